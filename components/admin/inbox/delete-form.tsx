import { koreanDateTime } from '@/components/ui/korean-date'
import type { MergeCandidate } from '@/lib/registrations/office/merge-view'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

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
      <summary>등록 정보 지우기</summary>
      <form action={adminApiPaths.registration(id)} method="post">
        <p>등록 정보와 메모, 대기 중인 문자가 모두 지워지며 되돌릴 수 없습니다. 사유는 접근 기록에 남으니 이름이나 번호를 적지 말아 주세요.</p>
        {together.length > 0 ? (
          <fieldset>
            <legend>합친 등록 가운데 함께 지울 등록 (같은 사람의 요청이면 모두 고릅니다)</legend>
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
          <label htmlFor="delete-reason">지우는 사유</label>
          <input
            id="delete-reason"
            name="reason"
            required
            minLength={2}
            maxLength={200}
            defaultValue={reason ?? undefined}
            placeholder="예: 본인 삭제 요청"
            autoComplete="off"
          />
        </p>
        <p>
          <button className={`button ${styles.small} ${styles.danger}`} name="action" value="delete" type="submit">
            지우기
          </button>
        </p>
      </form>
    </details>
  )
}
