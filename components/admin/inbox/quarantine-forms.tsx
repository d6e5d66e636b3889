import type { Permission } from '@/lib/accounts/permissions'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import forms from './quarantine-forms.module.css'
import { formatCount } from '@/lib/messages/format-count'

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
        {label} {formatCount(count)}건 모두 보류함으로 옮기기
      </button>
    </form>
  )
}

/** Releases or deletes all registrations that were quarantined for one reason. */
export function QuarantineReviewForms({ reason, label, count, permissions }: ReviewFormsProps) {
  const many = `${formatCount(count)}건`
  return (
    <div className={forms.root}>
      {permissions.includes('quarantine.move') ? (
        <form action={adminApiPaths.quarantine} method="post">
          <input type="hidden" name="quarantine" value={reason} />
          <button className="button" name="action" value="release" type="submit">
            {label} {many} 모두 정상 등록으로 옮기기
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
      <summary>{many} 모두 지우기</summary>
      <form action={adminApiPaths.quarantine} method="post">
        <input type="hidden" name="quarantine" value={reason} />
        <p>등록 정보가 모두 지워지며 되돌릴 수 없습니다. 실제 고객이 섞여 있지 않은지 먼저 살펴 주세요.</p>
        <p className={form.field}>
          <label htmlFor="delete-reason">지우는 사유</label>
          <input id="delete-reason" name="reason" required minLength={2} maxLength={200} placeholder="예: 자동 등록 공격" autoComplete="off" />
        </p>
        <p>
          <button className={`button ${styles.small} ${styles.danger}`} name="action" value="delete" type="submit">
            모두 지우기
          </button>
        </p>
      </form>
    </details>
  )
}
