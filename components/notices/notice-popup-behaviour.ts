import { containFocus } from '../behaviour/contain-focus'
import { overlayEntry } from '../behaviour/overlay-entry'

/** What was shown last, and on which day. No cookie: the server need not know. */
const KEY = 'notice-popup'

interface NoticePopupOptions {
  /** Of the dialog. */
  readonly id: string
  /** Day and notices; shown once. */
  readonly mark: string
  /** Whether something covers the page already. */
  readonly isCovered: () => boolean
}

/** False where the browser forbids storing: the popup would come back with every page, so it stays closed and the bar speaks. */
function isFirst(mark: string): boolean {
  try {
    if (localStorage.getItem(KEY) === mark) return false
    localStorage.setItem(KEY, mark)
    return true
  } catch {
    return false
  }
}

let note: ((open?: true) => void) | undefined
const dialogNow = { id: '' }
const dialog = () => document.getElementById(dialogNow.id) as HTMLDialogElement | null

/** Once in a document: layouts may be mounted again, and each listener would answer. */
function listen(): (open?: true) => void {
  containFocus(dialog)
  let pressedBackdrop = false
  document.addEventListener('pointerdown', (event) => (pressedBackdrop = event.target === dialog()))
  document.addEventListener('click', (event) => {
    if (pressedBackdrop && event.target === dialog()) dialog()?.close()
  })
  const told = overlayEntry(
    'notice',
    () => !!dialog()?.open,
    (open) => (open ? dialog()?.showModal() : dialog()?.close()),
  )
  document.addEventListener('close', (event) => event.target === dialog() && told(), true)
  return told
}

/** Opens the dialog unless it was shown today. It has a history entry as the registration popup has: Back closes it. */
export function startNoticePopup({ id, mark, isCovered }: NoticePopupOptions): void {
  dialogNow.id = id
  note ??= listen()
  if (isCovered() || !isFirst(mark)) return
  dialog()?.showModal()
  note(true)
}
