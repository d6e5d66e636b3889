import { koreanDay } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import type { DayException, DayHours } from '@/lib/content/schemas/opening-hours'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import hoursForm from './hours-forms.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { officeHoursWords as words } from '@/lib/messages/ko/office-hours'

interface WeeklyHoursFormProps {
  /** Version of the shown hours; a form based on an older one is refused. */
  version: number
  /** Sunday first. */
  days: readonly { readonly label: string; readonly hours: DayHours | null }[]
  numbers: readonly { readonly name: string; readonly label: string; readonly value: number }[]
}

/** Initial hours of a closed day that is opened. */
const USUAL: DayHours = { from: '10:00', until: '18:00' }

export function WeeklyHoursForm({ version, days, numbers }: WeeklyHoursFormProps) {
  return (
    <PostForm to={adminApiPaths.hours} className={styles.stack} aria-labelledby="weekly">
      <h2 id="weekly">{words.weekly}</h2>
      <input type="hidden" name="version" value={version} />
      {days.map(({ label, hours }, day) => (
        <fieldset key={label} className={`${form.inline} ${hoursForm.day}`}>
          <legend className="visually-hidden">{label}</legend>
          <label className={form.check}>
            <input type="checkbox" name={`open${day}`} value="1" defaultChecked={hours !== null} />
            <span>{words.open(label)}</span>
          </label>
          <label>
            <span className="visually-hidden">{words.from(label)}</span>
            <input type="time" name={`day${day}From`} defaultValue={(hours ?? USUAL).from} />
          </label>
          <label>
            <span className="visually-hidden">{words.until(label)}</span>
            <input type="time" name={`day${day}Until`} defaultValue={(hours ?? USUAL).until} />
          </label>
        </fieldset>
      ))}
      <h2>{words.numbersTitle}</h2>
      <div className={form.inline}>
        {numbers.map(({ name, label, value }) => (
          <InputField key={name} id={`hours-${name}`} label={label} name={name} type="number" inputMode="numeric" min={0} required defaultValue={value} />
        ))}
      </div>
      <Submit look="primary" value="weekly" label={words.save} />
    </PostForm>
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
    <PostButton
      to={adminApiPaths.facts}
      fields={{ day, reason }}
      value={action}
      label={action === 'closed-day' ? words.announce : words.announceDraft}
      spoken={words.announceOf(label)}
    />
  )
}

export function ExceptionForms({ version, announce, today, exceptions }: ExceptionFormsProps) {
  return (
    <section aria-labelledby="exceptions" className={`${styles.stack} ${styles.before}`}>
      <h2 id="exceptions">{words.exceptions}</h2>
      {exceptions.length > 0 ? (
        <OfficeTable
          caption={words.exceptionsCaption}
          columns={[words.columns.day, words.columns.time, words.columns.reason, announce ? words.columns.notice : null, words.remove]}
        >
          {exceptions.map(({ day, label, hours, reason }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{koreanDay(`${day}T00:00:00+09:00`)}</time> {label.slice(-3)}
              </th>
              <td>{hours ? `${hours.from}~${hours.until}` : words.closed}</td>
              <td>{reason}</td>
              {announce ? <td>{hours ? null : <ClosedDayNotice action={announce} day={day} label={label} reason={reason} />}</td> : null}
              <td>
                <PostButton to={adminApiPaths.hours} fields={{ version, day }} value="remove-exception" label={words.remove} spoken={words.removeOf(label)} />
              </td>
            </tr>
          ))}
        </OfficeTable>
      ) : null}
      <PostForm to={adminApiPaths.hours} fields={{ version }} className={styles.stack} aria-label={words.add}>
        <div className={form.inline}>
          <InputField id="exception-day" label={words.columns.day} name="day" type="date" min={today} required />
          <label className={form.check}>
            <input type="checkbox" name="closed" value="1" defaultChecked />
            <span>{words.closed}</span>
          </label>
          <InputField id="exception-from" label={words.addFrom} name="exceptionFrom" type="time" defaultValue={USUAL.from} />
          <InputField id="exception-until" label={words.addUntil} name="exceptionUntil" type="time" defaultValue={USUAL.until} />
          <InputField id="exception-reason" label={words.addReason} name="reason" required maxLength={60} placeholder={words.addReasonHint} />
        </div>
        <Submit look="primary" value="exception" label={words.addSave} />
      </PostForm>
    </section>
  )
}
