import { Field } from '@/components/ui/field'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { fieldOf, type FieldName } from '@/lib/registration-fields'
import styles from './registration-form.module.css'

interface RegistrationFieldProps {
  name: FieldName
  id: string
  value: string | undefined
  error: string | undefined
  language?: Language
}

/** One form field, as the table of fields describes it. */
export function RegistrationField({ name, id, value, error, language = 'ko' }: RegistrationFieldProps) {
  const { form, required } = fieldOf(name)
  if (!form) return null
  const { control } = form
  const { form: label = form.label, hint } = messages(language).fields[name] ?? {}
  const field = (
    <Field id={id} label={label} required={required} language={language} {...(hint ? { hint } : {})} {...(error ? { error } : {})}>
      {(own) => {
        if (control.as === 'textarea') return <textarea {...own} name={name} rows={control.rows} maxLength={control.maxLength} defaultValue={value} />
        const { as: _as, type, ...attributes } = control
        return <input {...own} name={name} type={type} {...attributes} defaultValue={value} />
      }}
    </Field>
  )
  return control.as === 'textarea' ? <div className={styles.wide}>{field}</div> : field
}
