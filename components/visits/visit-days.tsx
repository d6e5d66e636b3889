import { visitWords } from '@/lib/messages/ko/visits'
import { visitDayPath } from '@/lib/routes'
import styles from './visit-page.module.css'

export interface VisitDayCard {
  /** `2026-11-28` */
  readonly day: string
  /** `11월 28일(토)` */
  readonly label: string
  /** Number of its times with free places. */
  readonly freeTimes: number
  /** Why it cannot be booked; null if it can. */
  readonly why: string | null
}

/** Sunday is 0, the first column of a Korean calendar. */
const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay()

/** Days from today on, in a wide window as a calendar; those that can be booked link to their times. */
export const VisitDays = ({ days }: { days: readonly VisitDayCard[] }) => (
  <ul className={styles.days} aria-label={visitWords.daysLabel}>
    {days.map(({ day, label, freeTimes, why }, index) => (
      <li key={day} data-weekday={index === 0 ? weekdayOf(day) : undefined}>
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
