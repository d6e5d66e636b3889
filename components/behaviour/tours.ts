import { find, nearest, on } from './dom'
import { overlayEntry } from './overlay-entry'

const OPEN_TOUR = 'details[data-tour][open]'

/** Opens `part` and what hides it: panels of accordions by themselves, panels of tabs by their tab. */
function reveal(part: HTMLElement | null) {
  for (; part; part = part.parentElement) {
    if ('open' in part) part.open = true
    if (part.hidden) find(`[aria-controls=${part.id}]`)?.click()
  }
}

/** VR tours, `<details data-tour>` with an id: an open one has a history entry, as the popup has. */
export function startTours() {
  const openTour = () => find<HTMLDetailsElement>(OPEN_TOUR)
  const note = overlayEntry(
    'tour',
    () => !!openTour(),
    (id) => {
      if (id) return reveal(find(`#${id}`))
      // The focus may be in its frame, which leaves.
      find(`${OPEN_TOUR}>summary`)?.focus()
      openTour()?.removeAttribute('open')
    },
  )
  on('toggle', (event) => nearest(event, '[data-tour]') && note(openTour()?.id), true)
}
