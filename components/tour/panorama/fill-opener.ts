import { fillWindow } from '../fill-window'

/** The rules of tour-window.module.css for a page without it; set by script, because only an open tour needs them. */
const STYLE = {
  tour: 'position: fixed; inset: 0; display: block; width: 100%; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; overflow: clip; background: var(--pine); color: var(--paper)',
  summary: 'height: 3rem; padding-inline: 1.25rem',
  frame: 'display: block; width: 100%; height: calc(100dvh - 3rem); aspect-ratio: auto',
}

/**
 * Lets the tour in this iframe fill the window of the page around it, where that page has no script for it: the home page does
 * not carry those bytes. Leaves another site's page alone.
 * @param signal restores the page's styles
 */
export function fillOpener(signal: AbortSignal) {
  const frame = window.frameElement as HTMLIFrameElement | null
  const tour = frame?.closest('details')
  const summary = tour?.querySelector('summary')
  // Undefined where the browser has no popovers; set where the outer page handles it.
  if (!frame || !tour || !summary || tour.popover !== null) return
  const style = (shown: boolean) => {
    tour.style.cssText = shown ? STYLE.tour : ''
    summary.style.cssText = shown ? STYLE.summary : ''
    frame.style.cssText = shown ? STYLE.frame : ''
    tour.toggleAttribute('data-lock-scroll', shown)
  }
  fillWindow({
    tour,
    frame,
    signal,
    onToggle: (open) => {
      style(open)
      // A new iframe, which the browser loads when the tour is opened again; removing this one stops its rendering.
      if (!open) frame.replaceWith(frame.cloneNode())
    },
  })
  signal.addEventListener('abort', () => {
    tour.popover = null
    style(false)
  })
}
