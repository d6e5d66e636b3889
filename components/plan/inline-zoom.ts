import { zoomAt } from '@/lib/plans/plan-view'
import { isZoomWheel, listenToZoom, type ZoomActions } from './zoom-gestures'

/**
 * Gestures for a drawing that stands in a page. The wheel is taken with Ctrl or ⌘ alone, so that whoever scrolls past
 * never gets caught. The levels beside it, which work by themselves without script, follow.
 * @param root `[data-zoomable]`
 * @returns stops it
 */
export function startInlineZoom(root: HTMLElement): () => void {
  const stage = root.querySelector<HTMLElement>('[data-zoom-window]')
  if (!stage) return () => undefined
  const levels = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"][data-zoom-level]')]
  const stopping = new AbortController()
  const { signal } = stopping
  let scale = Number(levels.find((level) => level.checked)?.value ?? 1)

  const show = (next: { scale: number; left: number; top: number }) => {
    scale = next.scale
    root.style.setProperty('--zoom', String(scale))
    root.toggleAttribute('data-zoomed', scale > 1)
    for (const level of levels) level.checked = Number(level.value) === scale
    stage.scrollTo(next.left, next.top)
  }
  const actions: ZoomActions = {
    zoom: (factor, { x, y } = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) =>
      show(zoomAt({ scale, left: stage.scrollLeft, top: stage.scrollTop }, factor, x, y)),
    reset: () => show({ scale: 1, left: 0, top: 0 }),
  }
  listenToZoom({ stage, keys: stage, takesWheel: isZoomWheel, signal, ...actions })
  for (const level of levels) level.addEventListener('change', () => actions.zoom(Number(level.value) / scale), { signal })
  root.querySelector('[data-zoom-reset]')?.addEventListener(
    'click',
    () => {
      actions.reset()
      stage.focus({ preventScroll: true })
    },
    { signal },
  )
  root.toggleAttribute('data-zoom-live', true)
  return () => stopping.abort()
}
