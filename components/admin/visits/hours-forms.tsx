import { koreanDay } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import type { DayException, DayHours } from '@/lib/content/schemas/opening-hours'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import hoursForm from './hours-forms.module.css'
import { OfficeTable } from '@/components/admin/office-table'

interface WeeklyHoursFormProps {
  /** Version of the shown hours; a form based on an older one is refused. */
  version: number
  /** Sunday first. */
  days: readonly { readonly label: string; readonly hours: DayHours | null }[]
  numbers: readonly { readonly name: string; readonly label: string; readonly value: number }[]
}

/** Initial hours of a closed day that is opened. */
const USUAL: DayHours = { from: '10:00', until: '18:00' }

/** Opening hours by weekday, and the booking rules. */
export function WeeklyHoursForm({ version, days, numbers }: WeeklyHoursFormProps) {
  return (
    <form action={adminApiPaths.hours} method="post" className={styles.stack} aria-labelledby="weekly">
      <h2 id="weekly">요일별 시간</h2>
      <input type="hidden" name="version" value={version} />
      {days.map(({ label, hours }, day) => (
        <fieldset key={label} className={`${form.inline} ${hoursForm.day}`}>
          <legend className="visually-hidden">{label}</legend>
          <label className={form.check}>
            <input type="checkbox" name={`open${day}`} value="1" defaultChecked={hours !== null} />
            <span>{label} 개관</span>
          </label>
          <label>
            <span className="visually-hidden">{label} 여는 시각</span>
            <input type="time" name={`day${day}From`} defaultValue={(hours ?? USUAL).from} />
          </label>
          <label>
            <span className="visually-hidden">{label} 닫는 시각</span>
            <input type="time" name={`day${day}Until`} defaultValue={(hours ?? USUAL).until} />
          </label>
        </fieldset>
      ))}
      <h2>예약 단위</h2>
      <div className={form.inline}>
        {numbers.map(({ name, label, value }) => (
          <p key={name} className={form.field}>
            <label htmlFor={`hours-${name}`}>{label}</label>
            <input id={`hours-${name}`} name={name} type="number" inputMode="numeric" min={0} required defaultValue={value} />
          </p>
        ))}
      </div>
      <p>
        <button className="button button--primary" name="action" value="weekly" type="submit">
          저장
        </button>
      </p>
    </form>
  )
}

interface ExceptionFormsProps {
  version: number
  /** What offers to tell visitors of a closed day; null where the reader may not write what the site says. */
  announce: 'closed-day' | 'closed-day-draft' | null
  /** `2026-11-28` */
  today: string
  /** From today on, in order. */
  exceptions: readonly (DayException & { readonly label: string })[]
}

/** One press tells visitors of the day, on every page until it is over. */
function ClosedDayNotice({ action, day, label, reason }: { action: string; day: string; label: string; reason: string }) {
  return (
    <form action={adminApiPaths.facts} method="post">
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="reason" value={reason} />
      <button className={`button ${styles.small}`} name="action" value={action} type="submit" aria-label={`${label} 휴관 공지 올리기`}>
        {action === 'closed-day' ? '공지 올리기' : '공지 초안 쓰기'}
      </button>
    </form>
  )
}

/** Days that differ from their weekday: holidays, events, closures. */
export function ExceptionForms({ version, announce, today, exceptions }: ExceptionFormsProps) {
  return (
    <section aria-labelledby="exceptions" className={`${styles.stack} ${styles.before}`}>
      <h2 id="exceptions">휴관일과 다른 시간</h2>
      {exceptions.length > 0 ? (
        <OfficeTable caption="오늘부터의 예외, 날짜순" columns={['날짜', '시간', '사유', announce ? '공지' : null, '지우기']}>
          {exceptions.map(({ day, label, hours, reason }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{koreanDay(`${day}T00:00:00+09:00`)}</time> {label.slice(-3)}
              </th>
              <td>{hours ? `${hours.from}~${hours.until}` : '휴관'}</td>
              <td>{reason}</td>
              {announce ? <td>{hours ? null : <ClosedDayNotice action={announce} day={day} label={label} reason={reason} />}</td> : null}
              <td>
                <form action={adminApiPaths.hours} method="post">
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="day" value={day} />
                  <button className={`button ${styles.small}`} name="action" value="remove-exception" type="submit" aria-label={`${label} 지우기`}>
                    지우기
                  </button>
                </form>
              </td>
            </tr>
          ))}
        </OfficeTable>
      ) : null}
      <form action={adminApiPaths.hours} method="post" className={styles.stack} aria-label="예외 더하기">
        <input type="hidden" name="version" value={version} />
        <div className={form.inline}>
          <p className={form.field}>
            <label htmlFor="exception-day">날짜</label>
            <input id="exception-day" name="day" type="date" min={today} required />
          </p>
          <label className={form.check}>
            <input type="checkbox" name="closed" value="1" defaultChecked />
            <span>휴관</span>
          </label>
          <p className={form.field}>
            <label htmlFor="exception-from">여는 시각 (휴관이 아닐 때)</label>
            <input id="exception-from" name="exceptionFrom" type="time" defaultValue={USUAL.from} />
          </p>
          <p className={form.field}>
            <label htmlFor="exception-until">닫는 시각</label>
            <input id="exception-until" name="exceptionUntil" type="time" defaultValue={USUAL.until} />
          </p>
          <p className={form.field}>
            <label htmlFor="exception-reason">사유 (방문객에게도 보입니다)</label>
            <input id="exception-reason" name="reason" required maxLength={60} placeholder="예: 설날" autoComplete="off" />
          </p>
        </div>
        <p>
          <button className="button button--primary" name="action" value="exception" type="submit">
            이 날짜 저장
          </button>
        </p>
      </form>
    </section>
  )
}
