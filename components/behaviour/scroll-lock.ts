import { NAVIGATED } from '../navigation/navigated'
import { find, flag, on } from './dom'

/** Flags the root, as `data-scroll-locked`, while something that covers the page is open: the page does not scroll behind it. */
export function startScrollLock() {
  // `:is()` passes over what a browser does not know (popovers: Safari before 17).
  const update = () => flag('data-scroll-locked', !!find(':is(dialog:modal,[data-lock-scroll]:popover-open)'))
  // Dialogs say `toggle` since 2025 only: before, one that opens takes the focus, and one that closes says so. One that left with
  // its page says nothing.
  for (const type of ['toggle', 'focusin', 'close', NAVIGATED]) on(type, update, true)
}
