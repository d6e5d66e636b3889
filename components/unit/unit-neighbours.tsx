import { unitWords } from '@/lib/messages/ko/unit'
import styles from './unit-neighbours.module.css'

interface Neighbour {
  label: string
  summary: string
  href: string
}

interface UnitNeighboursProps {
  /** Accessible name of the navigation, e.g. 다른 타입. */
  label: string
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
  /** The way to this type beside another. */
  comparison?: { label: string; href: string } | undefined
}

/** Links to the previous and the next unit type; the first and the last type have one link. */
export function UnitNeighbours({ label, previous, next, comparison }: UnitNeighboursProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <div className={`container ${styles.links}`}>
        {previous && <NeighbourLink neighbour={previous} direction={unitWords.previous} className={styles.previous} />}
        {next && <NeighbourLink neighbour={next} direction={unitWords.next} className={styles.next} />}
      </div>
      {comparison && (
        <p className={`container ${styles.comparison}`}>
          <a href={comparison.href} rel="nofollow">
            {comparison.label}
          </a>
        </p>
      )}
    </nav>
  )
}

function NeighbourLink({ neighbour, direction, className }: { neighbour: Neighbour; direction: string; className: string | undefined }) {
  return (
    <a href={neighbour.href} className={`${styles.link} ${className}`}>
      <span className={styles.direction}>{unitWords.neighbour(direction)}</span>
      <span className={styles.label}>{neighbour.label}</span>
      <span className={styles.summary}>{neighbour.summary}</span>
    </a>
  )
}
