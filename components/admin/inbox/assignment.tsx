import type { AssignmentView } from '@/lib/registrations/office/assignment-actions'
import { adminApiPaths } from '@/lib/admin-routes'
import { Confirm, PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { ReasonField, SelectField } from '@/components/admin/field'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'
import { waitingWords } from '@/lib/messages/ko/duty'

export function Assignment({ id, assignment: { assignee, candidates, canClaim } }: { id: string; assignment: AssignmentView }) {
  return (
    <section aria-labelledby="assignment">
      <h2 id="assignment">{words.assignee}</h2>
      <p>{assignee ? words.assignedTo(assignee.name) : words.unassigned}</p>
      {canClaim && !assignee ? <PostButton to={adminApiPaths.registration(id)} value="claim" label={waitingWords.claim} /> : null}
      {candidates ? (
        <Confirm label={assignee ? words.reassign : words.assign}>
          <PostForm to={adminApiPaths.registration(id)} fields={{ was: assignee?.id ?? '' }}>
            <SelectField
              id="assignee"
              label={words.assigneeLabel}
              name="assignee"
              required
              defaultValue={assignee?.id ?? ''}
              none={words.choose}
              options={candidates.map((candidate) => ({ value: candidate.id, label: candidate.name }))}
            />
            <ReasonField id="assign-reason" label={words.assignReason} placeholder={words.assignReasonHint} />
            <Submit value="assign" label={words.assign} />
          </PostForm>
        </Confirm>
      ) : null}
    </section>
  )
}
