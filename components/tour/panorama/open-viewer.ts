import { CONSTANTS, events, Viewer, type Position } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'
import { events as gyroscopeEvents, GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import { VirtualTourPlugin, type VirtualTourLink, type VirtualTourNode } from '@photo-sphere-viewer/virtual-tour-plugin'
import '@photo-sphere-viewer/virtual-tour-plugin/index.css'
import type { Panorama } from '@/lib/content/tours'
import { media } from '../../ui/breakpoints'
import { floorMark } from './floor-mark'
import { PictureAdapter } from './picture-adapter'

const { ROTATE_UP, ROTATE_DOWN, ROTATE_RIGHT, ROTATE_LEFT, ZOOM_IN, ZOOM_OUT } = CONSTANTS.ACTIONS
/** Vertical field of view in degrees. */
const FIELD = { min: 35, max: 110, landscape: 80, portrait: 100 }
const DEGREES = 180 / Math.PI
const FADE_MS = 700
const TURN_MS = 400
const ZOOM_STEP = 12
/** Of the wheel, which speaks while it turns. */
const WHEEL_ZOOM_STEP = 4

const degrees = (value: number) => `${value}deg`
const zoomOf = (field: number) => ((FIELD.max - field) / (FIELD.max - FIELD.min)) * 100
const prefers = (query: string) => matchMedia(query).matches

/** Where a visitor looks: degrees clockwise from the top of the plan, and how much is seen from left to right. */
export interface Look {
  direction: number
  field: number
}

export type Turn = 'left' | 'right' | 'up' | 'down'

/** Degrees to the right and upwards. */
const TURNS: Readonly<Record<Turn, readonly [yaw: number, pitch: number]>> = { left: [-30, 0], right: [30, 0], up: [0, 20], down: [0, -20] }

export interface ViewerEvents {
  /** A scene shows. */
  onArrive: (id: string) => void
  onLook: (look: Look) => void
  /** A mark was pressed. */
  onFollow: (id: string) => void
  /** The way the device is held began or ceased to move the view. */
  onGyroscope: (enabled: boolean) => void
  /** The graphics were taken away, as phones do when memory runs short. */
  onLost: () => void
}

/** A panorama viewer with the few things that its page needs. */
export interface TourViewer {
  /** @returns whether the scene shows; false when another was asked for meanwhile. Rejects when it cannot be loaded. */
  show: (id: string) => Promise<boolean>
  zoom: (direction: 1 | -1) => void
  /** Looks a step further that way, for those who do not drag. */
  turn: (way: Turn) => void
  /** Resolves to whether the device tells how it is held; until a sensor speaks that may take seconds. */
  hasGyroscope: () => Promise<boolean>
  /** Asks for permission where the device wants it. Resolves to false when the visitor refused. */
  startGyroscope: () => Promise<boolean>
  stopGyroscope: () => void
  destroy: () => void
}

/**
 * Opens an empty viewer in `container`; `show` brings the first scene. Every scene is turned so that the viewer's
 * directions are those of the plan.
 */
export function openViewer(
  container: HTMLElement,
  panoramas: readonly Panorama[],
  { onArrive, onLook, onFollow, onGyroscope, onLost }: ViewerEvents,
): TourViewer {
  const still = prefers('(prefers-reduced-motion: reduce)')
  const nodes = new Map(panoramas.map((panorama) => [panorama.id, nodeOf(panorama)]))
  const [first] = panoramas
  const viewer = new Viewer({
    container,
    adapter: PictureAdapter,
    navbar: false,
    keyboard: 'always',
    // `=` is `+` without Shift.
    keyboardActions: {
      ArrowUp: ROTATE_UP,
      ArrowDown: ROTATE_DOWN,
      ArrowRight: ROTATE_RIGHT,
      ArrowLeft: ROTATE_LEFT,
      '+': ZOOM_IN,
      '=': ZOOM_IN,
      '-': ZOOM_OUT,
    },
    // A page around the tour scrolls under the wheel; see `zoomByWheel`.
    mousewheel: false,
    moveInertia: !still,
    minFov: FIELD.min,
    maxFov: FIELD.max,
    defaultZoomLvl: zoomOf(container.clientWidth > container.clientHeight ? FIELD.landscape : FIELD.portrait),
    defaultYaw: degrees(first?.view ?? 0),
    defaultPitch: degrees(first?.pitch ?? 0),
    plugins: [
      GyroscopePlugin.withConfig({ roll: false, moveMode: 'fast' }),
      VirtualTourPlugin.withConfig({
        dataMode: 'server',
        renderMode: '2d',
        getNode: (id) => nodes.get(id) as VirtualTourNode,
        showLinkTooltip: false,
        // A phone pays for what it looks at.
        preload: !prefers(media.phone),
        arrowStyle: { element: (link: VirtualTourLink) => markFor(link), size: { width: 112, height: 84 } },
      }),
    ],
  })
  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin)
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin)
  const canvas = container.querySelector('canvas')

  const markFor = ({ nodeId, data, position }: VirtualTourLink): HTMLElement =>
    floorMark(String((data as { name: string }).name), {
      onPress: () => onFollow(nodeId),
      // Tab reaches marks beside the view, too. All of them show to those who look straight ahead.
      onFocus: () => position && turnTo({ ...position, pitch: 0 } as Position),
    })
  const turnTo = (position: Position) => {
    if (still) viewer.rotate(position)
    else void viewer.animate({ ...position, speed: '12rpm' })
  }
  /** Where the last press turns to, as long as the view is on its way: presses add up. */
  let heading: Position | null = null
  const turn = (way: Turn) => {
    const [yaw, pitch] = TURNS[way]
    const from = heading ?? viewer.getPosition()
    const to = { yaw: from.yaw + yaw / DEGREES, pitch: Math.max(-Math.PI / 2, Math.min(Math.PI / 2, from.pitch + pitch / DEGREES)) }
    heading = to
    const arrived = () => {
      if (heading === to) heading = null
    }
    if (still) {
      viewer.rotate(to)
      arrived()
    } else void viewer.animate({ ...to, speed: TURN_MS }).then(arrived)
  }
  const look = () => {
    const field = viewer.dataHelper.vFovToHFov(viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel()))
    onLook({ direction: viewer.getPosition().yaw * DEGREES, field })
  }
  const zoomByWheel = (event: WheelEvent) => {
    const pageScrolls = window.self !== window.top && !document.fullscreenElement
    if (pageScrolls && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    viewer.zoom(viewer.getZoomLevel() - Math.sign(event.deltaY) * WHEEL_ZOOM_STEP)
  }

  viewer.addEventListener(events.PositionUpdatedEvent.type, look)
  viewer.addEventListener(events.ZoomUpdatedEvent.type, look)
  viewer.addEventListener(events.SizeUpdatedEvent.type, look)
  gyroscope.addEventListener(gyroscopeEvents.GyroscopeUpdatedEvent.type, ({ gyroscopeEnabled }) => onGyroscope(gyroscopeEnabled))
  container.addEventListener('wheel', zoomByWheel, { passive: false })
  canvas?.addEventListener('webglcontextlost', onLost)

  return {
    async show(id) {
      const { view = 0, pitch = 0 } = panoramas.find((panorama) => panorama.id === id) ?? {}
      const arrived = await tour.setCurrentNode(id, {
        showLoader: false,
        effect: still ? 'none' : 'fade',
        rotation: false,
        speed: FADE_MS,
        rotateTo: { yaw: view / DEGREES, pitch: pitch / DEGREES },
      })
      if (arrived) {
        onArrive(id)
        look()
      }
      return arrived
    },
    turn,
    zoom: (step) => viewer.zoom(viewer.getZoomLevel() + step * ZOOM_STEP),
    // Computers answer, too, and are not held up and turned about.
    hasGyroscope: async () => prefers('(pointer: coarse)') && gyroscope.isSupported(),
    // It rejects without a reason when the visitor says no.
    startGyroscope: () =>
      gyroscope.start().then(
        () => true,
        () => false,
      ),
    stopGyroscope: () => gyroscope.stop(),
    destroy() {
      canvas?.removeEventListener('webglcontextlost', onLost)
      container.removeEventListener('wheel', zoomByWheel)
      viewer.destroy()
    },
  }
}

const nodeOf = ({ id, name, file, heading, links }: Panorama): VirtualTourNode => ({
  id,
  name,
  panorama: { ...file, path: file.id },
  sphereCorrection: { pan: degrees(-heading) },
  links: links.map((link) => ({ nodeId: link.to, position: { yaw: degrees(link.yaw), pitch: degrees(link.pitch) }, data: { name: link.name } })),
})
