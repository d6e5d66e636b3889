import { NAVIGATED } from '../navigation/navigated'
import { nearest, on, root } from './dom'

const ITEM = '[data-drop-down]'
const trigger = (item: Element | null) => item?.querySelector<HTMLElement>('[aria-expanded]')

/** The wide menu: one group open at a time, under the pointer or the keyboard's focus. `aria-expanded` is the state; CSS shows it. */
export function startDropDowns() {
  let open: HTMLElement | null = null
  let hovered: HTMLElement | null = null
  const show = (item: HTMLElement | null) => {
    trigger(open)?.setAttribute('aria-expanded', 'false')
    trigger(item)?.setAttribute('aria-expanded', 'true')
    open = item
  }
  /** Only a change counts: a pointer at rest elsewhere must not close what the keyboard opened. */
  const hover = (item: HTMLElement | null) => {
    if (item !== hovered) show((hovered = item))
  }

  on<PointerEvent>('pointerover', (event) => {
    if (event.pointerType === 'mouse') hover(nearest(event, ITEM))
  })
  root.addEventListener('pointerleave', () => hover(null))

  on('focusin', (event) => {
    const item = nearest(event, ITEM)
    if (!item || (event.target as Element).matches(':focus-visible')) show(item)
  })

  on<PointerEvent>('click', (event) => {
    const item = nearest(event, ITEM)
    // The mouse has opened it already by being there; a finger or the keyboard toggles.
    if (item && nearest(event, '[aria-expanded]')) show(item === open && event.pointerType !== 'mouse' ? null : item)
    else if (open) show(null)
  })

  on<KeyboardEvent>('keydown', (event) => {
    if (event.key !== 'Escape' || !open) return
    if (open.contains(document.activeElement)) trigger(open)?.focus()
    show(null)
  })

  on(NAVIGATED, () => show(null))
}
