'use client'

import { useEffect, useRef } from 'react'

/**
 * Lets the enclosing tour fill the window while it is open, as a popover: Escape and a phone's back gesture close it. Where the
 * browser has no popovers it is scrolled into view. Closed, its iframe is unloaded, because a VR scene keeps rendering while its
 * document exists.
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
    const { signal } = listening
    let unloaded = false
    const hasPopovers = 'popover' in HTMLElement.prototype
    const fillsWindow = () => hasPopovers && tour.matches(':popover-open')
    const close = () => {
      if (tour.contains(document.activeElement)) tour.querySelector('summary')?.focus()
      tour.open = false
    }
    const arrange = () => {
      if (!hasPopovers) {
        if (tour.open) tour.scrollIntoView({ block: 'nearest' })
      } else if (!tour.open) {
        if (fillsWindow()) tour.hidePopover()
        tour.popover = null
      } else if (!fillsWindow()) {
        tour.popover = 'auto'
        tour.showPopover()
      }
      // The browser itself loads it the first time. `location.replace`, because setting `src` would add an entry to
      // the session history.
      if (tour.open === !unloaded) return
      unloaded = !tour.open
      frame.contentWindow?.location.replace(unloaded ? 'about:blank' : address)
    }
    tour.addEventListener('toggle', arrange, { signal })
    // Only of the popover: Escape, the back gesture.
    tour.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && close(), { signal })
    // Whoever goes on with the Tab key goes on in the page, not behind the tour.
    addEventListener('focusin', ({ target }) => fillsWindow() && !tour.contains(target as Node) && close(), { signal })
    // Keys that are pressed in the iframe stay in it; null where the tour is another site's.
    const listenInFrame = () => {
      const inner = frame.contentDocument
      inner?.addEventListener('keydown', ({ key }) => key === 'Escape' && !inner.fullscreenElement && close(), { signal })
    }
    frame.addEventListener('load', listenInFrame, { signal })
    // Opened before there was script: the iframe may stand already.
    if (tour.open) {
      arrange()
      listenInFrame()
    }
    return () => listening.abort()
  }, [])
  return <span ref={marker} hidden />
}
