import { adminApiPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import form from '@/components/admin/form.module.css'
import styles from '@/components/admin/admin.module.css'
import { FactField } from './fact-field'
import facts from './facts.module.css'

interface FactFormProps {
  fact: EditedFact
  /** Whether the reader may publish. */
  mayPublish: boolean
  /** When to publish, as typed before: a draft that is not requested does not keep it. */
  at: string | undefined
}

/** What does not fit: beside the fields, and here what concerns the rest of the site. */
function Faults({ fact: { faults, changedBy, draft } }: { fact: EditedFact }) {
  const count = Object.keys(faults.fields).length
  if (count === 0 && faults.others.length === 0 && !changedBy) return null
  return (
    <div className={facts.faults} role="alert">
      {changedBy && draft ? (
        <p>
          이 초안을 시작한 뒤 {changedBy.actor} 님이 ‘{changedBy.value}’로 게시했습니다. 비교해 보고, 그래도 아래 내용이 맞으면 다시 게시해 주세요.
        </p>
      ) : null}
      {count > 0 ? <p>고칠 칸이 {count}곳 있습니다. 칸 아래의 안내를 봐 주세요.</p> : null}
      {faults.others.length > 0 ? (
        <>
          <p>사이트의 다른 내용과 맞지 않아 게시할 수 없습니다.</p>
          <ul>
            {faults.others.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/** The form of any fact, made from its schema. All buttons keep what was typed as a draft. */
export function FactForm({ fact, mayPublish, at }: FactFormProps) {
  const asks = fact.needsApproval || !mayPublish
  const { path, field, newest, draft, isOwnDraft, faults } = fact
  // Above it (fact-approval.tsx) is a button of that name, which shows the request itself.
  const isAnothersRequest = Boolean(draft?.requestedAt) && !isOwnDraft
  return (
    <form action={adminApiPaths.facts} method="post" className={styles.stack} aria-label={fact.label}>
      <Faults fact={fact} />
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="basedOn" value={newest} />
      {draft && !isOwnDraft ? <input type="hidden" name="draftOf" value={draft.actor} /> : null}
      <FactField field={field} errors={faults.fields} />
      <div className={form.inline}>
        <p className={form.field}>
          <label htmlFor="reason">바꾸는 까닭 (기록에 남습니다)</label>
          <input id="reason" name="reason" maxLength={200} defaultValue={draft?.reason} placeholder="예: 대표번호 변경" autoComplete="off" />
        </p>
        <p className={form.field}>
          <label htmlFor="source">근거 (공문, 담당자)</label>
          <input id="source" name="source" maxLength={200} defaultValue={draft?.source} autoComplete="off" />
        </p>
        <p className={form.field}>
          <label htmlFor="at">게시할 때 (비우면 {asks ? '승인하면 ' : ''}바로)</label>
          <input id="at" name="at" type="datetime-local" defaultValue={at ?? fact.wishedAt} />
        </p>
      </div>
      <p className={styles.row}>
        <button className="button" name="action" value="draft" type="submit">
          초안 저장
        </button>
        {isAnothersRequest ? null : (
          <button className="button" name="action" value="preview" type="submit">
            실제 페이지에서 보기
          </button>
        )}
        <button className="button button--primary" name="action" value={asks ? 'request' : 'publish'} type="submit">
          {asks ? '승인 요청' : '게시'}
        </button>
        {isOwnDraft ? (
          <button className={`button ${styles.danger}`} name="action" value="discard" type="submit">
            초안 버리기
          </button>
        ) : null}
      </p>
    </form>
  )
}
