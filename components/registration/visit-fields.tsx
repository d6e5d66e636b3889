import { Field } from '@/components/ui/field'
import { visitWords } from '@/lib/messages/ko/visits'
import styles from './registration-form.module.css'

/** Times that a form offers. */
export interface VisitChoice {
  readonly times: readonly {
    /** `2026-11-28T10:30` */
    readonly value: string
    readonly label: string
    readonly full: boolean
  }[]
  readonly peoplePerGroup: number
}

interface VisitFieldsProps {
  choice: VisitChoice
  id: (field: string) => string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** When to come, and how many: the browser's own controls, so that a phone shows its own list of times. */
export function VisitFields({ choice: { times, peoplePerGroup }, id, values, errors }: VisitFieldsProps) {
  const { visitAt: timeError, visitPeople: peopleError } = errors
  const chosen = times.some(({ value, full }) => value === values.visitAt && !full) ? values.visitAt : ''
  return (
    <div className={styles.visit}>
      <Field id={id('visitAt')} label={visitWords.time} required {...(timeError ? { error: timeError } : {})}>
        {(own) => (
          <select {...own} name="visitAt" defaultValue={chosen}>
            <option value="">{visitWords.chooseTime}</option>
            {times.map(({ value, label, full }) => (
              <option key={value} value={value} disabled={full}>
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
        {(own) => <input {...own} name="visitPeople" type="number" inputMode="numeric" min={1} max={peoplePerGroup} defaultValue={values.visitPeople ?? '2'} />}
      </Field>
    </div>
  )
}
