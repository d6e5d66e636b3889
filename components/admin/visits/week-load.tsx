import type { DayLoad, TimeLoad } from '@/lib/visits/office/week-view'
import { adminVisitsPath } from '@/lib/admin-routes'
import admin from '@/components/admin/admin.module.css'
import styles from './week-load.module.css'
import { formatCount } from '@/lib/messages/format-count'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

const tooMany = (count: number, max: number) => (count > max ? words.over : '')

/** @param isClosed whether the day has no time that can be booked */
function loadText({ groups, capacity, people, peopleMax }: TimeLoad, isClosed: boolean): string {
  if (capacity === 0) return words.closed(isClosed, groups, people)
  const load = words.groups(groups, capacity, tooMany(groups, capacity))
  return people > 0 ? words.withPeople(load, people, peopleMax, tooMany(people, peopleMax)) : load
}

/** @returns 0 to 1: a time is full by groups or by people, whichever limit is reached first */
const shareOf = ({ groups, capacity, people, peopleMax }: TimeLoad): number => Math.min(1, Math.max(groups / capacity, people / peopleMax))

/** How full the booked times of seven days are: one column a day, stacked on a phone. */
export const WeekLoad = ({ days, today }: { days: readonly DayLoad[]; /** `2026-11-28` */ today: string }) => (
  <div className={styles.week}>
    {days.map(({ day, label, reason, times, groups, capacity, people }) => (
      <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
        <h2 id={`day-${day}`} className={styles.label}>
          <a href={adminVisitsPath(day)} className={admin.quiet} aria-current={day === today ? 'date' : undefined}>
            {label}
          </a>
        </h2>
        <p className={styles.sum}>
          {times.length > 0 ? words.daySum(formatCount(groups), formatCount(capacity), formatCount(people)) : null}
          {reason ? <span className={styles.reason}>{reason}</span> : null}
        </p>
        {times.length > 0 ? (
          <ul className={styles.times}>
            {times.map((time) => (
              <li key={time.time} className={time.groups === 0 ? `${styles.time} ${styles.free}` : styles.time}>
                <span>{time.time}</span>
                <span>{loadText(time, capacity === 0)}</span>
                {time.capacity > 0 ? <meter className={styles.meter} value={shareOf(time)} aria-hidden="true" /> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {times.length > 0 ? <p className={styles.rest}>{words.freeTimes(formatCount(times.filter((time) => time.groups === 0).length))}</p> : null}
      </section>
    ))}
  </div>
)
