import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import bulk from './bulk-bar.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'
import { formatCount } from '@/lib/format-count'

interface BulkBarProps {
  /** Id of the form; the rows' check boxes name it. */
  id: string
  /** Made with the page, so that a form that is sent twice counts once. */
  formId: string
  returnTo: string
  results: readonly Option[]
  /** Tags in use, to choose from. */
  tags: readonly string[]
  /** Accounts that can be assigned; empty where the signed-in account may not assign. */
  candidates: readonly Option[]
}

/** The actions on the ticked rows. */
export function BulkBar({ id, formId, returnTo, results, tags, candidates }: BulkBarProps) {
  return (
    <details className={form.confirm}>
      <summary className={bulk.summary}>고른 고객 한꺼번에 처리</summary>
      <form id={id} action={adminApiPaths.registrations} method="post" className={bulk.form}>
        <input type="hidden" name="form" value={formId} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <p className={bulk.hint}>아래 목록에서 고객을 고르고 할 일을 누릅니다. 10분 안에는 되돌릴 수 있습니다.</p>
        <div className={form.inline}>
          <label htmlFor={`${id}-result`}>결과</label>
          <select id={`${id}-result`} name="result" defaultValue="">
            <option value="">고르기</option>
            <Options of={results} />
          </select>
          <button className={`button ${styles.small}`} name="action" value="result" type="submit">
            결과 남기기
          </button>
        </div>
        <div className={form.inline}>
          <label htmlFor={`${id}-tag`}>태그</label>
          <input id={`${id}-tag`} name="tag" list={`${id}-tags`} maxLength={20} autoComplete="off" />
          <datalist id={`${id}-tags`}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <button className={`button ${styles.small}`} name="action" value="tag" type="submit">
            태그 붙이기
          </button>
        </div>
        {candidates.length > 0 ? (
          <div className={form.inline}>
            <label htmlFor={`${id}-assignee`}>담당자</label>
            <select id={`${id}-assignee`} name="assignee" defaultValue="">
              <option value="">고르기</option>
              <Options of={candidates} />
            </select>
            <label htmlFor={`${id}-reason`}>사유</label>
            <input id={`${id}-reason`} name="reason" maxLength={200} autoComplete="off" />
            <button className={`button ${styles.small}`} name="action" value="assign" type="submit">
              모두 배정
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
  /** Encrypted, see lib/registrations/office/bulk-undo.ts. */
  sealed: string
  returnTo: string
}

/** Reports what was done to how many registrations, with a button to undo it. */
export function BulkNotice({ label, done, skipped, sealed, returnTo }: BulkNoticeProps) {
  return (
    <form action={adminApiPaths.registrations} method="post" className={`${styles.notice} ${styles.row}`}>
      <p role="status">
        {formatCount(done)}건: {label}.{skipped > 0 ? ` ${formatCount(skipped)}건은 해당하지 않아 그대로 두었습니다.` : ''}
      </p>
      {done > 0 ? (
        <>
          <input type="hidden" name="bulk" value={sealed} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <button className={`button ${styles.small}`} name="action" value="undo" type="submit">
            되돌리기
          </button>
        </>
      ) : null}
    </form>
  )
}
