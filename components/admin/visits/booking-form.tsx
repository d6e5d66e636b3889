import { FieldError, errorProps } from '@/components/admin/field-error'
import { Options, type Option } from '@/components/admin/options'
import { adminApiPaths } from '@/lib/admin-routes'
import { officeBookingWords as words } from '@/lib/messages/ko/office-booking'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

interface BookingFormProps {
  id: string
  /** Version of the visit as shown. */
  version: number
  /** Whether a visit ahead is changed; else one is booked. */
  isBooked: boolean
  /** Path of this page, which shows the times of the selected day. */
  pagePath: string
  /** `2026-11-28` */
  day: string
  dayLabel: string
  days: readonly Option[]
  times: readonly Option[]
  /** The preselected time, `2026-11-28T14:00`; null: none. */
  at: string | null
  people: number
  /** What was typed before. */
  reason: string
  /** By field. */
  errors: Readonly<Record<string, string>>
}

/** Anchor of the times, so that keyboard users continue there after choosing a day, not at the menu. */
const FORM_ID = 'booking'

/** The reception's and the counsellors' one form for visits: chooses a day, then time, size and reason. Works without a script. */
export function BookingForm({ id, version, isBooked, pagePath, day, dayLabel, days, times, at, people, reason, errors }: BookingFormProps) {
  const chosen = times.find(({ value, disabled }) => value === at && !disabled)
  const { version: changed, ...ofFields } = errors
  return (
    <>
      <form id={FORM_ID} action={`${pagePath}#${FORM_ID}`} method="get" className={form.inline} aria-label={words.chooseDay}>
        <p className={form.field}>
          <label htmlFor="booking-day">{words.day}</label>
          <select id="booking-day" name="day" defaultValue={day}>
            <Options of={days} />
          </select>
        </p>
        <button className="button" type="submit">
          {words.showTimes}
        </button>
      </form>
      {changed ? (
        <p className={styles.notice} role="alert">
          {changed}
        </p>
      ) : null}
      <form action={adminApiPaths.visit(id)} method="post" className={styles.stack} aria-label={words.title}>
        <input type="hidden" name="version" value={version} />
        {times.length > 0 ? (
          <div className={form.inline}>
            <p className={form.field}>
              <label htmlFor="booking-time">{words.time(dayLabel)}</label>
              <select id="booking-time" name="at" defaultValue={chosen?.value ?? ''} required {...errorProps('booking-time', ofFields.at)}>
                <option value="">{words.chooseTime}</option>
                <Options of={times} />
              </select>
              <FieldError id="booking-time" error={ofFields.at} />
            </p>
            <p className={form.field}>
              <label htmlFor="booking-people">{words.people}</label>
              <input
                id="booking-people"
                name="people"
                type="number"
                inputMode="numeric"
                min={1}
                max={99}
                required
                defaultValue={people}
                {...errorProps('booking-people', ofFields.people)}
              />
              <FieldError id="booking-people" error={ofFields.people} />
            </p>
          </div>
        ) : (
          <p className={styles.notice}>{words.noTimes}</p>
        )}
        <p className={form.field}>
          <label htmlFor="booking-reason">{isBooked ? words.reason : words.note}</label>
          <input
            id="booking-reason"
            name="reason"
            maxLength={200}
            placeholder={words.reasonHint}
            autoComplete="off"
            defaultValue={reason}
            {...errorProps('booking-reason', ofFields.reason)}
          />
          <FieldError id="booking-reason" error={ofFields.reason} />
        </p>
        <p>{words.tells}</p>
        <p className={styles.row}>
          {times.length > 0 ? (
            <button className="button button--primary" name="action" value="book" type="submit">
              {isBooked ? words.change : words.book}
            </button>
          ) : null}
          {isBooked ? (
            <button className="button" name="action" value="cancel" type="submit" formNoValidate>
              {words.cancel}
            </button>
          ) : null}
        </p>
      </form>
    </>
  )
}
