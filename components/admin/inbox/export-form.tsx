import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'

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
          <label htmlFor="export-from">등록일부터</label>
          <input id="export-from" name="from" type="date" defaultValue={chosen.from} />
        </p>
        <p className={form.field}>
          <label htmlFor="export-until">까지</label>
          <input id="export-until" name="until" type="date" defaultValue={chosen.until} />
        </p>
        <p className={form.field}>
          <label htmlFor="export-status">상태</label>
          <select id="export-status" name="status" defaultValue={chosen.status}>
            <option value="">전체</option>
            <Options of={statuses} />
          </select>
        </p>
        <p className={form.field}>
          <label htmlFor="export-format">형식</label>
          <select id="export-format" name="format" defaultValue={chosen.format || 'xlsx'}>
            <option value="xlsx">엑셀 (XLSX)</option>
            <option value="csv">CSV</option>
          </select>
        </p>
      </div>
      <fieldset className={form.field}>
        <legend>더 담을 항목</legend>
        <p>항상 담는 항목: {basic.join(', ')}. 꼭 필요한 것만 더 골라 주세요.</p>
        <div className={styles.row}>
          {optional.map(({ id, label }) => (
            <label key={id} className={form.check}>
              <input type="checkbox" name={`column-${id}`} value="1" defaultChecked={chosen.columns.includes(id)} /> {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={form.field}>
        <label htmlFor="export-reason">내려받는 사유 (필수, 접근 기록에 남습니다)</label>
        <input id="export-reason" name="reason" required minLength={2} maxLength={200} placeholder="예: 주간 상담 계획" autoComplete="off" />
      </p>
      <p>
        <button className="button button--primary" type="submit">
          내려받기
        </button>
      </p>
    </form>
  )
}
