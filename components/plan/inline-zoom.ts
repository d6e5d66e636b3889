import { zoomAround } from '@/lib/plans/viewport'
import { isZoomWheel, addZoomListeners, type ZoomActions } from './zoom-gestures'

/**
 * Zoom and pan gestures of a drawing within the page. The wheel zooms only with Ctrl or ⌘, so that it never blocks
 * scrolling the page. The radio buttons for the zoom level, which work without script, are kept in sync.
 * @param root `[data-zoomable]`
 * @returns a function that removes all listeners
 */
export function startInlineZoom(root: HTMLElement): () => void {
  const viewport = root.querySelector<HTMLElement>('[data-zoom-viewport]')
  const content = viewport?.querySelector('[data-zoom-content]')
  if (!viewport || !content) return () => undefined
  const levels = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"][data-zoom-level]')]
  const controller = new AbortController()
  const { signal } = controller
  let scale = Number(levels.find((level) => level.checked)?.value ?? 1)

  const show = (next: { scale: number; left: number; top: number }) => {
    scale = next.scale
    root.style.setProperty('--zoom', String(scale))
    root.toggleAttribute('data-zoomed', scale > 1)
    for (const level of levels) level.checked = Number(level.value) === scale
    viewport.scrollTo(next.left, next.top)
  }
  const middle = () => ({ x: viewport.clientWidth / 2, y: viewport.clientHeight / 2 })
  /**
   * Moves from the whole drawing to the room nearest its middle: halfway between rooms, no name may be in view. A map has none.
   * Measures on the sheet, which may be enlarged already: the buttons work without script.
   */
  const enlarge = (to: number) => {
    const sheet = content.getBoundingClientRect()
    const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left - sheet.left + width / 2, y: top - sheet.top + height / 2 })
    const centre = middleOf(sheet)
    const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - centre.x, y - centre.y)
    const rooms = [...content.querySelectorAll('text:has([data-unit])')].map((name) => name.getBoundingClientRect()).filter(({ width }) => width > 0)
    const at = rooms.map(middleOf).sort((a, b) => distance(a) - distance(b))[0] ?? centre
    const ratio = (viewport.clientWidth * to) / sheet.width
    show({ scale: to, left: at.x * ratio - middle().x, top: at.y * ratio - middle().y })
  }
  const actions: ZoomActions = {
    zoom: (factor, { x, y } = middle()) => show(zoomAround({ scale, left: viewport.scrollLeft, top: viewport.scrollTop }, factor, x, y)),
    reset: () => show({ scale: 1, left: 0, top: 0 }),
  }
  addZoomListeners({ viewport, keyTarget: viewport, shouldZoomOnWheel: isZoomWheel, signal, ...actions })
  for (const level of levels)
    level.addEventListener('change', () => (scale > 1 ? actions.zoom(Number(level.value) / scale) : enlarge(Number(level.value))), { signal })
  root.querySelector('[data-zoom-reset]')?.addEventListener(
    'click',
    () => {
      actions.reset()
      viewport.focus({ preventScroll: true })
    },
    { signal },
  )
  // When the radio buttons enlarged it before this script loaded, the browser shows the corner of the sheet, often an empty one.
  if (scale > 1 && !viewport.scrollLeft && !viewport.scrollTop) enlarge(scale)
  root.toggleAttribute('data-zoom-live', true)
  return () => controller.abort()
}
