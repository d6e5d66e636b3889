import type { ReactNode } from 'react'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './field.module.css'

/** Props that a field passes to its control, to be spread on the input. */
interface FieldControl {
  id: string
  className: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  /** The control's id, unique in the document; hint and error derive theirs from it. */
  id: string
  label: string
  /** Shown under the label before anything is typed: format and example. */
  hint?: string
  /** Error and remedy, shown beside the control and read with it. */
  error?: string
  required?: boolean
  language?: Language
  children: (control: FieldControl) => ReactNode
}

/** Connects label, hint, error and control: `<Field …>{(control) => <input {...control} name="phone" />}</Field>`. */
export function Field({ id, label, hint, error, required = false, language = 'ko', children }: FieldProps) {
  const { ui } = messages(language)
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required ? <span className={styles.mark}>{ui.required}</span> : <span className={styles.optional}>{ui.optional}</span>}
      </label>
      {children({ id, className: styles.control ?? '', required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
