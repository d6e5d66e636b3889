import { visitWords } from '@/lib/messages/ko/visits'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import { dayText } from './day-text'
import styles from './appointment.module.css'

interface AppointmentTimesProps {
  times: VisitChoice['times']
  /** The day of the times; null where they may be of several. */
  day: string | null
  /** Prefix of the controls' ids. */
  idPrefix: string
  chosen: string | undefined
  error: string | undefined
}

/** @returns the day if all times are of it; null where some are of another, as after a refusal */
export const dayOfAll = (times: VisitChoice['times'], day: string | null): string | null =>
  day !== null && times.every(({ at }) => at.startsWith(day)) ? day : null

/** Times as chips, in the morning and in the afternoon; those of other days, which a refusal offers, after them. */
export function AppointmentTimes({ times, day, idPrefix, chosen, error }: AppointmentTimesProps) {
  const isOther = (at: string) => day !== null && !at.startsWith(day)
  const groups = [
    { name: visitWords.morning, className: styles.part, times: times.filter(({ at }) => !isOther(at) && at.slice(11) < '12:00') },
    { name: visitWords.afternoon, className: styles.part, times: times.filter(({ at }) => !isOther(at) && at.slice(11) >= '12:00') },
    { name: visitWords.otherTimes, className: `${styles.part} ${styles.others}`, times: times.filter(({ at }) => isOther(at)) },
  ].filter((group) => group.times.length > 0)
  const first = times.find(({ full }) => !full)?.at
  const only = dayOfAll(times, day)
  const errorId = `${idPrefix}-visitAt-error`
  return (
    <fieldset className={styles.group} role="radiogroup" aria-invalid={error ? true : undefined} data-visit-times="">
      <legend className={styles.legend}>{only === null ? visitWords.time : visitWords.timeOn(dayText(only))}</legend>
      {groups.map((group) => (
        <div key={group.name} className={group.className} role="group" aria-label={group.name}>
          <span aria-hidden="true">{group.name}</span>
          <div className={styles.chips}>
            {group.times.map(({ at, label, full }) => {
              const [time, ...left] = label.split(visitWords.besides)
              const own = at === first
              return (
                <label key={at} className={styles.chip}>
                  <input
                    id={own ? `${idPrefix}-visitAt` : undefined}
                    type="radio"
                    name="visitAt"
                    value={at}
                    disabled={full}
                    defaultChecked={at === chosen && !full}
                    aria-describedby={own && error ? errorId : undefined}
                  />
                  <span>{time}</span>
                  {left.length > 0 && <small>{full ? visitWords.fullMark : left.join(visitWords.besides)}</small>}
                </label>
              )
            })}
          </div>
        </div>
      ))}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
