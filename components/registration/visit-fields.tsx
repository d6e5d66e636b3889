import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { FieldFrame } from '@/components/ui/field-frame'
import { uiWords } from '@/lib/messages/ko/ui'
import { visitWords } from '@/lib/messages/ko/visits'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import styles from './registration-form.module.css'

/** Times of one day; `days` where another one may be chosen in the form. */
export type VisitFieldsChoice = Pick<VisitChoice, 'times' | 'peoplePerGroup'> & Partial<Pick<VisitChoice, 'days' | 'day'>>

interface VisitFieldsProps {
  choice: VisitFieldsChoice
  /** Id of a control by its name. */
  id: (field: string) => string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** Whether the form may be sent without a visit: then no control of the browser's own insists on one. */
  optional?: boolean
  /** Where a script shows the times of another day. */
  onDay?: (day: string) => void
  /** Said in the place of a time while the times are on their way. */
  waiting?: boolean
}

interface DayFieldProps extends Pick<VisitChoice, 'days'> {
  id: string
  /** What it shows, and how it is followed or sent. */
  control: ComponentProps<'select'>
}

const DayField = ({ days, id, control }: DayFieldProps) => (
  <FieldFrame id={id} label={visitWords.visitDay} mark={uiWords.required} required>
    {(own) => (
      <select {...own} {...control}>
        {days.map(({ day: value, label, freeTimes }) => (
          <option key={value} value={value} disabled={freeTimes === 0}>
            {label}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)

/** Without a script the form is sent for the times of another day, and comes back with them. */
const PlainDayField = ({ day, ...field }: Omit<DayFieldProps, 'control'> & Pick<VisitChoice, 'day'>) => (
  <div className={styles.day}>
    {/* Enter in a field presses the form's first button (https://html.spec.whatwg.org/#implicit-submission): that must not be the one below. */}
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
    <input type="hidden" name="visitDayShown" value={day ?? ''} />
    <DayField {...field} control={{ name: 'visitDay', defaultValue: day ?? '' }} />
    <Button type="submit" name="showTimes" value="yes" formNoValidate>
      {visitWords.showTimes}
    </Button>
  </div>
)

/** When to come, and how many: the browser's own controls, so that a phone shows its own list of days and times. */
export function VisitFields({ choice, id, values, errors, optional = false, onDay, waiting = false }: VisitFieldsProps) {
  const { days, day = null, times, peoplePerGroup } = choice
  const { visitAt: timeError, visitPeople: peopleError } = errors
  const chosen = times.some(({ at, full }) => at === values.visitAt && !full) ? values.visitAt : ''
  const field = { mark: uiWords.required, required: !optional }
  return (
    <div className={styles.visit}>
      {days && onDay ? (
        <DayField days={days} id={id('visitDay')} control={{ value: day ?? '', onChange: (event) => onDay(event.currentTarget.value) }} />
      ) : null}
      {days && !onDay ? <PlainDayField days={days} day={day} id={id('visitDay')} /> : null}
      <FieldFrame id={id('visitAt')} label={visitWords.time} {...field} {...(timeError ? { error: timeError } : {})}>
        {(own) => (
          <select {...own} name="visitAt" defaultValue={chosen}>
            <option value="">{waiting ? visitWords.waitForTimes : visitWords.chooseTime}</option>
            {times.map(({ at, label, full }) => (
              <option key={at} value={at} disabled={full}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        id={id('visitPeople')}
        label={visitWords.party}
        {...field}
        hint={visitWords.partyHint(peoplePerGroup)}
        {...(peopleError ? { error: peopleError } : {})}
      >
        {(own) => <input {...own} name="visitPeople" type="number" inputMode="numeric" min={1} max={peoplePerGroup} defaultValue={values.visitPeople ?? '2'} />}
      </FieldFrame>
    </div>
  )
}
