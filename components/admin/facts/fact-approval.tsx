import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { Facts } from '@/components/admin/facts-list'
import facts from './facts.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

interface FactApprovalProps {
  fact: EditedFact
  mayApprove: boolean
}

type Draft = NonNullable<EditedFact['draft']>

/** What is asked for, beside what holds. */
const Wish = ({ fact: { current, draftText }, draft: { actor, reason, source, requestedFor } }: { fact: EditedFact; draft: Draft }) => (
  <Facts
    facts={[
      { label: words.now, value: current || words.undecided },
      { label: words.wished, value: draftText || words.undecided },
      { label: words.written, value: `${actor}: ${reason}${source ? ` (${source})` : ''}` },
      { label: words.publishAt, value: requestedFor ? koreanDateTime(requestedFor.toISOString()) : words.onApproval },
    ]}
  />
)

function Decision({ path, draft: { actor, savedAt } }: { path: string; draft: Draft }) {
  return (
    <PostForm to={adminApiPaths.facts} fields={{ path, draftOf: actor, savedAt: savedAt.getTime() }} className={styles.stack} aria-label={words.approval}>
      <InputField id="returnReason" label={words.returnReason} name="returnReason" maxLength={200} />
      <p className={styles.row}>
        <Submit look="primary" value="approve" label={words.approve} />
        <Submit look="large" value="return" label={words.return} />
        <Submit look="large" value="preview-request" label={words.preview} />
      </p>
    </PostForm>
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
