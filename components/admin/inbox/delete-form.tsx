import { koreanDateTime } from '@/components/ui/korean-date'
import type { MergeCandidate } from '@/lib/registrations/office/merge-view'
import { adminApiPaths } from '@/lib/admin-routes'
import form from '@/components/admin/form.module.css'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { ReasonField } from '@/components/admin/field'
import { officeDeleteWords as words } from '@/lib/messages/ko/office-delete'

interface DeleteFormProps {
  id: string
  /** Initial text of the reason; if set, the form is open. */
  reason: string | null
  /** Merged registrations. Those of the same phone number surely belong to the same person. */
  together: readonly MergeCandidate[]
}

export function DeleteForm({ id, reason, together }: DeleteFormProps) {
  return (
    <Confirm label={words.title} destructive open={reason !== null}>
      <PostForm to={adminApiPaths.registration(id)}>
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
        <ReasonField id="delete-reason" label={words.reason} defaultValue={reason ?? undefined} placeholder={words.reasonHint} />
        <Submit look="danger" value="delete" label={words.delete} />
      </PostForm>
    </Confirm>
  )
}
