import type { Position, Viewer } from '@photo-sphere-viewer/core'

/** Degrees of a radian. */
export const DEGREES = 180 / Math.PI
const TURN_MS = 400
const ZOOM_STEP = 12
/** Smaller than {@link ZOOM_STEP}, because one turn of the wheel sends many events. */
const WHEEL_ZOOM_STEP = 4

export type Turn = 'left' | 'right' | 'up' | 'down'

/** Change of yaw (to the right) and pitch (upwards) in degrees. */
const TURNS: Readonly<Record<Turn, readonly [yaw: number, pitch: number]>> = { left: [-30, 0], right: [30, 0], up: [0, 20], down: [0, -20] }

interface ViewMotion {
  /** Turns to a place of the panorama. */
  rotateTo: (position: Position) => void
  /** Turns by one step; repeated clicks add up. */
  turn: (direction: Turn) => void
  zoom: (direction: 1 | -1) => void
  /** In a frame the wheel scrolls the page around it, unless Ctrl or ⌘ is held or the tour fills the screen. */
  zoomByWheel: (event: WheelEvent) => void
}

/** @param reducedMotion jumps instead of turning */
export function moveView(viewer: Viewer, reducedMotion: boolean): ViewMotion {
  /** Target of the running animation: repeated clicks add up from there. */
  let targetPosition: Position | null = null
  return {
    rotateTo(position) {
      if (reducedMotion) viewer.rotate(position)
      else void viewer.animate({ ...position, speed: '12rpm' })
    },
    turn(direction) {
      const [yaw, pitch] = TURNS[direction]
      const from = targetPosition ?? viewer.getPosition()
      const to = { yaw: from.yaw + yaw / DEGREES, pitch: Math.max(-Math.PI / 2, Math.min(Math.PI / 2, from.pitch + pitch / DEGREES)) }
      targetPosition = to
      const arrived = () => {
        if (targetPosition === to) targetPosition = null
      }
      if (reducedMotion) {
        viewer.rotate(to)
        arrived()
      } else void viewer.animate({ ...to, speed: TURN_MS }).then(arrived)
    },
    zoom: (direction) => viewer.zoom(viewer.getZoomLevel() + direction * ZOOM_STEP),
    zoomByWheel(event) {
      const pageScrolls = window.self !== window.top && !document.fullscreenElement
      if (pageScrolls && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      viewer.zoom(viewer.getZoomLevel() - Math.sign(event.deltaY) * WHEEL_ZOOM_STEP)
    },
  }
}
