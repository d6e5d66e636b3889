import { koreanDateTime } from '@/components/ui/korean-date'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import table from '@/components/admin/table.module.css'

interface AuditRow {
  readonly id: number
  readonly at: string
  readonly actor: string | null
  readonly address: string | null
  readonly action: string
  readonly subject: string | null
  readonly detail: string | null
}

/** Shows a single id directly, and folds the ids of a list. */
function Subjects({ ids }: { ids: string | null }) {
  const all = ids?.split(' ') ?? []
  if (all.length < 2) return ids
  return (
    <details>
      <summary className={styles.target}>{all.length}건 보기</summary>
      {all.map((id) => (
        <div key={id}>{id}</div>
      ))}
    </details>
  )
}

/** The audit trail, newest first. */
export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <OfficeTable caption="접근 기록, 최신순" columns={['한 일', '시각', '누가', '접속지', '내용', '대상']} className={table.log}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">{entry.action}</th>
          <td>
            <time dateTime={entry.at}>{koreanDateTime(entry.at)}</time>
          </td>
          <td>{entry.actor ?? '로그인하지 않음'}</td>
          <td>{entry.address}</td>
          <td>{entry.detail}</td>
          <td className={table.ids}>
            <Subjects ids={entry.subject} />
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
