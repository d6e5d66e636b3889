'use client'

import { useEffect, useRef } from 'react'
import { followEmbed, followFilm } from './playback'

/** Gives the player around it its manners: see playback.ts. The controls work without it. */
export function PlaybackManners() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const player = marker.current?.parentElement
    if (player instanceof HTMLDetailsElement) return followEmbed(player)
    const film = player?.querySelector('video')
    return film ? followFilm(film) : undefined
  }, [])
  return <span ref={marker} hidden />
}
