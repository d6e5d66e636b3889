'use client'

import { useEffect, useRef } from 'react'
import { fillWindow } from './fill-window'

/**
 * Lets the enclosing tour fill the window while it is open. Unloads its iframe when closed, because a VR scene keeps rendering
 * while its document exists.
 */
export function TourWindow() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const tour = marker.current?.parentElement
    if (!(tour instanceof HTMLDetailsElement)) return
    const frame = tour.querySelector('iframe')
    const address = frame?.src
    if (!frame || !address) return
    const listening = new AbortController()
    let unloaded = false
    fillWindow({
      tour,
      frame,
      signal: listening.signal,
      // The browser loads it the first time. `location.replace`, because setting `src` would add an entry to the session history.
      onToggle: (open) => {
        if (open === !unloaded) return
        unloaded = !open
        frame.contentWindow?.location.replace(unloaded ? 'about:blank' : address)
      },
    })
    return () => listening.abort()
  }, [])
  return <span ref={marker} hidden />
}
