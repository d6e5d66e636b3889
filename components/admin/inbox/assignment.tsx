import type { AssignmentView } from '@/lib/registrations/office/assignment-actions'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'
import { waitingWords } from '@/lib/messages/ko/duty'

interface AssignmentProps {
  id: string
  assignment: AssignmentView
}

/** Shows the assignee, with a form to take the registration or to assign it to someone. */
export function Assignment({ id, assignment: { assignee, candidates, canClaim } }: AssignmentProps) {
  return (
    <section aria-labelledby="assignment">
      <h2 id="assignment">{words.assignee}</h2>
      <p>{assignee ? words.assignedTo(assignee.name) : words.unassigned}</p>
      {canClaim && !assignee ? (
        <form action={adminApiPaths.registration(id)} method="post">
          <button className={`button ${styles.small}`} name="action" value="claim" type="submit">
            {waitingWords.claim}
          </button>
        </form>
      ) : null}
      {candidates ? (
        <details className={form.confirm}>
          <summary>{assignee ? words.reassign : words.assign}</summary>
          <form action={adminApiPaths.registration(id)} method="post">
            <input type="hidden" name="was" value={assignee?.id ?? ''} />
            <p className={form.field}>
              <label htmlFor="assignee">{words.assigneeLabel}</label>
              <select id="assignee" name="assignee" required defaultValue={assignee?.id ?? ''}>
                <option value="">{words.choose}</option>
                {candidates.map((candidate) => (
                  <option key={candidate.id} value={candidate.id}>
                    {candidate.name}
                  </option>
                ))}
              </select>
            </p>
            <p className={form.field}>
              <label htmlFor="assign-reason">{words.assignReason}</label>
              <input id="assign-reason" name="reason" required minLength={2} maxLength={200} placeholder={words.assignReasonHint} autoComplete="off" />
            </p>
            <p>
              <button className={`button ${styles.small}`} name="action" value="assign" type="submit">
                {words.assign}
              </button>
            </p>
          </form>
        </details>
      ) : null}
    </section>
  )
}
