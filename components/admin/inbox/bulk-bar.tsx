import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import bulk from './bulk-bar.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'
import { officeBulkWords as words } from '@/lib/messages/ko/office-bulk'

interface BulkBarProps {
  /** Id of the form; the rows' check boxes name it. */
  id: string
  /** Made with the page, so that a form that is sent twice counts once. */
  formId: string
  returnTo: string
  /** Number of all that the list's filter finds, where the actions are for all; null: for the ticked rows. */
  found: number | null
  foundMax: number
  /** Query of the list's filter. */
  query: string
  /** Those who arrived at this time or later are left out. */
  until: Date
  /** Whether an earlier press did those before: the actions are for the rest. */
  isRest: boolean
  /** The same list with all chosen, or with boxes to tick; null where nothing is filtered. */
  otherPath: string | null
  results: readonly Option[]
  /** Tags in use, to choose from. */
  tags: readonly string[]
  /** Accounts that can be assigned; empty where the signed-in account may not assign. */
  candidates: readonly Option[]
}

/** The actions on the ticked rows, or on all that the filter finds. */
export function BulkBar({ id, formId, returnTo, found, foundMax, query, until, isRest, otherPath, results, tags, candidates }: BulkBarProps) {
  const isAll = found !== null
  return (
    <details className={form.confirm} open={isAll}>
      <summary className={bulk.summary}>{isAll ? (isRest ? words.rest : words.found)(found) : words.ticked}</summary>
      <form id={id} action={adminApiPaths.registrations} method="post" className={bulk.form}>
        <input type="hidden" name="form" value={formId} />
        <input type="hidden" name="returnTo" value={returnTo} />
        {isAll ? (
          <>
            <input type="hidden" name="found" value={query} />
            <input type="hidden" name="until" value={until.getTime()} />
          </>
        ) : null}
        <p className={bulk.hint}>
          {isAll ? words.foundHint(foundMax) : words.tickedHint}{' '}
          {otherPath ? (
            <a className={styles.target} href={otherPath}>
              {isAll ? words.chooseTicked : words.chooseFound}
            </a>
          ) : null}
        </p>
        <div className={form.inline}>
          <label htmlFor={`${id}-result`}>{words.result}</label>
          <select id={`${id}-result`} name="result" defaultValue="">
            <option value="">{words.choose}</option>
            <Options of={results} />
          </select>
          <button className={`button ${styles.small}`} name="action" value="result" type="submit">
            {words.recordResult}
          </button>
        </div>
        <div className={form.inline}>
          <label htmlFor={`${id}-tag`}>{words.tag}</label>
          <input id={`${id}-tag`} name="tag" list={`${id}-tags`} maxLength={20} autoComplete="off" />
          <datalist id={`${id}-tags`}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <button className={`button ${styles.small}`} name="action" value="tag" type="submit">
            {words.addTag}
          </button>
        </div>
        {candidates.length > 0 ? (
          <div className={form.inline}>
            <label htmlFor={`${id}-assignee`}>{words.assignee}</label>
            <select id={`${id}-assignee`} name="assignee" defaultValue="">
              <option value="">{words.choose}</option>
              <Options of={candidates} />
            </select>
            <label htmlFor={`${id}-reason`}>{words.reason}</label>
            <input id={`${id}-reason`} name="reason" maxLength={200} autoComplete="off" />
            <button className={`button ${styles.small}`} name="action" value="assign" type="submit">
              {words.assign}
            </button>
          </div>
        ) : null}
      </form>
    </details>
  )
}

interface BulkNoticeProps {
  /** What was done, in Korean. */
  label: string
  done: number
  skipped: number
  /** Whether there are more to do. */
  more: boolean
  /** Encrypted, see lib/registrations/office/bulk-undo.ts. */
  sealed: string
  returnTo: string
}

/** Reports what was done to how many registrations, with a button to undo it. */
export function BulkNotice({ label, done, skipped, more, sealed, returnTo }: BulkNoticeProps) {
  return (
    <form action={adminApiPaths.registrations} method="post" className={`${styles.notice} ${styles.row}`}>
      <p role="status">{[words.done(label, done), ...(skipped > 0 ? [words.skipped(skipped)] : []), ...(more ? [words.more] : [])].join(' ')}</p>
      {done > 0 ? (
        <>
          <input type="hidden" name="bulk" value={sealed} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <button className={`button ${styles.small}`} name="action" value="undo" type="submit">
            {words.undo}
          </button>
        </>
      ) : null}
    </form>
  )
}
