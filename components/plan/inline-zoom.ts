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
  if (!viewport) return () => undefined
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
  const actions: ZoomActions = {
    zoom: (factor, { x, y } = middle()) => show(zoomAround({ scale, left: viewport.scrollLeft, top: viewport.scrollTop }, factor, x, y)),
    reset: () => show({ scale: 1, left: 0, top: 0 }),
  }
  addZoomListeners({ viewport, keyTarget: viewport, shouldZoomOnWheel: isZoomWheel, signal, ...actions })
  for (const level of levels) level.addEventListener('change', () => actions.zoom(Number(level.value) / scale), { signal })
  root.querySelector('[data-zoom-reset]')?.addEventListener(
    'click',
    () => {
      actions.reset()
      viewport.focus({ preventScroll: true })
    },
    { signal },
  )
  // Enlarged by its radio buttons before this script came, the browser shows the corner of the sheet, often an empty one.
  if (scale > 1 && !viewport.scrollLeft && !viewport.scrollTop) {
    const { x, y } = middle()
    show(zoomAround({ scale: 1, left: 0, top: 0 }, scale, x, y))
  }
  root.toggleAttribute('data-zoom-live', true)
  return () => controller.abort()
}
