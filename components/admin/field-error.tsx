import styles from '@/components/admin/form.module.css'

/** Attributes of a control whose value was refused. */
export const errorProps = (id: string, error: string | undefined) => (error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {})

/** Why a value was refused, beside its control and read with it. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <span id={`${id}-error`} className={styles.error}>
      {error}
    </span>
  ) : null
