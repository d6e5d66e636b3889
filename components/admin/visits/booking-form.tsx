import type { Option } from '@/components/admin/options'
import { adminApiPaths } from '@/lib/admin-routes'
import { officeBookingWords as words } from '@/lib/messages/ko/office-booking'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField, SelectField } from '@/components/admin/field'

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
  reason: string
  errors: Readonly<Record<string, string>>
}

/** Anchor of the times, so that keyboard users continue there after choosing a day, not at the menu. */
const FORM_ID = 'booking'

/** The reception's and the counsellors' one form for visits: chooses a day, then time, size and reason. Works without a script. */
export function BookingForm({ id, version, isBooked, pagePath, day, dayLabel, days, times, at, people, reason, errors }: BookingFormProps) {
  const chosen = times.find(({ value, disabled }) => value === at && !disabled)
  return (
    <>
      <form id={FORM_ID} action={`${pagePath}#${FORM_ID}`} method="get" className={form.inline} aria-label={words.chooseDay}>
        <SelectField id="booking-day" label={words.day} name="day" defaultValue={day} options={days} />
        <Submit look="large" label={words.showTimes} />
      </form>
      {errors.version ? (
        <p className={styles.notice} role="alert">
          {errors.version}
        </p>
      ) : null}
      <PostForm to={adminApiPaths.visit(id)} fields={{ version }} className={styles.stack} aria-label={words.title}>
        {times.length > 0 ? (
          <div className={form.inline}>
            <SelectField
              id="booking-time"
              label={words.time(dayLabel)}
              name="at"
              defaultValue={chosen?.value ?? ''}
              required
              none={words.chooseTime}
              options={times}
              error={errors.at}
            />
            <InputField
              id="booking-people"
              label={words.people}
              name="people"
              type="number"
              inputMode="numeric"
              min={1}
              max={99}
              required
              defaultValue={people}
              error={errors.people}
            />
          </div>
        ) : (
          <p className={styles.notice}>{words.noTimes}</p>
        )}
        <InputField
          id="booking-reason"
          label={isBooked ? words.reason : words.note}
          name="reason"
          maxLength={200}
          placeholder={words.reasonHint}
          defaultValue={reason}
          error={errors.reason}
        />
        <p>{words.tells}</p>
        <p className={styles.row}>
          {times.length > 0 ? <Submit look="primary" value="book" label={isBooked ? words.change : words.book} /> : null}
          {isBooked ? <Submit look="large" value="cancel" label={words.cancel} formNoValidate /> : null}
        </p>
      </PostForm>
    </>
  )
}
