import { useEffect, useRef, type ComponentProps } from 'react'
import { panoramaWords } from '@/lib/messages/ko/panorama'
import type { Turn } from './move-view'
import styles from './tour-controls.module.css'
import { TourIcon } from './tour-icon'
import { useFramed, useFullScreen } from './use-browser'
import { useClosedByReader } from './use-closed-by-reader'

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

/**
 * Buttons of the tour, each with its name: turning left and right as single clicks instead of dragging (WCAG 2.2, success criterion
 * 2.5.7), the map, and the rest behind one more. Outside an iframe also the way back, which Escape triggers too.
 */
export function TourControls({ address, closeHref, onZoom, onTurn, map, gyroscope }: TourControlsProps) {
  const screen = useFullScreen()
  const framed = useFramed()
  const close = useRef<HTMLAnchorElement>(null)
  const more = useRef<HTMLDetailsElement>(null)

  useClosedByReader(more)
  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && !document.fullscreenElement && close.current?.click()
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])

  return (
    <div className={styles.controls} role="group" aria-label={panoramaWords.controls}>
      <Control label={panoramaWords.left} name={panoramaWords.names.left} onClick={() => onTurn('left')} icon="left" />
      <Control label={panoramaWords.right} name={panoramaWords.names.right} onClick={() => onTurn('right')} icon="right" />
      <Control label={panoramaWords.floorPlan} onClick={map.toggle} expanded={map.open} controls={map.id} icon="map" />
      <details ref={more} className={styles.more}>
        <summary className={styles.control}>
          <TourIcon name="more" />
          {panoramaWords.more}
        </summary>
        <div className={styles.list}>
          <Control label={panoramaWords.up} onClick={() => onTurn('up')} icon="up" />
          <Control label={panoramaWords.down} onClick={() => onTurn('down')} icon="down" />
          <Control label={panoramaWords.zoomIn} onClick={() => onZoom(1)} icon="plus" />
          <Control label={panoramaWords.zoomOut} onClick={() => onZoom(-1)} icon="minus" />
          {gyroscope && <Control label={panoramaWords.moveDevice} onClick={gyroscope.toggle} pressed={gyroscope.on} icon="gyroscope" />}
          {screen.mode === 'full' && (
            <Control label={panoramaWords.fullScreen} onClick={screen.toggle} pressed={screen.full} icon={screen.full ? 'reduce' : 'enlarge'} />
          )}
          {screen.mode === 'window' && (
            <a className={styles.control} href={address} target="_blank" rel="noopener">
              <TourIcon name="window" />
              {panoramaWords.ownWindow}
            </a>
          )}
        </div>
      </details>
      {!framed && (
        <a ref={close} className={styles.control} href={closeHref} data-back="" aria-label={panoramaWords.close}>
          <TourIcon name="close" />
          {panoramaWords.names.close}
        </a>
      )}
    </div>
  )
}

interface ControlProps {
  label: string
  /** What is written on it; the label by default, which contains it. */
  name?: string
  icon: ComponentProps<typeof TourIcon>['name']
  onClick: () => void
  pressed?: boolean
  expanded?: boolean
  /** Id of the element that it toggles. */
  controls?: string
}

const Control = ({ label, name = label, icon, onClick, pressed, expanded, controls }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-label={name === label ? undefined : label}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-controls={controls}
    onClick={onClick}
  >
    <TourIcon name={icon} />
    {name}
  </button>
)
