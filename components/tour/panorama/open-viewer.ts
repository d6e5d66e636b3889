import { CONSTANTS, events, Viewer, type Position } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'
import { events as gyroscopeEvents, GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import { VirtualTourPlugin, type VirtualTourLink, type VirtualTourNode } from '@photo-sphere-viewer/virtual-tour-plugin'
import '@photo-sphere-viewer/virtual-tour-plugin/index.css'
import type { Panorama } from '@/lib/content/tours'
import { media } from '../../ui/breakpoints'
import { createHotspot } from './hotspot'
import { DEGREES, moveView, type Turn } from './move-view'
import { PictureAdapter } from './picture-adapter'

const { ROTATE_UP, ROTATE_DOWN, ROTATE_RIGHT, ROTATE_LEFT, ZOOM_IN, ZOOM_OUT } = CONSTANTS.ACTIONS
/** Vertical field of view in degrees. */
const FIELD_OF_VIEW = { min: 35, max: 110, landscape: 80, portrait: 100 }
const CROSSFADE_MS = 700

const degrees = (value: number) => `${value}deg`
const zoomLevelOf = (fieldOfView: number) => ((FIELD_OF_VIEW.max - fieldOfView) / (FIELD_OF_VIEW.max - FIELD_OF_VIEW.min)) * 100
const matches = (query: string) => matchMedia(query).matches

/** Current view: direction in degrees clockwise from the top of the plan, and horizontal field of view in degrees. */
export interface ViewDirection {
  direction: number
  field: number
}

export interface ViewerEvents {
  /** Called when a scene is shown. */
  onSceneChange: (id: string) => void
  onViewChange: (view: ViewDirection) => void
  /** A hotspot was pressed. */
  onHotspotClick: (id: string) => void
  /** Gyroscope control was switched on or off. */
  onGyroscopeChange: (enabled: boolean) => void
  /** Called when the WebGL context is lost, as on phones when memory runs short. */
  onContextLost: () => void
}

/** The part of Photo Sphere Viewer that the page uses. */
export interface TourViewer {
  /** @returns true when the scene is shown, false when another was requested meanwhile. Rejects when it cannot be loaded. */
  show: (id: string) => Promise<boolean>
  zoom: (direction: 1 | -1) => void
  /** Rotates the view by one step: an alternative to dragging. */
  turn: (direction: Turn) => void
  /** Whether the device has an orientation sensor. May take seconds, until the sensor reports. */
  hasGyroscope: () => Promise<boolean>
  /** Requests permission where the device requires it. Resolves to false when it was denied. */
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
  { onSceneChange, onViewChange, onHotspotClick, onGyroscopeChange, onContextLost }: ViewerEvents,
): TourViewer {
  const reducedMotion = matches('(prefers-reduced-motion: reduce)')
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
    // In a frame the wheel scrolls the page around it; see `zoomByWheel`.
    mousewheel: false,
    moveInertia: !reducedMotion,
    minFov: FIELD_OF_VIEW.min,
    maxFov: FIELD_OF_VIEW.max,
    defaultZoomLvl: zoomLevelOf(container.clientWidth > container.clientHeight ? FIELD_OF_VIEW.landscape : FIELD_OF_VIEW.portrait),
    defaultYaw: degrees(first?.view ?? 0),
    defaultPitch: degrees(first?.pitch ?? 0),
    plugins: [
      GyroscopePlugin.withConfig({ roll: false, moveMode: 'fast' }),
      VirtualTourPlugin.withConfig({
        dataMode: 'server',
        renderMode: '2d',
        getNode: (id) => nodes.get(id) as VirtualTourNode,
        showLinkTooltip: false,
        // Phones do not prefetch neighbouring scenes, to save mobile data.
        preload: !matches(media.phone),
        arrowStyle: { element: (link: VirtualTourLink) => hotspotOf(link), size: { width: 112, height: 84 } },
      }),
    ],
  })
  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin)
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin)
  const canvas = container.querySelector('canvas')
  const motion = moveView(viewer, reducedMotion)

  const hotspotOf = ({ nodeId, data, position }: VirtualTourLink): HTMLElement =>
    createHotspot(String((data as { name: string }).name), {
      onClick: () => onHotspotClick(nodeId),
      // The Tab key also reaches hotspots out of view. At pitch 0 every hotspot is visible.
      onFocus: () => position && motion.rotateTo({ ...position, pitch: 0 } as Position),
    })
  const look = () => {
    const field = viewer.dataHelper.vFovToHFov(viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel()))
    onViewChange({ direction: viewer.getPosition().yaw * DEGREES, field })
  }
  viewer.addEventListener(events.PositionUpdatedEvent.type, look)
  viewer.addEventListener(events.ZoomUpdatedEvent.type, look)
  viewer.addEventListener(events.SizeUpdatedEvent.type, look)
  gyroscope.addEventListener(gyroscopeEvents.GyroscopeUpdatedEvent.type, ({ gyroscopeEnabled }) => onGyroscopeChange(gyroscopeEnabled))
  container.addEventListener('wheel', motion.zoomByWheel, { passive: false })
  canvas?.addEventListener('webglcontextlost', onContextLost)

  return {
    async show(id) {
      const { view = 0, pitch = 0 } = panoramas.find((panorama) => panorama.id === id) ?? {}
      const arrived = await tour.setCurrentNode(id, {
        showLoader: false,
        effect: reducedMotion ? 'none' : 'fade',
        rotation: false,
        speed: CROSSFADE_MS,
        rotateTo: { yaw: view / DEGREES, pitch: pitch / DEGREES },
      })
      if (arrived) {
        onSceneChange(id)
        look()
      }
      return arrived
    },
    turn: motion.turn,
    zoom: motion.zoom,
    // Some laptops report sensors too; only devices with a touch screen are offered the gyroscope.
    hasGyroscope: async () => matches('(pointer: coarse)') && gyroscope.isSupported(),
    // The plug-in rejects without a reason when permission is denied.
    startGyroscope: () =>
      gyroscope.start().then(
        () => true,
        () => false,
      ),
    stopGyroscope: () => gyroscope.stop(),
    destroy() {
      canvas?.removeEventListener('webglcontextlost', onContextLost)
      container.removeEventListener('wheel', motion.zoomByWheel)
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
