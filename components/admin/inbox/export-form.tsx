import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import type { Option } from '@/components/admin/options'
import type { ExportRequest } from '@/lib/registrations/office/export/export-registrations'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField, ReasonField, SelectField } from '@/components/admin/field'
import { officeExportWords as words } from '@/lib/messages/ko/office-export'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

interface ExportFormProps {
  statuses: readonly Option[]
  basic: readonly string[]
  optional: readonly { readonly id: string; readonly label: string }[]
  chosen?: Omit<ExportRequest, 'reason'>
}

const FORMATS = [
  { value: 'xlsx', label: words.excel },
  { value: 'csv', label: 'CSV' },
]
const NOTHING_CHOSEN = { format: '', status: '', from: '', until: '', columns: [] }

/** Exports registrations as a file. The reason stays in the audit trail. */
export function ExportForm({ statuses, basic, optional, chosen = NOTHING_CHOSEN }: ExportFormProps) {
  return (
    <PostForm to={adminApiPaths.export} className={styles.stack}>
      <div className={form.inline}>
        <InputField id="export-from" label={words.from} name="from" type="date" defaultValue={chosen.from} />
        <InputField id="export-until" label={words.until} name="until" type="date" defaultValue={chosen.until} />
        <SelectField id="export-status" label={words.status} name="status" defaultValue={chosen.status} none={words.all} options={statuses} />
        <SelectField id="export-format" label={words.format} name="format" defaultValue={chosen.format || 'xlsx'} options={FORMATS} />
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
      <ReasonField id="export-reason" label={words.reason} placeholder={words.reasonHint} />
      <Submit look="primary" label={officeMenuWords.export} />
    </PostForm>
  )
}
