import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { loadPart } from '@/components/ui/lazy-boundary'
import type { Panorama } from '@/lib/content/tours'
import type { Turn } from './move-view'
import type { ViewDirection, openViewer, TourViewer } from './open-viewer'
import type { FailureReason } from './tour-state'

type Phase = 'loading' | 'ready' | FailureReason

interface TourState {
  phase: Phase
  /** The first room was shown. */
  started: boolean
  /** Ids of the current scene and of the one requested last. */
  current: string
  requested: string
  gyroscope: 'absent' | 'off' | 'on' | 'refused'
  goTo: (id: string) => void
  zoom: (direction: 1 | -1) => void
  turn: (way: Turn) => void
  toggleGyroscope: () => void
}

type OpenViewer = typeof openViewer

const canDrawPanoramas = () => document.createElement('canvas').getContext('webgl2') !== null

/** @returns null without WebGL 2: then nothing is fetched */
async function loadViewer(): Promise<OpenViewer | null> {
  if (!canDrawPanoramas()) return null
  return (await loadPart('VR', () => import('./open-viewer'))).openViewer
}

/**
 * Loads the viewer, opens it in `viewport` and shows the first scene.
 * @param panoramas must not change while mounted
 * @param onViewChange many times a second while the view turns
 */
export function useTourViewer(viewport: RefObject<HTMLElement | null>, panoramas: readonly Panorama[], onViewChange: (look: ViewDirection) => void): TourState {
  const first = panoramas[0]?.id ?? ''
  const [phase, setPhase] = useState<Phase>('loading')
  const [started, setStarted] = useState(false)
  const [current, setCurrent] = useState(first)
  const [requested, setRequested] = useState(first)
  const [gyroscope, setGyroscope] = useState<TourState['gyroscope']>('absent')
  const viewer = useRef<TourViewer | null>(null)

  const goTo = async (id: string) => {
    if (!viewer.current) return
    setRequested(id)
    setPhase('loading')
    try {
      const { show } = viewer.current
      if (await loadPart('VR', () => show(id))) setPhase('ready')
    } catch {
      setPhase('room')
    }
  }
  const startGyroscope = async () => {
    if ((await viewer.current?.startGyroscope()) === false) setGyroscope('refused')
  }

  /** Effect event: reads the latest props, so that their change does not reopen the viewer. */
  const startViewer = useEffectEvent((open: OpenViewer, container: HTMLElement, signal: AbortSignal) => {
    const opened = open(container, panoramas, {
      onSceneChange(id) {
        setStarted(true)
        setCurrent(id)
      },
      onViewChange,
      onHotspotClick(id) {
        // The hotspot is removed with its room, and the focus would be lost.
        container.focus({ preventScroll: true })
        void goTo(id)
      },
      onGyroscopeChange: (on) => setGyroscope(on ? 'on' : 'off'),
      onContextLost: () => setPhase('lost'),
    })
    viewer.current = opened
    void opened.hasGyroscope().then((has) => has && !signal.aborted && setGyroscope('off'))
    // `#kitchen`: a link from a drawing starts in the room that was clicked.
    void goTo(panoramas.find(({ id }) => location.hash === `#${id}`)?.id ?? first)
  })

  useEffect(() => {
    const container = viewport.current
    if (!container) return
    const controller = new AbortController()
    loadViewer()
      .then((open) => {
        if (controller.signal.aborted) return
        if (open) startViewer(open, container, controller.signal)
        else setPhase('unsupported')
      })
      .catch(() => setPhase('viewer'))
    return () => {
      controller.abort()
      viewer.current?.destroy()
      viewer.current = null
    }
  }, [viewport])

  return {
    phase,
    started,
    current,
    requested,
    gyroscope,
    goTo: (id) => void goTo(id),
    zoom: (direction) => viewer.current?.zoom(direction),
    turn: (way) => viewer.current?.turn(way),
    toggleGyroscope: () => (gyroscope === 'on' ? viewer.current?.stopGyroscope() : void startGyroscope()),
  }
}
