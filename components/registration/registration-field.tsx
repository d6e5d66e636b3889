import { Field } from '@/components/ui/field'
import { fieldOf, type FieldName } from '@/lib/registrations/registration-fields'
import styles from './registration-form.module.css'

interface RegistrationFieldProps {
  name: FieldName
  id: string
  value: string | undefined
  error: string | undefined
}

/** One field of a form, as the table of fields describes it. */
export function RegistrationField({ name, id, value, error }: RegistrationFieldProps) {
  const { form, required } = fieldOf(name)
  if (!form) return null
  const { control } = form
  const field = (
    <Field id={id} label={form.label} required={required} {...(form.hint ? { hint: form.hint } : {})} {...(error ? { error } : {})}>
      {(own) => {
        if (control.as === 'textarea') return <textarea {...own} name={name} rows={control.rows} maxLength={control.maxLength} defaultValue={value} />
        const { as: _as, type, ...attributes } = control
        return <input {...own} name={name} type={type} {...attributes} defaultValue={value} />
      }}
    </Field>
  )
  return control.as === 'textarea' ? <div className={styles.wide}>{field}</div> : field
}
