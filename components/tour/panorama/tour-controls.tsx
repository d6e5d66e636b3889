import { useEffect, useRef, type ReactNode } from 'react'
import { panoramaWords } from '@/lib/messages/ko/panorama'
import type { Turn } from './move-view'
import styles from './tour-controls.module.css'
import { TourIcon } from './tour-icon'
import { useFramed, useFullScreen } from './use-browser'

interface TourControlsProps {
  /** URL of this page, to open it in a new window. */
  address: string
  /** Path that closing leads to where no outer page closes the tour. */
  closeHref: string
  onZoom: (direction: 1 | -1) => void
  onTurn: (way: Turn) => void
  map: { open: boolean; id: string; toggle: () => void }
  /** Null where the device has none. */
  gyroscope: { on: boolean; toggle: () => void } | null
}

/** Alternative to dragging by single clicks (WCAG 2.2, success criterion 2.5.7). */
const TURNS = [
  { way: 'left', label: panoramaWords.left },
  { way: 'right', label: panoramaWords.right },
  { way: 'up', label: panoramaWords.up },
  { way: 'down', label: panoramaWords.down },
] as const

/**
 * Buttons of the tour: rotate, zoom, map, gyroscope, full screen. Outside an iframe also the way back, which Escape triggers too.
 */
export function TourControls({ address, closeHref, onZoom, onTurn, map, gyroscope }: TourControlsProps) {
  const screen = useFullScreen()
  const framed = useFramed()
  const close = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && !document.fullscreenElement && close.current?.click()
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])

  return (
    <div className={styles.controls} role="group" aria-label={panoramaWords.controls}>
      {TURNS.map(({ way, label }) => (
        <Control key={way} label={label} onClick={() => onTurn(way)}>
          <TourIcon name={way} />
        </Control>
      ))}
      <Control label={panoramaWords.zoomIn} onClick={() => onZoom(1)}>
        <TourIcon name="plus" />
      </Control>
      <Control label={panoramaWords.zoomOut} onClick={() => onZoom(-1)}>
        <TourIcon name="minus" />
      </Control>
      <Control label={panoramaWords.floorPlan} onClick={map.toggle} expanded={map.open} controls={map.id}>
        <TourIcon name="map" />
      </Control>
      {gyroscope && (
        <Control label={panoramaWords.moveDevice} onClick={gyroscope.toggle} pressed={gyroscope.on}>
          <TourIcon name="gyroscope" />
        </Control>
      )}
      {screen.mode === 'full' && (
        <Control label={panoramaWords.fullScreen} onClick={screen.toggle} pressed={screen.full}>
          <TourIcon name={screen.full ? 'reduce' : 'enlarge'} />
        </Control>
      )}
      {screen.mode === 'window' && (
        <a className={styles.control} href={address} target="_blank" rel="noopener" aria-label={panoramaWords.ownWindow} title={panoramaWords.ownWindow}>
          <TourIcon name="window" />
        </a>
      )}
      {!framed && (
        <a ref={close} className={styles.control} href={closeHref} data-back="" aria-label={panoramaWords.close} title={panoramaWords.close}>
          <TourIcon name="close" />
        </a>
      )}
    </div>
  )
}

interface ControlProps {
  label: string
  onClick: () => void
  pressed?: boolean
  expanded?: boolean
  /** Id of the element that it toggles. */
  controls?: string
  children: ReactNode
}

const Control = ({ label, onClick, pressed, expanded, controls, children }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-controls={controls}
    onClick={onClick}
  >
    {children}
  </button>
)
