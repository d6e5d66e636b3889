import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import facts from './facts.module.css'

function Restore({ path, number, label }: { path: string; number: number; label: string }) {
  return (
    <form action={adminApiPaths.facts} method="post">
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="number" value={number} />
      <button className={`button ${styles.small}`} name="action" value="restore" type="submit" aria-label={`${label}으로 되돌리기`}>
        {number === 0 ? `${label}으로 되돌리기` : '되돌리기'}
      </button>
    </form>
  )
}

function Versions({ path, versions }: Pick<EditedFact, 'path' | 'versions'>) {
  return (
    <>
      <OfficeTable caption="게시한 값, 최근 것부터" columns={['번호', '값', '적용', '누가, 까닭', '되돌리기']}>
        {versions.map(({ number, value, effectiveAt, isScheduled, actor, author, reason, source }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td className={facts.value}>{value}</td>
            <td>
              <time dateTime={effectiveAt.toISOString()}>{koreanDateTime(effectiveAt.toISOString())}</time>
              {isScheduled ? ' (예약)' : ''}
            </td>
            <td className={facts.value}>
              {author === null ? actor : `작성 ${author}, 승인 ${actor}`}: {reason}
              {source ? ` (${source})` : ''}
            </td>
            <td>
              <Restore path={path} number={number} label={`${number}번 값`} />
            </td>
          </tr>
        ))}
      </OfficeTable>
      <Restore path={path} number={0} label="처음 값" />
    </>
  )
}

/** Every published value of a fact with who, when and why; each can be published again. */
export const FactHistory = ({ fact: { path, versions } }: { fact: EditedFact }) => (
  <section aria-labelledby="history" className={`${styles.stack} ${styles.apart}`}>
    <h2 id="history">게시한 기록</h2>
    {versions.length === 0 ? <p>아직 처음 값 그대로입니다.</p> : <Versions path={path} versions={versions} />}
  </section>
)
