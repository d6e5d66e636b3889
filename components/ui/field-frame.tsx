import type { ReactNode } from 'react'
import styles from './field.module.css'

/** What a control takes over from its field, to be spread on the input. */
interface FieldControl {
  id: string
  className: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrameProps {
  /** The control's id, unique in the document; hint and error derive theirs from it. */
  id: string
  label: string
  /** Said beside the label: whether it has to be filled in. */
  mark: string
  /** Shown under the label before anything is typed: format and example. */
  hint?: string
  /** What is wrong and what to do, shown beside the control and read with it. */
  error?: string
  required?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A field without words of its own, for the server and the browser alike; `Field` has those of a language. */
export function FieldFrame({ id, label, mark, hint, error, required = false, children }: FieldFrameProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <span className={required ? styles.mark : styles.optional}>{mark}</span>
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
