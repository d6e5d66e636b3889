'use client'

import { useEffect, useRef } from 'react'

/**
 * Scrolls the enclosing tour into view when it is opened, and unloads its iframe when it is closed, because a VR
 * scene keeps rendering while its document exists.
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
      // The browser itself loads it the first time. `location.replace`, because setting `src` would add an entry to
      // the session history.
      if (tour.open === !unloaded) return
      unloaded = !tour.open
      frame.contentWindow?.location.replace(unloaded ? 'about:blank' : address)
    }
    tour.addEventListener('toggle', onToggle)
    return () => tour.removeEventListener('toggle', onToggle)
  }, [])
  return <span ref={marker} hidden />
}
