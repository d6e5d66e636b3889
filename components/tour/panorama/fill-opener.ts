import { fillWindow } from '../fill-window'

/** What tour-window.module.css says, for a page without it; by script, because it is needed only while the tour is open. */
const STYLE = {
  tour: 'position: fixed; inset: 0; display: block; width: 100%; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; overflow: clip; background: var(--pine); color: var(--paper)',
  summary: 'height: 3rem; padding-inline: 1.25rem',
  frame: 'display: block; width: 100%; height: calc(100dvh - 3rem); aspect-ratio: auto',
}

/**
 * Lets the tour in this frame fill the window of the page around it, where that page has no script for it: on the home page
 * that would be bytes before anybody asked for a tour. Another site's page is left alone.
 * @param signal gives the page its look back
 */
export function fillOpener(signal: AbortSignal) {
  const frame = window.frameElement as HTMLIFrameElement | null
  const tour = frame?.closest('details')
  const summary = tour?.querySelector('summary')
  // Undefined where the browser has no popovers; a value where the page around has done it.
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
      // A fresh one, which the browser loads when it is opened again; with this one its scene stops being drawn.
      if (!open) frame.replaceWith(frame.cloneNode())
    },
  })
  signal.addEventListener('abort', () => {
    tour.popover = null
    style(false)
  })
}
