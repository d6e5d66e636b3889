import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import form from '@/components/admin/form.module.css'
import styles from '@/components/admin/admin.module.css'

interface FactApprovalProps {
  fact: EditedFact
  /** Whether the reader may approve what others wrote. */
  mayApprove: boolean
}

type Draft = NonNullable<EditedFact['draft']>

/** What is asked for, beside what holds. */
const Wish = ({ fact: { current, draftText }, draft: { actor, reason, source, requestedFor } }: { fact: EditedFact; draft: Draft }) => (
  <dl>
    <dt>지금 값</dt>
    <dd>{current || '정해지지 않음'}</dd>
    <dt>바꿀 값</dt>
    <dd>{draftText || '정해지지 않음'}</dd>
    <dt>작성, 까닭</dt>
    <dd>
      {actor}: {reason}
      {source ? ` (${source})` : ''}
    </dd>
    <dt>게시할 때</dt>
    <dd>{requestedFor ? koreanDateTime(requestedFor.toISOString()) : '승인하면 바로'}</dd>
  </dl>
)

function Decision({ path, draft: { actor, savedAt } }: { path: string; draft: Draft }) {
  return (
    <form action={adminApiPaths.facts} method="post" className={styles.stack} aria-label="승인">
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="draftOf" value={actor} />
      <input type="hidden" name="savedAt" value={savedAt.getTime()} />
      <p className={form.field}>
        <label htmlFor="returnReason">돌려보내는 까닭 (돌려보낼 때만)</label>
        <input id="returnReason" name="returnReason" maxLength={200} autoComplete="off" />
      </p>
      <p className={styles.row}>
        <button className="button button--primary" name="action" value="approve" type="submit">
          승인하고 게시
        </button>
        <button className="button" name="action" value="return" type="submit">
          돌려보내기
        </button>
        <button className="button" name="action" value="preview-request" type="submit">
          실제 페이지에서 보기
        </button>
      </p>
    </form>
  )
}

/** A draft that waits for approval, or was sent back. The form below it changes the draft, and then approval is asked for again. */
export function FactApproval({ fact, mayApprove }: FactApprovalProps) {
  const { draft, isOwnDraft, path } = fact
  if (draft?.returned)
    return (
      <p className={styles.notice}>
        {draft.returned.actor} 님이 돌려보냈습니다: {draft.returned.reason}
      </p>
    )
  if (!draft?.requestedAt) return null
  return (
    <section aria-labelledby="approval" className={styles.notice}>
      <h2 id="approval">승인을 기다리고 있습니다</h2>
      <Wish fact={fact} draft={draft} />
      {isOwnDraft ? <p>자신이 쓴 내용은 다른 관리자가 승인합니다.</p> : null}
      {mayApprove && !isOwnDraft ? <Decision path={path} draft={draft} /> : null}
    </section>
  )
}
