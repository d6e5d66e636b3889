const STEP = 1.5
const WHEEL_PER_PIXEL = 0.0025
/** Firefox reports lines, not pixels, for a mouse. */
const LINE_PX = 16

export interface ZoomActions {
  /** Enlarges about a point, in px from the stage's left and top; about its middle without one. */
  zoom: (factor: number, at?: { x: number; y: number }) => void
  /** The whole drawing again. */
  reset: () => void
}

interface ZoomGestures extends ZoomActions {
  /** The window that scrolls. */
  stage: HTMLElement
  /** Where keys are heard. */
  keys: HTMLElement
  /** Whether a turn of the wheel is meant for the drawing; what is not is left to the page. */
  takesWheel: (event: WheelEvent) => boolean
  signal: AbortSignal
}

/** A trackpad's pinch arrives as a wheel with Ctrl. */
export const isZoomWheel = (event: WheelEvent) => event.ctrlKey || event.metaKey

/**
 * Wheel, `+`, `-`, `0`, two fingers and a mouse's drag over a window that the platform scrolls: one finger, the arrow
 * keys and a wheel that is not taken go on scrolling it, and then the page.
 */
export function listenToZoom({ stage, keys, takesWheel, zoom, reset, signal }: ZoomGestures): void {
  const within = (x: number, y: number) => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }

  stage.addEventListener(
    'wheel',
    (event) => {
      if (!takesWheel(event)) return
      event.preventDefault()
      event.stopPropagation()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY
      zoom(Math.exp(-pixels * WHEEL_PER_PIXEL), within(event.clientX, event.clientY))
    },
    { passive: false, signal },
  )

  keys.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const action = { '+': () => zoom(STEP), '=': () => zoom(STEP), '-': () => zoom(1 / STEP), '0': reset }[event.key]
      if (!action) return
      event.preventDefault()
      action()
    },
    { signal },
  )

  /** Distance and middle of two fingers, while there are two. */
  let pinch: { spread: number; x: number; y: number } | undefined
  const fingers = ({ touches: [a, b] }: TouchEvent) =>
    a && b ? { spread: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : undefined
  const restart = (event: TouchEvent) => {
    pinch = fingers(event)
  }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) stage.addEventListener(type, restart, { passive: true, signal })
  stage.addEventListener(
    'touchmove',
    (event) => {
      const next = fingers(event)
      if (!pinch || !next || pinch.spread === 0) return
      if (event.cancelable) event.preventDefault()
      stage.scrollBy(pinch.x - next.x, pinch.y - next.y)
      zoom(next.spread / pinch.spread, within(next.x, next.y))
      pinch = next
    },
    { passive: false, signal },
  )

  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button === 0) stage.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (stage.hasPointerCapture(event.pointerId) && event.pointerType === 'mouse') stage.scrollBy(-event.movementX, -event.movementY)
    },
    { signal },
  )
}

/** One step of a button. */
export const ZOOM_STEP = STEP
