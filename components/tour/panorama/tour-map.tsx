import type { ReactNode, Ref } from 'react'
import styles from './tour-map.module.css'

interface TourMapProps {
  /** The floor plan; see plan-sheet.tsx. */
  sheet: ReactNode
  viewBox: string
  /** Scenes with their positions in cm of the plan. */
  places: readonly { id: string; name: string; x: number; y: number }[]
  current: string
  /** Accessible name. */
  label: string
  /** The field of view. The parent sets its path and rotation directly, because they change many times a second. */
  field: Ref<SVGPathElement>
  onChoose: (id: string) => void
}

/**
 * Mini-map with the visitor's position and field of view. Positions can be clicked with a pointer; for keyboard and screen reader
 * the map is one image, because the list of rooms does the same.
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
