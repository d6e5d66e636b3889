'use client'

import { useEffect, useRef } from 'react'

/**
 * Brings the tour around it into view when it is opened, and unloads it when it is closed: a VR scene keeps drawing as
 * long as its frame lives.
 */
export function UnloadWhenClosed() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const tour = marker.current?.parentElement
    if (!(tour instanceof HTMLDetailsElement)) return
    const frame = tour.querySelector('iframe')
    const address = frame?.src
    if (!frame || !address) return
    let unloaded = false
    const onToggle = () => {
      if (tour.open) tour.scrollIntoView({ block: 'nearest' })
      // The browser itself loads it the first time. `replace`: a new `src` would be a step that Back takes back.
      if (tour.open === !unloaded) return
      unloaded = !tour.open
      frame.contentWindow?.location.replace(unloaded ? 'about:blank' : address)
    }
    tour.addEventListener('toggle', onToggle)
    return () => tour.removeEventListener('toggle', onToggle)
  }, [])
  return <span ref={marker} hidden />
}
