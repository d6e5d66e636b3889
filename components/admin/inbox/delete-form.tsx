import { koreanDateTime } from '@/components/ui/korean-date'
import type { MergeCandidate } from '@/lib/registrations/office/merge-view'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { officeDeleteWords as words } from '@/lib/messages/ko/office-delete'

interface DeleteFormProps {
  id: string
  /** Initial text of the reason; if set, the form is open. */
  reason: string | null
  /** Merged registrations. Those of the same phone number surely belong to the same person. */
  together: readonly MergeCandidate[]
}

/** Deletes a registration, and asks which of the registrations merged with it to delete, too. */
export function DeleteForm({ id, reason, together }: DeleteFormProps) {
  return (
    <details className={`${form.confirm} ${form.destructive}`} open={reason !== null}>
      <summary>{words.title}</summary>
      <form action={adminApiPaths.registration(id)} method="post">
        <p>{words.text}</p>
        {together.length > 0 ? (
          <fieldset>
            <legend>{words.together}</legend>
            {together.map(({ card, samePhone }) => (
              <p key={card.id}>
                <label className={form.check}>
                  <input type="checkbox" name={`also-${card.id}`} defaultChecked={samePhone} />
                  {koreanDateTime(card.at)} {card.name} · {card.phone}
                </label>
              </p>
            ))}
          </fieldset>
        ) : null}
        <p className={form.field}>
          <label htmlFor="delete-reason">{words.reason}</label>
          <input
            id="delete-reason"
            name="reason"
            required
            minLength={2}
            maxLength={200}
            defaultValue={reason ?? undefined}
            placeholder={words.reasonHint}
            autoComplete="off"
          />
        </p>
        <p>
          <button className={`button ${styles.small} ${styles.danger}`} name="action" value="delete" type="submit">
            {words.delete}
          </button>
        </p>
      </form>
    </details>
  )
}
