'use client'

import { useEffect, useRef } from 'react'
import { videoHost, type VideoHostName } from '@/lib/content/video-hosts/video-hosts'
import { autoplayEmbed, autoplayVideo } from './autoplay'

/** Host and id of an embedded film. */
export interface EmbeddedSource {
  kind: VideoHostName
  id: string
}

/** Autoplays the enclosing player while it is in view: see autoplay.ts. The player's controls work without it. */
export function AutoplayController({ embedded }: { embedded?: EmbeddedSource }) {
  const marker = useRef<HTMLSpanElement>(null)
  const kind = embedded?.kind
  const id = embedded?.id
  useEffect(() => {
    const player = marker.current?.parentElement
    if (kind && id && player instanceof HTMLDetailsElement) return autoplayEmbed(player, videoHost(kind), id)
    const video = player?.querySelector('video')
    return video ? autoplayVideo(video) : undefined
  }, [kind, id])
  return <span ref={marker} hidden />
}
