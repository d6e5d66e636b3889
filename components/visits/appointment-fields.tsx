import { Button } from '@/components/ui/button'
import { visitWords } from '@/lib/messages/ko/visits'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import { dayText } from './day-text'
import { monthSheets, visitMonths, type MonthSheet, type VisitMonth } from './visit-months'
import { AppointmentTimes, dayOfAll } from './appointment-times'
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
        <Month
          sheets={monthSheets(visitMonths(days))}
          day={day}
          id={id}
          reasons={days.flatMap(({ label, why, mark }) => (why && why !== mark ? [label] : []))}
        />
      ) : null}
      <AppointmentTimes times={times} day={day} idPrefix={idPrefix} chosen={values.visitAt} error={errors.visitAt} />
      <People max={peoplePerGroup} id={id} chosen={values.visitPeople} error={errors.visitPeople} />
    </div>
  )
}

/**
 * What the form's button books, as far as the server knows: a script names the time and the people, too (booking-label.ts). Without one,
 * a press with another day chosen brings that day's times first, and style alone says so.
 */
export function BookingLabel({ choice: { times, day = null } }: { choice: AppointmentChoice }) {
  const only = dayOfAll(times, day)
  if (only === null) return visitWords.submit
  return (
    <>
      <span className={styles.ofShownDay}>{visitWords.submitDay(dayText(only))}</span>
      <span className={styles.ofOtherDay}>{visitWords.submitOtherDay}</span>
    </>
  )
}

interface MonthProps {
  sheets: readonly MonthSheet[]
  day: string | null
  id: (name: string) => string
  /** Days that are closed for a reason of their own, in words. */
  reasons: readonly string[]
}

function Month({ sheets, day, id, reasons }: MonthProps) {
  const shown = sheets.find((months) => months.some(({ month }) => day?.startsWith(month))) ?? sheets[0]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{visitWords.visitDay}</legend>
      {/* Enter in a field clicks the form's first button (https://html.spec.whatwg.org/#implicit-submission); that must not be the one below. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="visitDayShown" value={day ?? ''} />
      <div className={styles.months}>
        {sheets.map((months) => (
          <Sheet key={months[0]?.month} months={months} isShown={months === shown} day={day} id={id} alone={sheets.length === 1} />
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

interface SheetProps extends Pick<MonthProps, 'day' | 'id'> {
  months: MonthSheet
  isShown: boolean
  /** Whether there is no other sheet. */
  alone: boolean
}

/**
 * Months below their radio button, which shows them by style alone; the button belongs to no form, so that nothing sends it. A script
 * chooses a day of the sheet that is shown, because Tab leads to the chosen day only; without a script all sheets are shown.
 */
function Sheet({ months, isShown, day, id, alone }: SheetProps) {
  const value = months.map(({ month }) => month).join(' ')
  return (
    <>
      <input
        id={id(`month-${months[0]?.month}`)}
        type="radio"
        name={id('month')}
        value={value}
        form={id('none')}
        defaultChecked={isShown}
        className={styles.pick}
        hidden={alone}
      />
      <label htmlFor={id(`month-${months[0]?.month}`)} className={styles.tab} hidden={alone}>
        {months.map(({ label }) => label).join('·')}
      </label>
      <div className={styles.sheet} data-months={value}>
        {months.map((month) => (
          <MonthDays key={month.month} month={month} day={day} />
        ))}
      </div>
    </>
  )
}

const MonthDays = ({ month: { title, days }, day }: { month: VisitMonth; day: string | null }) => (
  <div role="group" aria-label={title}>
    <p className={styles.title} aria-hidden="true">
      {title}
    </p>
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
          <input
            type="radio"
            name="visitDay"
            value={value}
            disabled={mark !== null}
            defaultChecked={value === day}
            aria-label={name}
            className={value === day ? styles.shownDay : undefined}
          />
          <span aria-hidden="true">{date}</span>
          {mark !== null && <small aria-hidden="true">{mark}</small>}
        </label>
      ))}
    </div>
  </div>
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
