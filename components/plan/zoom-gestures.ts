const KEY_STEP = 1.5
const ZOOM_PER_WHEEL_PIXEL = 0.0025
/** Firefox reports wheel deltas of a mouse in lines, not px. */
const WHEEL_LINE_PX = 16

export interface ZoomActions {
  /** Multiplies the scale around a point, in px from the viewport's left and top; around its centre by default. */
  zoom: (factor: number, at?: { x: number; y: number }) => void
  /** Back to scale 1, where the whole drawing is visible. */
  reset: () => void
}

interface ZoomGestures extends ZoomActions {
  /** The scroll container. */
  viewport: HTMLElement
  /** Element whose keydown events are handled. */
  keyTarget: HTMLElement
  /** Whether a wheel event zooms the drawing; otherwise it scrolls the page. */
  shouldZoomOnWheel: (event: WheelEvent) => boolean
  signal: AbortSignal
}

/** Browsers report a trackpad pinch as a wheel event with Ctrl. */
export const isZoomWheel = (event: WheelEvent) => event.ctrlKey || event.metaKey

/**
 * Adds zooming by wheel, `+`, `-`, `0` and pinch, and panning by mouse drag, to a scroll container. One finger, arrow
 * keys and other wheel events keep the browser's native scrolling.
 */
export function addZoomListeners({ viewport, keyTarget, shouldZoomOnWheel, zoom, reset, signal }: ZoomGestures): void {
  const toViewport = (x: number, y: number) => {
    const { left, top } = viewport.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }

  viewport.addEventListener(
    'wheel',
    (event) => {
      if (!shouldZoomOnWheel(event)) return
      event.preventDefault()
      event.stopPropagation()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * WHEEL_LINE_PX : event.deltaY
      zoom(Math.exp(-pixels * ZOOM_PER_WHEEL_PIXEL), toViewport(event.clientX, event.clientY))
    },
    { passive: false, signal },
  )

  keyTarget.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const action = { '+': () => zoom(KEY_STEP), '=': () => zoom(KEY_STEP), '-': () => zoom(1 / KEY_STEP), '0': reset }[event.key]
      if (!action) return
      event.preventDefault()
      action()
    },
    { signal },
  )

  /** Distance and centre of two touches during a pinch. */
  let pinch: { distance: number; x: number; y: number } | undefined
  const pinchOf = ({ touches: [a, b] }: TouchEvent) =>
    a && b ? { distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : undefined
  const restartPinch = (event: TouchEvent) => {
    pinch = pinchOf(event)
  }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) viewport.addEventListener(type, restartPinch, { passive: true, signal })
  viewport.addEventListener(
    'touchmove',
    (event) => {
      const next = pinchOf(event)
      if (!pinch || !next || pinch.distance === 0) return
      if (event.cancelable) event.preventDefault()
      viewport.scrollBy(pinch.x - next.x, pinch.y - next.y)
      zoom(next.distance / pinch.distance, toViewport(next.x, next.y))
      pinch = next
    },
    { passive: false, signal },
  )

  viewport.addEventListener(
    'pointerdown',
    (event) => {
      // Capturing the pointer would keep a click from reaching the link under it.
      const onLink = (event.target as Element).closest('a')
      if (event.pointerType === 'mouse' && event.button === 0 && !onLink) viewport.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  viewport.addEventListener(
    'pointermove',
    (event) => {
      if (viewport.hasPointerCapture(event.pointerId) && event.pointerType === 'mouse') viewport.scrollBy(-event.movementX, -event.movementY)
    },
    { signal },
  )
}

/** Zoom factor of one click on a button. */
export const ZOOM_STEP = KEY_STEP
