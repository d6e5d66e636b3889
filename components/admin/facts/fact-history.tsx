import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { PostButton } from '@/components/admin/post-form'
import facts from './facts.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

function Restore({ path, number, label }: { path: string; number: number; label: string }) {
  return (
    <PostButton
      to={adminApiPaths.facts}
      fields={{ path, number }}
      value="restore"
      label={number === 0 ? words.restoreOf(label) : words.restore}
      spoken={words.restoreOf(label)}
    />
  )
}

function Versions({ path, versions }: Pick<EditedFact, 'path' | 'versions'>) {
  return (
    <>
      <OfficeTable caption={words.historyCaption} columns={words.historyColumns}>
        {versions.map(({ number, value, effectiveAt, isScheduled, actor, author, reason, source }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td className={facts.value}>{value}</td>
            <td>
              <time dateTime={effectiveAt.toISOString()}>{koreanDateTime(effectiveAt.toISOString())}</time>
              {isScheduled ? words.isScheduled : ''}
            </td>
            <td className={facts.value}>
              {author === null ? actor : words.authorAndActor(author, actor)}: {reason}
              {source ? ` (${source})` : ''}
            </td>
            <td>
              <Restore path={path} number={number} label={words.version(number)} />
            </td>
          </tr>
        ))}
      </OfficeTable>
      <Restore path={path} number={0} label={words.byContent} />
    </>
  )
}

/** Every published value of a fact with who, when and why; each can be published again. */
export const FactHistory = ({ fact: { path, versions } }: { fact: EditedFact }) => (
  <section aria-labelledby="history" className={`${styles.stack} ${styles.apart}`}>
    <h2 id="history">{words.history}</h2>
    {versions.length === 0 ? <p>{words.unchanged}</p> : <Versions path={path} versions={versions} />}
  </section>
)
