import type { SubmitEvent } from 'react'
import type { WorkQueueRow as Row } from '@/lib/registrations/office/work-queue/work-queue-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { officeTodayWords as words } from '@/lib/messages/ko/office-today'
import styles from '@/components/admin/admin.module.css'
import { CallForm } from '@/components/admin/inbox/call-form'
import { waitingTime } from '@/components/admin/inbox/waiting-time'
import { CardTags } from '@/components/admin/inbox/card-tags'
import { TextLink } from '@/components/admin/text-link'
import { PostForm } from '@/components/admin/post-form'
import workQueue from './work-queue.module.css'

interface WorkQueueRowProps {
  row: Row
  /** Minutes of office hours since the list was made. */
  passed: number
  /** Minutes after which a new registration has waited too long. */
  lateAfter: number
  onResult: (event: SubmitEvent<HTMLFormElement>) => void
}

function Waited({ minutes, late }: { minutes: number; late: boolean }) {
  return (
    <span className={late ? `${workQueue.clock} ${workQueue.late}` : workQueue.clock}>
      {waitingTime(minutes)}
      {late ? <span className="visually-hidden">{words.late}</span> : null}
    </span>
  )
}

export function WorkQueueRow({ row: { card, form, assignee, waited, due, results }, passed, lateAfter, onResult }: WorkQueueRowProps) {
  return (
    <tr data-row={card.id} className={workQueue.row}>
      <th scope="row" className={workQueue.name}>
        <TextLink href={adminPaths.registration(card.id)}>{card.name}</TextLink>{' '}
        <CardTags card={card} result={due === null ? card.result : null} assignee={assignee} />
      </th>
      <td className={workQueue.when}>{waited === null ? due : <Waited minutes={waited + passed} late={waited + passed >= lateAfter} />}</td>
      <td className={workQueue.hints}>
        {card.channel ?? card.source}
        {card.hints.map((hint) => ` · ${hint}`)}
      </td>
      <td className={workQueue.call}>
        <CallForm id={card.id} form={form} masked={card.phone} inList />
      </td>
      <td className={workQueue.results}>
        <details>
          <summary className={styles.quiet}>
            {words.result}
            <span className="visually-hidden">{words.recordFor(card.name)}</span>
          </summary>
          <PostForm
            to={adminApiPaths.registration(card.id)}
            fields={{ action: 'result', form, returnTo: adminPaths.inbox }}
            onSubmit={onResult}
            className={workQueue.buttons}
          >
            {results.map(({ value, label }) => (
              <button key={value} className={`button ${styles.small}`} name="result" value={value} type="submit">
                {label}
              </button>
            ))}
          </PostForm>
        </details>
      </td>
    </tr>
  )
}
