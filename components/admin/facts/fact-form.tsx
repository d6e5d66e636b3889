import { adminApiPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import form from '@/components/admin/form.module.css'
import styles from '@/components/admin/admin.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { FactField } from './fact-field'
import facts from './facts.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

interface FactFormProps {
  fact: EditedFact
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
      {changedBy && draft ? <p>{words.changedBy(changedBy.actor, changedBy.value)}</p> : null}
      {count > 0 ? <p>{words.faults(count)}</p> : null}
      {faults.others.length > 0 ? (
        <>
          <p>{words.others}</p>
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
    <PostForm
      to={adminApiPaths.facts}
      fields={{ path, basedOn: newest, draftOf: isOwnDraft ? undefined : draft?.actor }}
      className={styles.stack}
      aria-label={fact.label}
    >
      <Faults fact={fact} />
      <FactField field={field} errors={faults.fields} />
      <div className={form.inline}>
        <InputField id="reason" label={words.reason} name="reason" maxLength={200} defaultValue={draft?.reason} placeholder={words.reasonHint} />
        <InputField id="source" label={words.source} name="source" maxLength={200} defaultValue={draft?.source} />
        <InputField id="at" label={words.at(asks)} name="at" type="datetime-local" defaultValue={at ?? fact.wishedAt} />
      </div>
      <p className={styles.row}>
        <Submit look="large" value="draft" label={words.draft} />
        {isAnothersRequest ? null : <Submit look="large" value="preview" label={words.preview} />}
        <Submit look="primary" value={asks ? 'request' : 'publish'} label={asks ? words.request : words.publish} />
        {isOwnDraft ? (
          <button className={`button ${styles.danger}`} name="action" value="discard" type="submit">
            {words.discard}
          </button>
        ) : null}
      </p>
    </PostForm>
  )
}
