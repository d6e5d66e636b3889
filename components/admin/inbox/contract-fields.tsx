import { officeContractWords as words } from '@/lib/messages/ko/office-contract'
import form from '@/components/admin/form.module.css'
import { Confirm, Submit } from '@/components/admin/post-form'
import { FieldError, InputField, errorProps } from '@/components/admin/field'
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
    <Confirm label={words.heading} open={isUsed || undefined}>
      <div className={result.rare}>
        {fields.map(({ name, label, kind, initial }) => (
          <InputField
            key={name}
            id={name}
            name={name}
            label={label}
            type={kind === 'day' ? 'date' : 'text'}
            inputMode={kind === 'won' ? 'numeric' : undefined}
            placeholder={kind === 'day' ? undefined : words.hints[kind]}
            defaultValue={typed[name] ?? initial}
            autoComplete="off"
            error={errors[name]}
          />
        ))}
        {errors[again] === undefined ? null : (
          <>
            <FieldError id={again} error={errors[again]} />
            <label className={form.check}>
              <input type="checkbox" name={again} value="on" {...errorProps(again, errors[again])} /> {words.again}
            </label>
          </>
        )}
        <Submit name="result" value="contract" label={words.record} />
      </div>
    </Confirm>
  )
}
