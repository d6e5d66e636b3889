import { koreanDateTime } from '@/components/ui/korean-date'
import type { DutyView } from '@/lib/registrations/office/duty-actions'
import { adminApiPaths } from '@/lib/admin-routes'
import { formatCount } from '@/lib/messages/format-count'
import { dutyWords } from '@/lib/messages/ko/duty'
import styles from '@/components/admin/admin.module.css'
import duty from './duty-panel.module.css'
import form from '@/components/admin/form.module.css'

/** Shows who is on duty, with forms to go on and off duty. */
export function DutyPanel({ view: { onDuty, own, others, ownNew, waiting } }: { view: DutyView }) {
  return (
    <section aria-labelledby="duty" className={duty.panel}>
      <h2 id="duty">근무 중</h2>
      <p className={duty.hint}>새 등록은 근무 중인 사람에게 차례로 배정되고, 같은 번호의 등록은 전에 맡은 사람에게 갑니다. 근무는 자정에 저절로 끝납니다.</p>
      {onDuty.length > 0 ? (
        <ul className={duty.people}>
          {onDuty.map(({ id, name, since }) => (
            <li key={id}>
              <span>
                {name} <small>{koreanDateTime(since.toISOString())}부터</small>
              </span>
              {others ? (
                <form action={adminApiPaths.duty} method="post">
                  <input type="hidden" name="account" value={id} />
                  <button className={`button ${styles.small}`} name="action" value="end-other" type="submit" aria-label={`${name} 님 근무 마침`}>
                    근무 마침
                  </button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>근무 중인 사람이 없습니다. 새 등록은 아래 목록에서 직접 맡아 주세요.</p>
      )}
      {waiting && onDuty.length > 0 ? (
        <form action={adminApiPaths.duty} method="post">
          <button className="button button--primary" name="action" value="deal" type="submit">
            {dutyWords.deal(formatCount(waiting), formatCount(onDuty.length))}
          </button>
        </form>
      ) : null}
      <div className={styles.row}>
        <form action={adminApiPaths.duty} method="post">
          <button className={`button ${own ? '' : 'button--primary'} ${styles.small}`} name="action" value={own ? 'end' : 'start'} type="submit">
            {own ? '내 근무 마치기' : '내 근무 시작'}
          </button>{' '}
          {own && ownNew > 0 ? (
            <button className={`button ${styles.small}`} name="action" value="hand-over" type="submit">
              {dutyWords.handOver(formatCount(ownNew))}
            </button>
          ) : null}
        </form>
        {others && others.length > 0 ? (
          <form action={adminApiPaths.duty} method="post" className={form.inline}>
            <select name="account" required defaultValue="" aria-label="근무를 시작할 사람">
              <option value="">다른 사람</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <button className={`button ${styles.small}`} name="action" value="start-other" type="submit">
              근무 시작
            </button>
          </form>
        ) : null}
      </div>
    </section>
  )
}
