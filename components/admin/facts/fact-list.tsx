import { koreanDay, koreanDateTime } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import type { ListedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import form from './facts.module.css'

function Source({ fact: { changedAt, nextAt, draftsBy } }: { fact: ListedFact }) {
  return (
    <>
      {changedAt ? <>사무실, {koreanDay(changedAt.toISOString())}</> : '처음 값'}
      {nextAt ? (
        <>
          <br />
          예약: {koreanDateTime(nextAt.toISOString())}
        </>
      ) : null}
      {draftsBy.length > 0 ? (
        <>
          <br />
          초안: {draftsBy.join(', ')}
        </>
      ) : null}
    </>
  )
}

/** Everything that the office may change, with its value, source, age and where visitors meet it. */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <OfficeTable caption="바꿀 수 있는 사이트 정보" columns={['정보', '지금 값', '출처', '보이는 곳']}>
      {facts.map((fact) => (
        <tr key={fact.path}>
          <th scope="row">
            <a className={styles.target} href={adminPaths.fact(fact.path)}>
              {fact.label}
            </a>
          </th>
          <td className={form.value}>{fact.value || '정해지지 않음'}</td>
          <td className={form.value}>
            <Source fact={fact} />
          </td>
          <td>{fact.where}</td>
        </tr>
      ))}
    </OfficeTable>
  )
}
