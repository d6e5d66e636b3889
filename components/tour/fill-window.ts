interface OpenedTour {
  /** Holds the poster as its summary, and the frame. */
  tour: HTMLDetailsElement
  frame: HTMLIFrameElement
  /** Whenever the tour has been opened or closed, and at once for one that is open. */
  onToggle: (open: boolean) => void
  /** Ends it all. */
  signal: AbortSignal
}

/**
 * Lets a tour fill the window while it is open, as a popover: Escape closes it, and so does the Tab key past it. Where the browser has no popovers it is scrolled into view. Runs in the page of the tour or in its frame.
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
  // Only of the popover: Escape, or a phone's back gesture where the browser takes that for it.
  tour.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && close(), { signal })
  // Whoever goes on with the Tab key goes on in the page, not behind the tour.
  page.defaultView?.addEventListener('focusin', ({ target }) => fillsWindow() && !tour.contains(target as Node) && close(), { signal })
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
}
