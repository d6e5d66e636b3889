import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import bulk from './bulk-bar.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'
import { TextLink } from '@/components/admin/text-link'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { officeBulkWords as words } from '@/lib/messages/ko/office-bulk'
import type { Bulk } from '@/lib/registrations/office/bulk-undo'

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
  tags: readonly string[]
  /** Accounts that can be assigned; empty where the signed-in account may not assign. */
  candidates: readonly Option[]
}

export function BulkBar({ id, formId, returnTo, found, foundMax, query, until, isRest, otherPath, results, tags, candidates }: BulkBarProps) {
  const isAll = found !== null
  return (
    <Confirm label={isAll ? (isRest ? words.rest : words.found)(found) : words.ticked} open={isAll}>
      <PostForm to={adminApiPaths.registrations} fields={{ form: formId, returnTo }} id={id} className={bulk.form}>
        {isAll ? (
          <>
            <input type="hidden" name="found" value={query} />
            <input type="hidden" name="until" value={until.getTime()} />
          </>
        ) : null}
        <p className={bulk.hint}>
          {isAll ? words.foundHint(foundMax) : words.tickedHint}{' '}
          {otherPath ? <TextLink href={otherPath}>{isAll ? words.chooseTicked : words.chooseFound}</TextLink> : null}
        </p>
        <div className={form.inline}>
          <label htmlFor={`${id}-result`}>{words.result}</label>
          <select id={`${id}-result`} name="result" defaultValue="">
            <option value="">{words.choose}</option>
            <Options of={results} />
          </select>
          <Submit value="result" label={words.recordResult} />
        </div>
        <div className={form.inline}>
          <label htmlFor={`${id}-tag`}>{words.tag}</label>
          <input id={`${id}-tag`} name="tag" list={`${id}-tags`} maxLength={20} autoComplete="off" />
          <datalist id={`${id}-tags`}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Submit value="tag" label={words.addTag} />
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
            <Submit value="assign" label={words.assign} />
          </div>
        ) : null}
      </PostForm>
    </Confirm>
  )
}

interface BulkNoticeProps {
  bulk: Bulk
  /** Encrypted, see lib/registrations/office/bulk-undo.ts. */
  sealed: string
  returnTo: string
}

export function BulkNotice({ bulk: { label, done, skipped, more }, sealed, returnTo }: BulkNoticeProps) {
  return (
    <PostForm to={adminApiPaths.registrations} className={`${styles.notice} ${styles.row}`}>
      <p role="status">{[words.done(label, done.length), ...(skipped > 0 ? [words.skipped(skipped)] : []), ...(more ? [words.more] : [])].join(' ')}</p>
      {done.length > 0 ? (
        <>
          <input type="hidden" name="bulk" value={sealed} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Submit value="undo" label={words.undo} />
        </>
      ) : null}
    </PostForm>
  )
}
