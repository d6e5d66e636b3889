import type { ComponentProps, ReactNode } from 'react'
import form from './form.module.css'
import { Options, type Option } from './options'

/** Attributes of a control whose value was refused. */
export const errorProps = (id: string, error: string | undefined) => (error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {})

/** Why a value was refused, beside its control and read with it. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <span id={`${id}-error`} className={form.error}>
      {error}
    </span>
  ) : null

interface FieldProps {
  id: string
  label: ReactNode
  error?: string | undefined
  /** Below the control. */
  children?: ReactNode
}

const Field = ({ id, label, error, control, children }: FieldProps & { control: ReactNode }) => (
  <p className={form.field}>
    <label htmlFor={id}>{label}</label>
    {control}
    <FieldError id={id} error={error} />
    {children}
  </p>
)

/** What staff type about others is not suggested again. HTML allows no autocomplete on files; after Back, browsers keep a day or a number only without. */
const autoCompleteOf = (type: ComponentProps<'input'>['type'] = 'text') => (['text', 'search', 'tel', 'email'].includes(type) ? 'off' : undefined)

/** A control under its label, with why it was refused. */
export const InputField = ({ id, label, error, children, ...own }: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) => (
  <Field id={id} label={label} error={error} control={<input id={id} autoComplete={autoCompleteOf(own.type)} {...own} {...errorProps(id, error)} />}>
    {children}
  </Field>
)

/** Why something is done, for the audit trail. */
export const ReasonField = (own: ComponentProps<typeof InputField>) => <InputField name="reason" required minLength={2} maxLength={200} {...own} />

export const TextField = ({ id, label, error, children, ...own }: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) => (
  <Field id={id} label={label} error={error} control={<textarea id={id} {...own} {...errorProps(id, error)} />}>
    {children}
  </Field>
)

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  options: readonly Option[]
  /** Label of the first option, whose value is empty. */
  none?: string
}

export const SelectField = ({ id, label, error, children, options, none, ...own }: SelectFieldProps) => (
  <Field
    id={id}
    label={label}
    error={error}
    control={
      <select id={id} {...own} {...errorProps(id, error)}>
        <Options of={none === undefined ? options : [{ value: '', label: none }, ...options]} />
      </select>
    }
  >
    {children}
  </Field>
)
