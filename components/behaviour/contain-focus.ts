import { on } from './dom'

/** `Node.DOCUMENT_POSITION_…` (https://dom.spec.whatwg.org/#interface-node), by value: the names are bytes in every page. */
const PRECEDING = 2
const FOLLOWING = 4

/** Keeps the Tab key within an open dialog: the platform lets it leave a modal one for the browser's own bars, and some browsers for nowhere. */
export const containFocus = (dialogOf: () => HTMLDialogElement | null) =>
  on<KeyboardEvent>('keydown', (event) => {
    const dialog = dialogOf()
    const from = document.activeElement
    if (event.key !== 'Tab' || !dialog?.open || !from) return
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href],button:enabled,input,textarea,summary')].filter(
      (stop) => stop.tabIndex >= 0 && stop.getClientRects().length,
    )
    const ahead = event.shiftKey ? PRECEDING : FOLLOWING
    if (dialog.contains(from) && stops.some((stop) => from.compareDocumentPosition(stop) & ahead)) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
  })
