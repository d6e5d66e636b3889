interface OpenedTour {
  /** The `<details>` with the poster as its summary, and the iframe. */
  tour: HTMLDetailsElement
  frame: HTMLIFrameElement
  /** Runs whenever the tour opens or closes, and at once for an open one. */
  onToggle: (open: boolean) => void
  /** Removes all listeners. */
  signal: AbortSignal
}

/**
 * Lets a tour fill the window while it is open, as a popover: Escape and tabbing past it close it. Scrolls it into view in
 * browsers without popovers. Runs in the page of the tour or in its iframe.
 */
export function fillWindow({ tour, frame, onToggle, signal }: OpenedTour) {
  const page = tour.ownerDocument
  const hasPopovers = 'popover' in HTMLElement.prototype
  const fillsWindow = () => hasPopovers && tour.matches(':popover-open')
  const close = () => {
    if (tour.contains(page.activeElement)) tour.querySelector('summary')?.focus()
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
    onToggle(tour.open)
  }
  tour.addEventListener('toggle', arrange, { signal })
  // Fires only for the popover: Escape, or a phone's back gesture where the browser handles it so.
  tour.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && close(), { signal })
  // Tabbing out continues in the page, not behind the tour.
  page.defaultView?.addEventListener('focusin', ({ target }) => fillsWindow() && !tour.contains(target as Node) && close(), { signal })
  // Key events in the iframe stay there; null where the tour is another site's.
  const listenInFrame = () => {
    const inner = frame.contentDocument
    inner?.addEventListener('keydown', ({ key }) => key === 'Escape' && !inner.fullscreenElement && close(), { signal })
  }
  frame.addEventListener('load', listenInFrame, { signal })
  // Opened before the script ran: the iframe may exist already.
  if (tour.open) {
    arrange()
    listenInFrame()
  }
}
