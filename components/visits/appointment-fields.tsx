import { Button } from '@/components/ui/button'
import { visitWords } from '@/lib/messages/ko/visits'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import { visitMonths, type VisitMonth } from './visit-months'
import { AppointmentTimes } from './appointment-times'
import styles from './appointment.module.css'

/** Times of one day; `days` if the form lets one choose another day. */
export type AppointmentChoice = Pick<VisitChoice, 'times' | 'peoplePerGroup'> & Partial<Pick<VisitChoice, 'days' | 'day'>>

interface AppointmentFieldsProps {
  choice: AppointmentChoice
  /** Prefix of the controls' ids. */
  idPrefix: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

const PEOPLE_AT_FIRST = 2

/**
 * Day, time and number of people, all in radio buttons: arrow keys move in them, and without a script the form is posted to get
 * another day's times, and comes back with them. A script fetches the same markup (components/registration/choose-visit.ts).
 */
export function AppointmentFields({ choice: { days, day = null, times, peoplePerGroup }, idPrefix, values, errors }: AppointmentFieldsProps) {
  const id = (name: string) => `${idPrefix}-${name}`
  return (
    <div className={styles.fields}>
      {days ? (
        <Month months={visitMonths(days)} day={day} id={id} reasons={days.flatMap(({ label, why, mark }) => (why && why !== mark ? [label] : []))} />
      ) : null}
      <AppointmentTimes times={times} day={day} idPrefix={idPrefix} chosen={values.visitAt} error={errors.visitAt} />
      <People max={peoplePerGroup} id={id} chosen={values.visitPeople} error={errors.visitPeople} />
    </div>
  )
}

interface MonthProps {
  months: readonly VisitMonth[]
  day: string | null
  id: (name: string) => string
  /** Days that are closed for a reason of their own, in words. */
  reasons: readonly string[]
}

function Month({ months, day, id, reasons }: MonthProps) {
  const shown = months.find(({ month }) => day?.startsWith(month)) ?? months[0]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{visitWords.visitDay}</legend>
      {/* Enter in a field clicks the form's first button (https://html.spec.whatwg.org/#implicit-submission); that must not be the one below. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="visitDayShown" value={day ?? ''} />
      <div className={styles.months}>
        {months.map((month) => (
          <MonthDays key={month.month} month={month} isShown={month === shown} day={day} id={id} alone={months.length === 1} />
        ))}
      </div>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div data-without-script="">
        <Button type="submit" name="showTimes" value="yes" formNoValidate>
          {visitWords.showTimes}
        </Button>
      </div>
    </fieldset>
  )
}

interface MonthDaysProps extends Pick<MonthProps, 'day' | 'id'> {
  month: VisitMonth
  isShown: boolean
  /** Whether there is no other month. */
  alone: boolean
}

/**
 * A month below its own radio button, which shows it by style alone; the button belongs to no form, so that nothing sends it. A script
 * chooses a day of the month that is shown, because Tab leads to the chosen day only; without a script all months are shown.
 */
const MonthDays = ({ month: { month, label, title, days }, isShown, day, id, alone }: MonthDaysProps) => (
  <>
    <input
      id={id(`month-${month}`)}
      type="radio"
      name={id('month')}
      value={month}
      form={id('none')}
      defaultChecked={isShown}
      className={styles.pick}
      hidden={alone}
      aria-label={title}
    />
    <label htmlFor={id(`month-${month}`)} className={styles.tab} hidden={alone}>
      {label}
    </label>
    <div className={styles.month}>
      <p className={styles.title}>{title}</p>
      <div className={styles.week} aria-hidden="true">
        {visitWords.weekdays.map((weekday, index) => (
          <span key={weekday} data-weekday={index}>
            {weekday}
          </span>
        ))}
      </div>
      <div className={styles.days}>
        {days.map(({ day: value, date, weekday, name, mark }, index) => (
          <label key={value} className={styles.day} data-weekday={weekday} data-first={index === 0 ? weekday : undefined}>
            <input type="radio" name="visitDay" value={value} disabled={mark !== null} defaultChecked={value === day} aria-label={name} />
            <span aria-hidden="true">{date}</span>
            {mark !== null && <small aria-hidden="true">{mark}</small>}
          </label>
        ))}
      </div>
    </div>
  </>
)

interface PeopleProps {
  max: number
  id: (name: string) => string
  chosen: string | undefined
  error: string | undefined
}

/** The stepper, which a script shows instead of the radio buttons, moves them. */
function People({ max, id, chosen, error }: PeopleProps) {
  const counts = Array.from({ length: max }, (_, index) => index + 1)
  const count = counts.includes(Number(chosen)) ? Number(chosen) : Math.min(PEOPLE_AT_FIRST, max)
  const hint = id('visitPeople-hint')
  return (
    <fieldset className={styles.group} role="radiogroup" aria-describedby={hint} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{visitWords.party}</legend>
      <div className={styles.chips} data-people="">
        {counts.map((each) => (
          <label key={each} className={styles.chip}>
            <input
              id={each === count ? id('visitPeople') : undefined}
              type="radio"
              name="visitPeople"
              value={each}
              defaultChecked={each === count}
              aria-describedby={error && each === count ? id('visitPeople-error') : undefined}
            />
            <span>{visitWords.people(each)}</span>
          </label>
        ))}
      </div>
      <div className={styles.stepper} data-stepper="" hidden>
        <button type="button" data-step="-1" aria-label={visitWords.fewer}>
          −
        </button>
        <output aria-label={visitWords.party}>{visitWords.people(count)}</output>
        <button type="button" data-step="1" aria-label={visitWords.more}>
          +
        </button>
      </div>
      <p id={hint} className={styles.hint}>
        {visitWords.partyHint(max)}
      </p>
      {error ? (
        <p id={id('visitPeople-error')} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
