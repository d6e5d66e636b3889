import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'
import { officeExportWords as words } from '@/lib/messages/ko/office-export'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

interface ExportFormProps {
  statuses: readonly Option[]
  /** Columns of every file. */
  basic: readonly string[]
  /** Columns to choose. */
  optional: readonly { readonly id: string; readonly label: string }[]
  /** The earlier choice; missing at first. */
  chosen?: {
    readonly format: string
    readonly status: string
    readonly from: string
    readonly until: string
    readonly columns: readonly string[]
  }
}

const NOTHING_CHOSEN = { format: '', status: '', from: '', until: '', columns: [] }

/** Exports registrations as a file. The reason stays in the audit trail. */
export function ExportForm({ statuses, basic, optional, chosen = NOTHING_CHOSEN }: ExportFormProps) {
  return (
    <form action={adminApiPaths.export} method="post" className={styles.stack}>
      <div className={form.inline}>
        <p className={form.field}>
          <label htmlFor="export-from">{words.from}</label>
          <input id="export-from" name="from" type="date" defaultValue={chosen.from} />
        </p>
        <p className={form.field}>
          <label htmlFor="export-until">{words.until}</label>
          <input id="export-until" name="until" type="date" defaultValue={chosen.until} />
        </p>
        <p className={form.field}>
          <label htmlFor="export-status">{words.status}</label>
          <select id="export-status" name="status" defaultValue={chosen.status}>
            <option value="">{words.all}</option>
            <Options of={statuses} />
          </select>
        </p>
        <p className={form.field}>
          <label htmlFor="export-format">{words.format}</label>
          <select id="export-format" name="format" defaultValue={chosen.format || 'xlsx'}>
            <option value="xlsx">{words.excel}</option>
            <option value="csv">CSV</option>
          </select>
        </p>
      </div>
      <fieldset className={form.field}>
        <legend>{words.optional}</legend>
        <p>{words.basic(basic.join(', '))}</p>
        <div className={styles.row}>
          {optional.map(({ id, label }) => (
            <label key={id} className={form.check}>
              <input type="checkbox" name={`column-${id}`} value="1" defaultChecked={chosen.columns.includes(id)} /> {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={form.field}>
        <label htmlFor="export-reason">{words.reason}</label>
        <input id="export-reason" name="reason" required minLength={2} maxLength={200} placeholder={words.reasonHint} autoComplete="off" />
      </p>
      <p>
        <button className="button button--primary" type="submit">
          {officeMenuWords.export}
        </button>
      </p>
    </form>
  )
}
