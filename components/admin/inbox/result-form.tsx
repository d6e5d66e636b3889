import { koreanDateTime } from '@/components/ui/korean-date'
import type { RegistrationCard } from '@/lib/registrations/office/registration-view'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import type { Option } from '@/components/admin/options'
import result from './result-form.module.css'

export interface ResultFormProps {
  id: string
  /** Made with the page, see lib/registrations/office/record-result.ts. */
  formId: string
  /** Whether a call was made whose result is not recorded yet. */
  asked: boolean
  /** Results recorded with one click. */
  common: readonly Option[]
  /** Rarer results, and those that close the registration. */
  rare: readonly Option[]
  callbacks: readonly Option[]
  /** Other registrations of the same phone, of which this one may be a duplicate. */
  others: readonly RegistrationCard[]
  noteMax: number
}

const Buttons = ({ choices }: { choices: readonly Option[] }) => (
  <div className={result.buttons}>
    {choices.map(({ value, label }) => (
      <button key={value} className={`button ${styles.small}`} name="result" value={value} type="submit">
        {label}
      </button>
    ))}
  </div>
)

/** Records the result of a call or a visit: one button each, with an optional remark and time. */
export function ResultForm({ id, formId, asked, common, rare, callbacks, others, noteMax }: ResultFormProps) {
  return (
    <section aria-labelledby="result" className={asked ? result.asked : undefined}>
      <h2 id="result">{asked ? '통화 결과를 남겨 주세요' : '상담 결과'}</h2>
      <form action={adminApiPaths.registration(id)} method="post" className={result.form}>
        <input type="hidden" name="action" value="result" />
        <input type="hidden" name="form" value={formId} />
        <Buttons choices={common} />
        <fieldset className={result.timed}>
          <legend>재통화·방문예약</legend>
          <Buttons choices={callbacks} />
          <div className={result.time}>
            <label htmlFor="due">날짜와 시각</label>
            <input id="due" name="due" type="datetime-local" />
            <button className={`button ${styles.small}`} name="result" value="callback" type="submit">
              이때 재통화
            </button>
            <button className={`button ${styles.small}`} name="result" value="booked" type="submit">
              방문예약
            </button>
          </div>
        </fieldset>
        <p className={form.field}>
          <label htmlFor="result-note">함께 남길 메모 (선택)</label>
          <textarea id="result-note" name="note" rows={2} maxLength={noteMax} />
        </p>
        <details className={form.confirm}>
          <summary>다른 결과</summary>
          <div className={result.rare}>
            <Buttons choices={rare} />
            <p className={result.hint}>수신거부는 이 번호로 가는 광고 문자를 모두 멈추며 되돌릴 수 없습니다.</p>
            {others.length > 0 ? (
              <div className={result.time}>
                <label htmlFor="other">같은 번호의 등록</label>
                <select id="other" name="other" defaultValue={others[0]?.id}>
                  {others.map((other) => (
                    <option key={other.id} value={other.id}>
                      {koreanDateTime(other.at)} {other.name}
                    </option>
                  ))}
                </select>
                <button className={`button ${styles.small}`} name="result" value="duplicate" type="submit">
                  중복
                </button>
              </div>
            ) : null}
          </div>
        </details>
      </form>
    </section>
  )
}
