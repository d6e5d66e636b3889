import type { Permission } from '@/lib/accounts/permissions'
import { adminApiPaths } from '@/lib/admin-routes'
import { Confirm, PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { ReasonField } from '@/components/admin/field'
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

export function QuarantineForm({ suspicion, label, count }: { suspicion: string; label: string; count: number }) {
  return (
    <PostButton
      to={adminApiPaths.quarantine}
      fields={{ suspicion }}
      className={forms.root}
      look="large"
      value="quarantine"
      label={words.moveAll(label, formatCount(count))}
    />
  )
}

export function QuarantineReviewForms({ reason, label, count, permissions }: ReviewFormsProps) {
  const many = words.many(formatCount(count))
  return (
    <div className={forms.root}>
      {permissions.includes('quarantine.move') ? (
        <PostButton to={adminApiPaths.quarantine} fields={{ quarantine: reason }} look="large" value="release" label={words.releaseAll(label, many)} />
      ) : null}
      {permissions.includes('registration.delete') ? <DeleteForm reason={reason} many={many} /> : null}
    </div>
  )
}

function DeleteForm({ reason, many }: { reason: string; many: string }) {
  return (
    <Confirm label={words.deleteAllOf(many)} destructive>
      <PostForm to={adminApiPaths.quarantine} fields={{ quarantine: reason }}>
        <p>{words.deleteText}</p>
        <ReasonField id="delete-reason" label={words.reason} placeholder={words.reasonHint} />
        <Submit look="danger" value="delete" label={words.deleteAll} />
      </PostForm>
    </Confirm>
  )
}
