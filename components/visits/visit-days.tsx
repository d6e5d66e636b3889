import { visitWords } from '@/lib/messages/ko/visits'
import { visitDayPath } from '@/lib/routes'
import styles from './visit-page.module.css'

export interface VisitDayCard {
  /** `2026-11-28` */
  readonly day: string
  /** `11월 28일(토)` */
  readonly label: string
  /** How many times of it have places left. */
  readonly freeTimes: number
  /** Why it cannot be booked; null where it can. */
  readonly why: string | null
}

/** Days from today on: those that can be booked lead to their times. */
export const VisitDays = ({ days }: { days: readonly VisitDayCard[] }) => (
  <ul className={styles.days} aria-label={visitWords.daysLabel}>
    {days.map(({ day, label, freeTimes, why }) => (
      <li key={day}>
        {why === null ? (
          <a className={styles.day} href={visitDayPath(day)}>
            <strong>{label}</strong>
            <span>{visitWords.dayFree(freeTimes)}</span>
          </a>
        ) : (
          <div className={`${styles.day} ${styles.none}`}>
            <strong>{label}</strong>
            <span>{why}</span>
          </div>
        )}
      </li>
    ))}
  </ul>
)
