'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Panorama } from '@/lib/content/tours'
import { compassPoint, sectorPath } from '@/lib/plans/tour-directions'
import type { Look } from './open-viewer'
import styles from './panorama-tour.module.css'
import { TourControls } from './tour-controls'
import { TourFailure, TourLoadFailure } from './tour-failure'
import { TourMap } from './tour-map'
import { TourRooms } from './tour-rooms'
import { useHydrated, useMedia } from './use-browser'
import { useTourViewer } from './use-tour-viewer'

interface PanoramaTourProps {
  /** Address of the page that it stands on. */
  address: string
  /** In the order of the list of rooms; the first is where the tour begins. */
  panoramas: readonly Panorama[]
  plan: { id: string; north: number; sheet: ReactNode; viewBox: string }
  /** Stands behind the tour until its first room shows. */
  backdrop: ReactNode
  /** Pictures of the same rooms, for browsers that cannot draw panoramas. */
  pictures: ReactNode
}

/** Radius of the field of view on the map, in cm of the plan. */
const FIELD_RADIUS_CM = 240
const MM_PER_CM = 10
/** The map hides too much of a smaller view; a press brings it. */
const ROOMY = '(min-height: 420px)'

/**
 * A walk through the rooms of a unit in panoramas. The viewer is fetched once this is on the page; rooms are entered by
 * the marks on the floor, by the list or on the map, and what shows is told to screen readers.
 */
export function PanoramaTour({ address, panoramas, plan, backdrop, pictures }: PanoramaTourProps) {
  const stage = useRef<HTMLDivElement>(null)
  const field = useRef<SVGPathElement>(null)
  const lastLook = useRef<Look>({ direction: panoramas[0]?.view ?? 0, field: 90 })
  const [facing, setFacing] = useState(() => compassPoint(panoramas[0]?.view ?? 0, plan.north))
  const [hinted, setHinted] = useState(false)
  /** The room in which the view was turned by a button: then the status names the direction as well. */
  const [turned, setTurned] = useState<string | null>(null)
  const mapId = useId()
  const hydrated = useHydrated()
  const roomy = useMedia(ROOMY, true)
  const [mapChosen, setMapChosen] = useState<boolean | null>(null)
  const mapOpen = mapChosen ?? roomy

  const drawLook = () => {
    const { direction, field: angle } = lastLook.current
    field.current?.setAttribute('d', sectorPath(angle, FIELD_RADIUS_CM))
    field.current?.setAttribute('transform', `rotate(${Math.round(direction)})`)
  }
  // The sector is not React's: what draws the map anew has to draw it, too.
  useEffect(drawLook)

  const { phase, begun, current, wanted, gyroscope, goTo, zoom, turn, toggleGyroscope } = useTourViewer(stage, panoramas, (look) => {
    lastLook.current = look
    drawLook()
    setFacing(compassPoint(look.direction, plan.north))
  })

  // Whoever opened the frame is there already: the rules that a page holds back until its reader moves are wanted now
  // (lib/server/page-transform.mjs).
  useEffect(() => void dispatchEvent(new Event('focusin')), [])

  const nameOf = (scene: string) => panoramas.find(({ id }) => id === scene)?.name ?? ''
  const name = nameOf(current)
  const status =
    { loading: `${nameOf(wanted)} 불러오는 중`, ready: turned === current ? `${name}, ${facing}을 보고 있습니다.` : `${name}입니다.` }[
      phase as 'loading' | 'ready'
    ] ?? ''

  return (
    <div className={styles.tour} data-begun={begun ? '' : undefined}>
      <div className={styles.backdrop}>{backdrop}</div>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="application"
        aria-roledescription="360도 화면"
        aria-label={`${name}. 화살표 키로 둘러보고, 더하기와 빼기 키로 크기를 바꿉니다.`}
        onPointerDown={() => setHinted(true)}
        onKeyDown={() => setHinted(true)}
      />
      {/* One live region from the first paint: what appears in a new one is not spoken. */}
      <p className={phase === 'loading' ? styles.loading : 'visually-hidden'} role="status">
        {status}
      </p>
      <div className={styles.top}>
        <p className={styles.here} aria-hidden="true">
          <strong>{name}</strong>
          <span>{`${plan.id} 타입`}</span>
        </p>
        <TourControls
          address={address}
          onZoom={zoom}
          onTurn={(way) => {
            setHinted(true)
            setTurned(current)
            turn(way)
          }}
          map={{ open: mapOpen, id: mapId, toggle: () => setMapChosen(!mapOpen) }}
          gyroscope={gyroscope === 'absent' ? null : { on: gyroscope === 'on', toggle: toggleGyroscope }}
        />
      </div>
      {gyroscope === 'refused' && (
        <p className={styles.note} role="alert">
          기기의 움직임을 쓸 수 없습니다. 브라우저 설정에서 동작 및 방향 접근을 허용한 뒤 다시 눌러 주세요.
        </p>
      )}
      <figure id={mapId} className={styles.map} hidden={!mapOpen}>
        <TourMap
          sheet={plan.sheet}
          viewBox={plan.viewBox}
          places={panoramas.map(({ id, name: place, at: [x, y] }) => ({ id, name: place, x: x / MM_PER_CM, y: y / MM_PER_CM }))}
          current={current}
          label={`${plan.id} 타입 평면도: ${name}에서 ${facing}을 보고 있습니다`}
          field={field}
          onChoose={goTo}
        />
        <figcaption className={styles.facing} aria-hidden="true">
          {facing}
        </figcaption>
      </figure>
      <p className={styles.notice}>CG · 실제와 다를 수 있습니다</p>
      {phase === 'ready' && !hinted && (
        <p className={styles.hint} aria-hidden="true">
          화면을 밀어 둘러보세요
        </p>
      )}
      <TourRooms rooms={panoramas} wanted={wanted} onChoose={goTo} />
      {!hydrated && <TourLoadFailure pictures={pictures} />}
      {phase !== 'loading' && phase !== 'ready' && (
        <TourFailure reason={phase} room={nameOf(wanted)} onRetry={() => (phase === 'room' ? goTo(wanted) : location.reload())} pictures={pictures} />
      )}
    </div>
  )
}
