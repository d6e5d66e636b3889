import { entryState } from '../navigation/entry-state'
import { NAVIGATED } from '../navigation/navigated'
import { containFocus } from './contain-focus'
import { isPlainClick, nearest, on } from './dom'
import { afterPaint } from './frames'
import { layOutEarly } from './lay-out-early'

/**
 * The registration popup and its history entry. The invariant: the present entry carries `popup` exactly while
 * the popup is open. Opening pushes such an entry; closing by X, Escape or the backdrop goes back over it;
 * Back closes the popup; Forward and a reload open it again.
 *
 * The entry copies the state below it, so that the App Router (which reloads on states without its mark, and
 * ignores null) finds its own tree there. An entry pushed before hydration is mended by client-navigation.tsx.
 *
 * A modal dialog makes the page beneath inert, which styles every element of it anew: after a press the dialog is painted
 * first, in the same place, and becomes modal behind that frame, or with the next press or key.
 */
export function startPopup() {
  /** X or Escape has gone back, and the popstate that answers is not there yet. */
  let leaving = false
  let pressedBackdrop = false
  const popup = () => document.getElementById('registration-popup') as HTMLDialogElement | null
  const marked = () => !!entryState()?.popup
  const mark = () => history.pushState({ ...entryState(), popup: true }, '')
  const show = () => {
    const dialog = popup()
    if (dialog && !dialog.open) dialog.showModal()
  }
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
      // Safari leaves the focus where it was; closing should return it to what was pressed.
      opener.focus({ preventScroll: true })
      showPainted()
      if (!marked()) mark()
    }
    if (nearest(event, '[data-dialog-close]') || (pressedBackdrop && event.target === popup())) {
      nearest<HTMLDialogElement>(event, 'dialog')?.close()
    }
  })

  // A selection dragged out of a field ends in a click on the backdrop: only a press that began there closes.
  on('pointerdown', (event) => {
    pressedBackdrop = event.target === popup()
    const dialog = nearest(event, '[data-popup-open]') && popup()
    if (dialog && !dialog.open) layOutEarly(dialog)
  })

  containFocus(popup)

  on(
    'close',
    (event) => {
      if (event.target === popup() && marked()) {
        leaving = true
        history.back()
      }
    },
    true,
  )

  addEventListener('popstate', () => {
    const open = popup()?.open
    if (leaving) {
      leaving = false
      // Opened again within the milliseconds that going back took.
      if (open) mark()
    } else if (marked()) show()
    else if (open) popup()?.close()
  })

  on(NAVIGATED, () => popup()?.close())

  if (marked()) show()
}
