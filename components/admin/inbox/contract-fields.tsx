import { FieldError, errorProps } from '@/components/admin/field-error'
import { officeContractWords as words } from '@/lib/messages/ko/office-contract'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import result from './result-form.module.css'

export interface ContractFieldProps {
  readonly name: string
  readonly label: string
  readonly kind: 'home' | 'won' | 'day' | 'line'
  /** What the field shows before anybody typed. */
  readonly initial?: string
}

interface Props {
  fields: readonly ContractFieldProps[]
  /** Name of the box that records a contract of a home which another customer has. */
  again: string
  /** Of the form that was refused: input, and errors by field. */
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** The details of a concluded contract, as content names them, and the button that records it. */
export function ContractFields({ fields, again, typed, errors }: Props) {
  // Also a form that was refused for another field keeps what was typed in sight; the day stands in it from the beginning.
  const isUsed = errors[again] !== undefined || fields.some(({ name, kind }) => errors[name] !== undefined || (kind !== 'day' && Boolean(typed[name])))
  return (
    <details className={form.confirm} open={isUsed || undefined}>
      <summary>{words.heading}</summary>
      <div className={result.rare}>
        {fields.map(({ name, label, kind, initial }) => (
          <p key={name} className={form.field}>
            <label htmlFor={name}>{label}</label>
            <input
              id={name}
              name={name}
              type={kind === 'day' ? 'date' : 'text'}
              inputMode={kind === 'won' ? 'numeric' : undefined}
              placeholder={kind === 'day' ? undefined : words.hints[kind]}
              defaultValue={typed[name] ?? initial}
              autoComplete="off"
              {...errorProps(name, errors[name])}
            />
            <FieldError id={name} error={errors[name]} />
          </p>
        ))}
        {errors[again] === undefined ? null : (
          <>
            <FieldError id={again} error={errors[again]} />
            <label className={form.check}>
              <input type="checkbox" name={again} value="on" {...errorProps(again, errors[again])} /> {words.again}
            </label>
          </>
        )}
        <p>
          <button className={`button ${styles.small}`} name="result" value="contract" type="submit">
            {words.record}
          </button>
        </p>
      </div>
    </details>
  )
}
