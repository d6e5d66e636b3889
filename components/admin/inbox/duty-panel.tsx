import { koreanDateTime } from '@/components/ui/korean-date'
import type { DutyView } from '@/lib/registrations/office/duty-actions'
import { adminApiPaths } from '@/lib/admin-routes'
import { formatCount } from '@/lib/messages/format-count'
import { dutyWords } from '@/lib/messages/ko/duty'
import styles from '@/components/admin/admin.module.css'
import { Options } from '@/components/admin/options'
import duty from './duty-panel.module.css'
import form from '@/components/admin/form.module.css'
import { PostButton, PostForm, Submit } from '@/components/admin/post-form'

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
                <PostButton to={adminApiPaths.duty} fields={{ account: id }} value="end-other" label={dutyWords.end} spoken={dutyWords.endOf(name)} />
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>{dutyWords.none}</p>
      )}
      {waiting && onDuty.length > 0 ? (
        <PostButton to={adminApiPaths.duty} look="primary" value="deal" label={dutyWords.deal(formatCount(waiting), formatCount(onDuty.length))} />
      ) : null}
      <div className={styles.row}>
        <PostForm to={adminApiPaths.duty}>
          <button className={`button ${own ? '' : 'button--primary'} ${styles.small}`} name="action" value={own ? 'end' : 'start'} type="submit">
            {own ? dutyWords.endOwn : dutyWords.startOwn}
          </button>{' '}
          {own && ownNew > 0 ? <Submit value="hand-over" label={dutyWords.handOver(formatCount(ownNew))} /> : null}
        </PostForm>
        {others && others.length > 0 ? (
          <PostForm to={adminApiPaths.duty} className={form.inline}>
            <select name="account" required defaultValue="" aria-label={dutyWords.startWhom}>
              <Options of={[{ value: '', label: dutyWords.other }, ...others.map(({ id, name }) => ({ value: id, label: name }))]} />
            </select>
            <Submit value="start-other" label={dutyWords.start} />
          </PostForm>
        ) : null}
      </div>
    </section>
  )
}
