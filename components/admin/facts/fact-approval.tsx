import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import form from '@/components/admin/form.module.css'
import styles from '@/components/admin/admin.module.css'
import facts from './facts.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

interface FactApprovalProps {
  fact: EditedFact
  /** Whether the reader may approve what others wrote. */
  mayApprove: boolean
}

type Draft = NonNullable<EditedFact['draft']>

/** What is asked for, beside what holds. */
const Wish = ({ fact: { current, draftText }, draft: { actor, reason, source, requestedFor } }: { fact: EditedFact; draft: Draft }) => (
  <dl>
    <dt>{words.now}</dt>
    <dd>{current || words.undecided}</dd>
    <dt>{words.wished}</dt>
    <dd>{draftText || words.undecided}</dd>
    <dt>{words.written}</dt>
    <dd>
      {actor}: {reason}
      {source ? ` (${source})` : ''}
    </dd>
    <dt>{words.publishAt}</dt>
    <dd>{requestedFor ? koreanDateTime(requestedFor.toISOString()) : words.onApproval}</dd>
  </dl>
)

function Decision({ path, draft: { actor, savedAt } }: { path: string; draft: Draft }) {
  return (
    <form action={adminApiPaths.facts} method="post" className={styles.stack} aria-label={words.approval}>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="draftOf" value={actor} />
      <input type="hidden" name="savedAt" value={savedAt.getTime()} />
      <p className={form.field}>
        <label htmlFor="returnReason">{words.returnReason}</label>
        <input id="returnReason" name="returnReason" maxLength={200} autoComplete="off" />
      </p>
      <p className={styles.row}>
        <button className="button button--primary" name="action" value="approve" type="submit">
          {words.approve}
        </button>
        <button className="button" name="action" value="return" type="submit">
          {words.return}
        </button>
        <button className="button" name="action" value="preview-request" type="submit">
          {words.preview}
        </button>
      </p>
    </form>
  )
}

/** A draft that waits for approval, or was sent back. The form below it changes the draft, and then approval is asked for again. */
export function FactApproval({ fact, mayApprove }: FactApprovalProps) {
  const { draft, isOwnDraft, path } = fact
  if (draft?.returned) return <p className={styles.notice}>{words.returned(draft.returned.actor, draft.returned.reason)}</p>
  if (!draft?.requestedAt) return null
  return (
    <section aria-labelledby="approval" className={`${styles.notice} ${facts.request}`}>
      <h2 id="approval">{words.waiting}</h2>
      <Wish fact={fact} draft={draft} />
      {isOwnDraft ? <p>{words.ownText}</p> : null}
      {mayApprove && !isOwnDraft ? <Decision path={path} draft={draft} /> : null}
    </section>
  )
}
