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
      <h2 id="duty">{dutyWords.title}</h2>
      <p className={duty.hint}>{dutyWords.lead}</p>
      {onDuty.length > 0 ? (
        <ul className={duty.people}>
          {onDuty.map(({ id, name, since }) => (
            <li key={id}>
              <span>
                {name} <small>{dutyWords.since(koreanDateTime(since.toISOString()))}</small>
              </span>
              {others ? (
                <form action={adminApiPaths.duty} method="post">
                  <input type="hidden" name="account" value={id} />
                  <button className={`button ${styles.small}`} name="action" value="end-other" type="submit" aria-label={dutyWords.endOf(name)}>
                    {dutyWords.end}
                  </button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>{dutyWords.none}</p>
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
            {own ? dutyWords.endOwn : dutyWords.startOwn}
          </button>{' '}
          {own && ownNew > 0 ? (
            <button className={`button ${styles.small}`} name="action" value="hand-over" type="submit">
              {dutyWords.handOver(formatCount(ownNew))}
            </button>
          ) : null}
        </form>
        {others && others.length > 0 ? (
          <form action={adminApiPaths.duty} method="post" className={form.inline}>
            <select name="account" required defaultValue="" aria-label={dutyWords.startWhom}>
              <option value="">{dutyWords.other}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <button className={`button ${styles.small}`} name="action" value="start-other" type="submit">
              {dutyWords.start}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  )
}
