'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Panorama } from '@/lib/content/tours'
import { panoramaWords } from '@/lib/messages/ko/panorama'
import { fillOpener } from './fill-opener'
import styles from './panorama-tour.module.css'
import { TourControls } from './tour-controls'
import { TourMap } from './tour-map'
import { TourRooms } from './tour-rooms'
import { TourState } from './tour-state'
import { useMedia } from './use-browser'
import { useFieldOfView } from './use-field-of-view'
import { useTourViewer } from './use-tour-viewer'

interface PanoramaTourProps {
  /** URL of this page. */
  address: string
  /** Path of the page with its plan: where closing the tour leads when it fills a window of its own. */
  planHref: string
  /** In the order of the list of rooms; the tour starts with the first. */
  panoramas: readonly Panorama[]
  plan: { id: string; north: number; sheet: ReactNode; viewBox: string }
  /** Placeholder until the first room is shown. */
  backdrop: ReactNode
  /** Path of the page where a visit is booked. */
  visitHref: string
  /** Pictures of the same rooms, for browsers that cannot draw panoramas. */
  pictures: ReactNode
}

const MM_PER_CM = 10
/** On lower screens the map is closed at first, because it would cover too much. */
const MAP_FITS_QUERY = '(min-height: 420px)'

/**
 * 360° tour through the rooms of a unit. The viewer is loaded after hydration. Rooms are entered through hotspots,
 * the list or the map; a live region announces the room to screen readers.
 */
export function PanoramaTour({ address, planHref, panoramas, plan, backdrop, visitHref, pictures }: PanoramaTourProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const { field, facing, onViewChange } = useFieldOfView(panoramas[0]?.view ?? 0, plan.north)
  const [hintDismissed, setHintDismissed] = useState(false)
  /** Id of the room in which a turn button was used: there the live region also announces the direction. */
  const [turnedByButton, setTurnedByButton] = useState<string | null>(null)
  const mapId = useId()
  const mapFits = useMedia(MAP_FITS_QUERY, true)
  const [mapOverride, setMapOverride] = useState<boolean | null>(null)
  const mapOpen = mapOverride ?? mapFits

  const { phase, started, current, requested, gyroscope, goTo, zoom, turn, toggleGyroscope } = useTourViewer(viewport, panoramas, onViewChange)

  // The page delays part of its styles until the first input (lib/delivery/finish/finish-page.ts). The reader has already
  // opened this frame, so they are applied at once.
  useEffect(() => void dispatchEvent(new Event('focusin')), [])

  useEffect(() => {
    const inFrame = new AbortController()
    fillOpener(inFrame.signal)
    return () => inFrame.abort()
  }, [])

  const nameOf = (scene: string) => panoramas.find(({ id }) => id === scene)?.name ?? ''
  const name = nameOf(current)
  const loading = phase === 'loading'
  const failure = loading || phase === 'ready' ? null : phase
  const place = turnedByButton === current ? panoramaWords.facing(name, facing) : panoramaWords.inRoom(name)

  return (
    <div className={styles.tour} data-started={started ? '' : undefined}>
      <div className={styles.backdrop}>{backdrop}</div>
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={0}
        role="application"
        aria-roledescription={panoramaWords.view}
        aria-label={panoramaWords.keys(name)}
        onPointerDown={() => setHintDismissed(true)}
        onKeyDown={() => setHintDismissed(true)}
      />
      <TourState
        status={{ text: loading ? panoramaWords.loading(nameOf(requested)) : place, loading }}
        failure={failure}
        room={nameOf(requested)}
        onRetry={() => (failure === 'room' ? goTo(requested) : location.reload())}
        pictures={pictures}
      />
      <div className={styles.top}>
        <p className={styles.here} aria-hidden="true">
          <strong>{name}</strong>
          <span>{panoramaWords.type(plan.id)}</span>
        </p>
        <TourControls
          address={address}
          closeHref={planHref}
          onZoom={zoom}
          onTurn={(way) => {
            setHintDismissed(true)
            setTurnedByButton(current)
            turn(way)
          }}
          map={{ open: mapOpen, id: mapId, toggle: () => setMapOverride(!mapOpen) }}
          gyroscope={gyroscope === 'absent' ? null : { on: gyroscope === 'on', toggle: toggleGyroscope }}
        />
      </div>
      {gyroscope === 'refused' && (
        <p className={styles.note} role="alert">
          {panoramaWords.noMotion}
        </p>
      )}
      <figure id={mapId} className={styles.map} hidden={!mapOpen}>
        <TourMap
          sheet={plan.sheet}
          viewBox={plan.viewBox}
          places={panoramas.map(({ id, name: place, at: [x, y] }) => ({ id, name: place, x: x / MM_PER_CM, y: y / MM_PER_CM }))}
          current={current}
          label={panoramaWords.plan(plan.id, name, facing)}
          field={field}
          onChoose={goTo}
        />
        <figcaption className={styles.facing} aria-hidden="true">
          {facing}
        </figcaption>
      </figure>
      <p className={styles.notice}>{panoramaWords.notice}</p>
      {phase === 'ready' && !hintDismissed && (
        <p className={styles.hint} aria-hidden="true">
          {panoramaWords.drag}
        </p>
      )}
      <TourRooms rooms={panoramas} requestedId={requested} onChoose={goTo} visitHref={visitHref} />
    </div>
  )
}
