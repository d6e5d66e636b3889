/** How a drawing stands in its window: its width as a multiple of the window's, and how far it is scrolled, in px. */
export interface PlanView {
  scale: number
  left: number
  top: number
}

const MIN_SCALE = 1
export const MAX_SCALE = 6

const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale))

/**
 * Enlarges about a point of the window, so that what lies under the finger stays under it.
 * @param x,y px from the window's left and top
 */
export function zoomAt(view: PlanView, factor: number, x: number, y: number): PlanView {
  const scale = clampScale(view.scale * factor)
  const ratio = scale / view.scale
  return { scale, left: Math.max(0, (view.left + x) * ratio - x), top: Math.max(0, (view.top + y) * ratio - y) }
}
