import { koreanDateTime } from '@/components/ui/korean-date'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import table from '@/components/admin/table.module.css'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'

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
      <summary className={styles.target}>{words.showAll(all.length)}</summary>
      {all.map((id) => (
        <div key={id}>{id}</div>
      ))}
    </details>
  )
}

/** The audit trail, newest first. */
export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <OfficeTable caption={words.auditCaption} columns={words.auditColumns} className={table.log}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">{entry.action}</th>
          <td>
            <time dateTime={entry.at}>{koreanDateTime(entry.at)}</time>
          </td>
          <td>{entry.actor ?? words.nobody}</td>
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
