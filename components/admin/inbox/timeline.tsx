import { koreanDateTime } from '@/components/ui/korean-date'
import type { TimelineEntry } from '@/lib/registrations/office/timeline-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { TextLink } from '@/components/admin/text-link'
import { PostForm } from '@/components/admin/post-form'
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
          <TextLink href={adminPaths.registration(other.id)}>{other.label}</TextLink>
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
      <PostForm to={adminApiPaths.registration(id)} fields={{ event: canWithdraw }}>
        <button className={timeline.quiet} name="action" value="withdraw" type="submit">
          {words.withdraw}
        </button>
      </PostForm>
    ) : null}
  </li>
)

interface TimelineProps {
  id: string
  entries: readonly TimelineEntry[]
}

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
