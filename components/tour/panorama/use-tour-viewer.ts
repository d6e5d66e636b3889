import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { loadPart } from '@/components/ui/lazy-boundary'
import type { Panorama } from '@/lib/content/tours'
import type { Look, openViewer, TourViewer, Turn } from './open-viewer'
import type { FailureReason } from './tour-failure'

export type Phase = 'loading' | 'ready' | FailureReason

interface TourState {
  phase: Phase
  /** A first room has shown. */
  begun: boolean
  /** Ids of the scene that shows, and of the one that was asked for last. */
  current: string
  wanted: string
  gyroscope: 'absent' | 'off' | 'on' | 'refused'
  goTo: (id: string) => void
  zoom: (direction: 1 | -1) => void
  turn: (way: Turn) => void
  toggleGyroscope: () => void
}

type OpenViewer = typeof openViewer

const canDrawPanoramas = () => document.createElement('canvas').getContext('webgl2') !== null

/** @returns null where the browser cannot draw panoramas: then nothing is fetched */
async function loadViewer(): Promise<OpenViewer | null> {
  if (!canDrawPanoramas()) return null
  return (await loadPart('VR', () => import('./open-viewer'))).openViewer
}

/**
 * Fetches the viewer, opens it in `stage` and walks it through the scenes, from the first one on.
 * @param panoramas those of the page, which does not change under its viewer
 * @param onLook many times a second while the view turns
 */
export function useTourViewer(stage: RefObject<HTMLElement | null>, panoramas: readonly Panorama[], onLook: (look: Look) => void): TourState {
  const first = panoramas[0]?.id ?? ''
  const [phase, setPhase] = useState<Phase>('loading')
  const [begun, setBegun] = useState(false)
  const [current, setCurrent] = useState(first)
  const [wanted, setWanted] = useState(first)
  const [gyroscope, setGyroscope] = useState<TourState['gyroscope']>('absent')
  const viewer = useRef<TourViewer | null>(null)

  const goTo = async (id: string) => {
    if (!viewer.current) return
    setWanted(id)
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

  /** Takes what the page holds now: a change of it never opens the viewer anew. */
  const begin = useEffectEvent((open: OpenViewer, container: HTMLElement, leaving: AbortSignal) => {
    const opened = open(container, panoramas, {
      onArrive(id) {
        setBegun(true)
        setCurrent(id)
      },
      onLook,
      onFollow(id) {
        // The mark goes with its room, and would take the focus along.
        container.focus({ preventScroll: true })
        void goTo(id)
      },
      onGyroscope: (on) => setGyroscope(on ? 'on' : 'off'),
      onLost: () => setPhase('lost'),
    })
    viewer.current = opened
    void opened.hasGyroscope().then((has) => has && !leaving.aborted && setGyroscope('off'))
    void goTo(first)
  })

  useEffect(() => {
    const container = stage.current
    if (!container) return
    const leaving = new AbortController()
    loadViewer()
      .then((open) => {
        if (leaving.signal.aborted) return
        if (open) begin(open, container, leaving.signal)
        else setPhase('unsupported')
      })
      .catch(() => setPhase('viewer'))
    return () => {
      leaving.abort()
      viewer.current?.destroy()
      viewer.current = null
    }
  }, [stage])

  return {
    phase,
    begun,
    current,
    wanted,
    gyroscope,
    goTo: (id) => void goTo(id),
    zoom: (direction) => viewer.current?.zoom(direction),
    turn: (way) => viewer.current?.turn(way),
    toggleGyroscope: () => (gyroscope === 'on' ? viewer.current?.stopGyroscope() : void startGyroscope()),
  }
}
