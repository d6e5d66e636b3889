import type { AssignmentView } from '@/lib/registrations/office/assignment-actions'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

interface AssignmentProps {
  id: string
  assignment: AssignmentView
}

/** Shows the assignee, with a form to take the registration or to assign it to someone. */
export function Assignment({ id, assignment: { assignee, candidates, canClaim } }: AssignmentProps) {
  return (
    <section aria-labelledby="assignment">
      <h2 id="assignment">담당</h2>
      <p>{assignee ? `${assignee.name} 님이 맡고 있습니다.` : '아직 맡은 사람이 없습니다.'}</p>
      {canClaim && !assignee ? (
        <form action={adminApiPaths.registration(id)} method="post">
          <button className={`button ${styles.small}`} name="action" value="claim" type="submit">
            내가 맡기
          </button>
        </form>
      ) : null}
      {candidates ? (
        <details className={form.confirm}>
          <summary>{assignee ? '담당 바꾸기' : '배정하기'}</summary>
          <form action={adminApiPaths.registration(id)} method="post">
            <input type="hidden" name="was" value={assignee?.id ?? ''} />
            <p className={form.field}>
              <label htmlFor="assignee">담당자</label>
              <select id="assignee" name="assignee" required defaultValue={assignee?.id ?? ''}>
                <option value="">고르기</option>
                {candidates.map((candidate) => (
                  <option key={candidate.id} value={candidate.id}>
                    {candidate.name}
                  </option>
                ))}
              </select>
            </p>
            <p className={form.field}>
              <label htmlFor="assign-reason">사유 (필수, 접근 기록에 남습니다)</label>
              <input id="assign-reason" name="reason" required minLength={2} maxLength={200} placeholder="예: 휴무, 재배정 요청" autoComplete="off" />
            </p>
            <p>
              <button className={`button ${styles.small}`} name="action" value="assign" type="submit">
                배정하기
              </button>
            </p>
          </form>
        </details>
      ) : null}
    </section>
  )
}
