import { entryState, type Overlay } from '../navigation/entry-state'
import { NAVIGATED } from '../navigation/navigated'
import { on } from './dom'

/** What the entry of an open overlay carries: which one it is, where there are several. */
type Mark = string | true

/**
 * Gives an overlay a history entry. The invariant: the present entry carries the overlay's mark exactly while it is open. Opening
 * pushes such an entry; closing by its own controls goes back over it; Back closes the overlay; Forward and a reload open it
 * again, and a change of page closes it.
 *
 * The entry copies the state below it, so that the App Router (which reloads on states without its mark, and ignores null) finds
 * its own tree there. An entry pushed before hydration is mended by client-navigation.tsx.
 * @param setOpen opens it for a mark, closes it for none; not called for what is so already
 * @returns to be told whenever it was opened, with the mark, or closed, with none
 */
export function overlayEntry(overlay: Overlay, isOpen: () => boolean, setOpen: (mark?: Mark) => void) {
  /** Of the entry over which a closing has gone back, as long as the popstate that answers is not there. */
  let left: Mark | undefined
  const marked = () => entryState()?.[overlay]
  const push = (mark: Mark) => history.pushState({ ...entryState(), [overlay]: mark }, '')
  const follow = () => {
    const mark = marked()
    if (!!mark !== isOpen()) setOpen(mark)
  }
  addEventListener('popstate', () => {
    const mark = left
    left = undefined
    if (!mark) follow()
    // Opened again within the milliseconds that going back took.
    else if (isOpen()) push(mark)
  })
  on(NAVIGATED, follow)
  follow()
  return (mark?: Mark) => {
    const present = marked()
    // Told twice, as by a popover's details, a closing goes back once.
    if (left || !present === !mark) return
    if (mark) return push(mark)
    left = present
    history.back()
  }
}
