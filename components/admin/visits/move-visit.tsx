import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled: boolean
}

interface MoveVisitProps {
  id: string
  /** Version of the visit as shown. */
  version: number
  /** Path of this page, which shows the times of the selected day. */
  pagePath: string
  /** `2026-11-28` */
  day: string
  dayLabel: string
  days: readonly Choice[]
  times: readonly Choice[]
  /** The preselected time, `2026-11-28T14:00`; null: none. */
  at: string | null
}

/** Anchor of the times, so that keyboard users continue there after choosing a day, not at the menu. */
const FORM_ID = 'move-visit'

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))

/** Chooses a day, then a time and the reason. Two forms, so that it works without a script. */
export function MoveVisit({ id, version, pagePath, day, dayLabel, days, times, at }: MoveVisitProps) {
  const chosen = times.find(({ value, disabled }) => value === at && !disabled)
  const first = chosen ?? times.find(({ disabled }) => !disabled)
  return (
    <>
      <form id={FORM_ID} action={`${pagePath}#${FORM_ID}`} method="get" className={form.inline} aria-label="날짜 고르기">
        <p className={form.field}>
          <label htmlFor="move-day">날짜</label>
          <select id="move-day" name="day" defaultValue={day}>
            <Options choices={days} />
          </select>
        </p>
        <button className="button" type="submit">
          시간 보기
        </button>
      </form>
      {at && !chosen ? <p className={styles.notice}>고르신 시간에는 옮길 자리가 없습니다. 아래에서 다른 시간을 골라 주세요.</p> : null}
      {first ? (
        <form action={adminApiPaths.visit(id)} method="post" className={form.inline} aria-label="시간 바꾸기">
          <input type="hidden" name="version" value={version} />
          <p className={form.field}>
            <label htmlFor="move-time">{dayLabel} 시간</label>
            <select id="move-time" name="at" defaultValue={first.value} required>
              <Options choices={times} />
            </select>
          </p>
          <p className={form.field}>
            <label htmlFor="move-reason">사유</label>
            <input id="move-reason" name="reason" required minLength={2} maxLength={200} placeholder="예: 전화로 요청" autoComplete="off" />
          </p>
          <button className="button button--primary" name="action" value="move" type="submit">
            이 시간으로 바꾸기
          </button>
        </form>
      ) : (
        <p className={styles.notice}>이 날은 고를 수 있는 시간이 없습니다. 다른 날을 골라 주세요.</p>
      )}
    </>
  )
}
