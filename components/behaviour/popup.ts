import { containFocus } from './contain-focus'
import { isPlainClick, nearest, on } from './dom'
import { afterPaint } from './frames'
import { layOutEarly } from './lay-out-early'
import { overlayEntry } from './overlay-entry'

/**
 * The registration popup, which has a history entry while it is open.
 *
 * A modal dialog makes the page beneath inert, which styles every element of it anew: after a press the dialog is painted
 * first, in the same place, and becomes modal behind that frame, or with the next press or key.
 */
export function startPopup() {
  let pressedBackdrop = false
  const popup = () => document.getElementById('registration-popup') as HTMLDialogElement | null
  const note = overlayEntry(
    'popup',
    () => !!popup()?.open,
    (mark) => (mark ? popup()?.showModal() : popup()?.close()),
  )
  /** The popup has been painted, and is not modal yet. */
  let painted = false
  const makeModal = () => {
    const dialog = popup()
    if (painted && dialog?.open) {
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    painted = false
  }
  /** The form of the page itself, to which the button leads; none once it was sent. */
  const pageForm = () => document.querySelector('main [data-appointment] form:not([hidden])')
  const goTo = (form: Element) => {
    const way = form.querySelector<HTMLInputElement>('[name=visitWanted][value=yes]')
    if (way && !way.checked) way.click()
    form.scrollIntoView()
    form.querySelector<HTMLInputElement>('[name=visitWanted]:checked,[name=visitDay]:checked,[name=name]')?.focus({ preventScroll: true })
  }
  const showPainted = () => {
    const dialog = popup()
    if (!dialog || dialog.open) return
    painted = true
    dialog.setAttribute('open', '')
    afterPaint(makeModal)
  }
  for (const type of ['pointerdown', 'keydown']) on(type, makeModal, true)

  on<MouseEvent>('click', (event) => {
    const opener = nearest(event, '[data-popup-open]')
    if (opener && popup() && isPlainClick(event)) {
      event.preventDefault()
      const form = pageForm()
      // The popup would stand over the same form.
      if (form) return goTo(form)
      // Safari leaves the focus where it was; closing should return it to what was pressed.
      opener.focus({ preventScroll: true })
      showPainted()
      note(true)
    }
    if (nearest(event, '[data-dialog-close]') || (pressedBackdrop && event.target === popup())) {
      nearest<HTMLDialogElement>(event, 'dialog')?.close()
    }
  })

  // A selection dragged out of a field ends in a click on the backdrop: only a press that began there closes.
  on('pointerdown', (event) => {
    pressedBackdrop = event.target === popup()
    const dialog = nearest(event, '[data-popup-open]') && !pageForm() && popup()
    if (dialog && !dialog.open) layOutEarly(dialog)
  })

  containFocus(popup)

  on('close', (event) => event.target === popup() && note(), true)
}
