import type { ComponentProps } from 'react'
import styles from './admin.module.css'
import form from './form.module.css'

type Fields = Readonly<Record<string, string | number | undefined>>

interface PostFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  to: string
  /** Hidden ones; undefined leaves one out. */
  fields?: Fields
}

export const PostForm = ({ to, fields = {}, children, ...own }: PostFormProps) => (
  <form action={to} method="post" {...own}>
    {Object.entries(fields).map(([name, value]) => (value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />))}
    {children}
  </form>
)

const LOOKS = {
  small: `button ${styles.submit} ${styles.small}`,
  large: `button ${styles.submit}`,
  primary: `button button--primary ${styles.submit}`,
  danger: `button ${styles.submit} ${styles.small} ${styles.danger}`,
} as const

interface SubmitProps {
  label: string
  look?: keyof typeof LOOKS
  name?: string
  value?: string
  /** What it is about, where several buttons have one label: read before the label, not seen. */
  of?: string | undefined
  /** Read instead of the label. */
  spoken?: string
  formNoValidate?: boolean
}

const Label = ({ of, label }: Pick<SubmitProps, 'of' | 'label'>) => (
  <>
    {of === undefined ? null : <span className="visually-hidden">{of} </span>}
    {label}
  </>
)

/** A button that sends its form; the handler reads its value as the action. */
export const Submit = ({ label, look = 'small', name = 'action', value, of, spoken, formNoValidate }: SubmitProps) => (
  <button className={LOOKS[look]} name={value === undefined ? undefined : name} value={value} type="submit" aria-label={spoken} formNoValidate={formNoValidate}>
    <Label of={of} label={label} />
  </button>
)

export const PostButton = ({ to, fields, className, ...button }: SubmitProps & Pick<PostFormProps, 'to' | 'fields' | 'className'>) => (
  <PostForm to={to} fields={fields} className={className}>
    <Submit {...button} />
  </PostForm>
)

interface ConfirmProps extends ComponentProps<'details'>, Pick<SubmitProps, 'of' | 'label'> {
  /** For what cannot be taken back. */
  destructive?: boolean
}

/** Opens a form that is needed rarely, or asks once more. */
export const Confirm = ({ label, of, destructive = false, className, children, ...own }: ConfirmProps) => (
  <details className={[form.confirm, ...(destructive ? [form.destructive] : []), ...(className ? [className] : [])].join(' ')} {...own}>
    <summary className={styles.quiet}>
      <Label of={of} label={label} />
    </summary>
    {children}
  </details>
)
