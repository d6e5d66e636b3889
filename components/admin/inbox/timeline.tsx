import { koreanDateTime } from '@/components/ui/korean-date'
import type { TimelineEntry } from '@/lib/registrations/office/timeline-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import detail from './registration-detail.module.css'
import timeline from './timeline.module.css'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'

const Entry = ({ id, entry: { at, who, label, text, other, withdrawn, canWithdraw, of } }: { id: string; entry: TimelineEntry }) => (
  <li className={of ? timeline.linked : undefined}>
    <p className={withdrawn ? timeline.withdrawn : undefined}>
      <strong>{withdrawn ? <s>{label}</s> : label}</strong>
      {withdrawn ? <span> {words.withdrawn}</span> : null}
      {other ? (
        <>
          {' '}
          <a className={styles.target} href={adminPaths.registration(other.id)}>
            {other.label}
          </a>
        </>
      ) : null}
    </p>
    {text ? <p>{text}</p> : null}
    <small>
      <time dateTime={at}>{koreanDateTime(at)}</time>
      {who ? ` · ${who}` : ''}
      {of ? (
        <>
          {' · '}
          <a href={adminPaths.registration(of.id)}>{words.historyOf(koreanDateTime(of.at))}</a>
        </>
      ) : null}
    </small>
    {canWithdraw ? (
      <form action={adminApiPaths.registration(id)} method="post">
        <input type="hidden" name="event" value={canWithdraw} />
        <button className={timeline.quiet} name="action" value="withdraw" type="submit">
          {words.withdraw}
        </button>
      </form>
    ) : null}
  </li>
)

interface TimelineProps {
  id: string
  entries: readonly TimelineEntry[]
}

/** The events of a registration, newest first. */
export function Timeline({ id, entries }: TimelineProps) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{words.history}</h2>
      <ol className={`${detail.notes} ${timeline.entries}`}>
        {entries.map((entry) => (
          <Entry key={entry.key} id={id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}
