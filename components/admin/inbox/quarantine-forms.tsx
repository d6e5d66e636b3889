import type { Permission } from '@/lib/accounts/permissions'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import forms from './quarantine-forms.module.css'
import { formatCount } from '@/lib/messages/format-count'
import { officeQuarantineWords as words } from '@/lib/messages/ko/office-quarantine'

interface ReviewFormsProps {
  /** Why they were quarantined: value and Korean name. */
  reason: string
  label: string
  count: number
  permissions: readonly Permission[]
}

/** Quarantines all registrations in the inbox with one suspicion. */
export function QuarantineForm({ suspicion, label, count }: { suspicion: string; label: string; count: number }) {
  return (
    <form action={adminApiPaths.quarantine} method="post" className={forms.root}>
      <input type="hidden" name="suspicion" value={suspicion} />
      <button className="button" name="action" value="quarantine" type="submit">
        {words.moveAll(label, formatCount(count))}
      </button>
    </form>
  )
}

/** Releases or deletes all registrations that were quarantined for one reason. */
export function QuarantineReviewForms({ reason, label, count, permissions }: ReviewFormsProps) {
  const many = words.many(formatCount(count))
  return (
    <div className={forms.root}>
      {permissions.includes('quarantine.move') ? (
        <form action={adminApiPaths.quarantine} method="post">
          <input type="hidden" name="quarantine" value={reason} />
          <button className="button" name="action" value="release" type="submit">
            {words.releaseAll(label, many)}
          </button>
        </form>
      ) : null}
      {permissions.includes('registration.delete') ? <DeleteForm reason={reason} many={many} /> : null}
    </div>
  )
}

function DeleteForm({ reason, many }: { reason: string; many: string }) {
  return (
    <details className={`${form.confirm} ${form.destructive}`}>
      <summary>{words.deleteAllOf(many)}</summary>
      <form action={adminApiPaths.quarantine} method="post">
        <input type="hidden" name="quarantine" value={reason} />
        <p>{words.deleteText}</p>
        <p className={form.field}>
          <label htmlFor="delete-reason">{words.reason}</label>
          <input id="delete-reason" name="reason" required minLength={2} maxLength={200} placeholder={words.reasonHint} autoComplete="off" />
        </p>
        <p>
          <button className={`button ${styles.small} ${styles.danger}`} name="action" value="delete" type="submit">
            {words.deleteAll}
          </button>
        </p>
      </form>
    </details>
  )
}
