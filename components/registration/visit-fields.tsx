import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { visitWords } from '@/lib/messages/ko/visits'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import styles from './registration-form.module.css'

/** Times of one day; `days` if the form lets one choose another day. */
export type VisitFieldsChoice = Pick<VisitChoice, 'times' | 'peoplePerGroup'> & Partial<Pick<VisitChoice, 'days' | 'day'>>

interface VisitFieldsProps {
  choice: VisitFieldsChoice
  /** Id of a control by its name. */
  id: (field: string) => string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** Whether the form may be sent without a visit: then no control is `required`. */
  optional?: boolean
}

/** Without a script the form is posted to get another day's times, and comes back with them. */
const DayField = ({ days, day, id }: Pick<VisitChoice, 'days' | 'day'> & { id: string }) => (
  <div className={styles.day}>
    {/* Enter in a field clicks the form's first button (https://html.spec.whatwg.org/#implicit-submission); that must not be the one below. */}
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
    <input type="hidden" name="visitDayShown" value={day ?? ''} />
    <Field id={id} label={visitWords.visitDay} required>
      {(own) => (
        <select {...own} name="visitDay" defaultValue={day ?? ''}>
          {days.map(({ day: value, label, freeTimes }) => (
            <option key={value} value={value} disabled={freeTimes === 0}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Button type="submit" name="showTimes" value="yes" formNoValidate>
      {visitWords.showTimes}
    </Button>
  </div>
)

/**
 * Day, time and number of people, in the browser's own controls, so that a phone shows its own lists. A script renders the same
 * ones elsewhere (choose-visit.ts).
 */
export function VisitFields({ choice, id, values, errors, optional = false }: VisitFieldsProps) {
  const { days, day = null, times, peoplePerGroup } = choice
  const { visitAt: timeError, visitPeople: peopleError } = errors
  const chosen = times.some(({ at, full }) => at === values.visitAt && !full) ? values.visitAt : ''
  return (
    <div className={styles.visit}>
      {days ? <DayField days={days} day={day} id={id('visitDay')} /> : null}
      <Field id={id('visitAt')} label={visitWords.time} required {...(timeError ? { error: timeError } : {})}>
        {(own) => (
          <select {...own} name="visitAt" required={!optional} defaultValue={chosen}>
            <option value="">{visitWords.chooseTime}</option>
            {times.map(({ at, label, full }) => (
              <option key={at} value={at} disabled={full}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={id('visitPeople')}
        label={visitWords.party}
        required
        hint={visitWords.partyHint(peoplePerGroup)}
        {...(peopleError ? { error: peopleError } : {})}
      >
        {(own) => (
          <input
            {...own}
            name="visitPeople"
            type="number"
            inputMode="numeric"
            min={1}
            max={peoplePerGroup}
            required={!optional}
            defaultValue={values.visitPeople ?? '2'}
          />
        )}
      </Field>
    </div>
  )
}
