import styles from './point-list.module.css'
import { RunningText } from './running-text'

/** Points of a text, each behind a dash. */
export function PointList({ points, className }: { points: readonly string[]; className?: string }) {
  if (points.length === 0) return null
  return (
    <ul className={[styles.list, className].filter(Boolean).join(' ')}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <RunningText text={point} />
        </li>
      ))}
    </ul>
  )
}
