import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { officeOutboxWords as words } from '@/lib/messages/ko/office-outbox'

/** Opts a number out of advertising after a request by phone. */
export function OptOutForm() {
  return (
    <details className={`${form.confirm} ${form.destructive} ${styles.apart}`}>
      <summary>{words.optOut}</summary>
      <form action={adminApiPaths.optOut} method="post">
        <p>{words.optOutText}</p>
        <p className={form.field}>
          <label htmlFor="opt-out-phone">{words.phone}</label>
          <input id="opt-out-phone" name="phone" type="tel" required autoComplete="off" />
        </p>
        <p>
          <button className={`button ${styles.small}`} type="submit">
            {words.optOut}
          </button>
        </p>
      </form>
    </details>
  )
}
