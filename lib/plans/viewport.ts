/** Zoom and pan of a drawing in its viewport: width as a multiple of the viewport's, scroll position in px. */
export interface Viewport {
  scale: number
  left: number
  top: number
}

const MIN_SCALE = 1
export const MAX_SCALE = 6

const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale))

/**
 * Zooms around a point of the viewport, keeping the drawing under that point.
 * @param x,y px from the viewport's left and top
 */
export function zoomAround(view: Viewport, factor: number, x: number, y: number): Viewport {
  const scale = clampScale(view.scale * factor)
  const ratio = scale / view.scale
  return { scale, left: Math.max(0, (view.left + x) * ratio - x), top: Math.max(0, (view.top + y) * ratio - y) }
}
