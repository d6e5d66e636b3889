import type { ReactNode, Ref } from 'react'
import styles from './tour-map.module.css'

interface TourMapProps {
  /** The plan, drawn; see plan-sheet.tsx. */
  sheet: ReactNode
  viewBox: string
  /** Scenes with their places in cm of the plan. */
  places: readonly { id: string; name: string; x: number; y: number }[]
  current: string
  /** What a screen reader says. */
  label: string
  /** The sector that turns with the view, many times a second: its path and its turn are set from outside. */
  field: Ref<SVGPathElement>
  onChoose: (id: string) => void
}

/**
 * Where the visitor stands on the plan and which way they look. A pointer may press a place; for keys and screen
 * readers the list of rooms does the same, so that the map is one picture to them.
 */
export function TourMap({ sheet, viewBox, places, current, label, field, onChoose }: TourMapProps) {
  const here = places.find(({ id }) => id === current) ?? places[0]
  return (
    <svg className={styles.map} viewBox={viewBox} role="img" aria-label={label}>
      {sheet}
      {here && (
        <g transform={`translate(${here.x} ${here.y})`}>
          <path ref={field} className={styles.field} data-field-of-view="" />
        </g>
      )}
      {places.map(({ id, name, x, y }) => (
        <g key={id} className={styles.place} data-current={id === current ? '' : undefined} onClick={() => onChoose(id)}>
          <title>{name}</title>
          <circle className={styles.reach} cx={x} cy={y} r={110} />
          <circle className={styles.dot} cx={x} cy={y} r={id === current ? 40 : 30} />
        </g>
      ))}
    </svg>
  )
}
