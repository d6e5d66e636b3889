import type { StoredAuditEntry } from '@/lib/accounts/audit-store'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable, TimeCell } from '@/components/admin/office-table'
import table from '@/components/admin/table.module.css'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'

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

export function AuditTable({ entries, labelOf }: { entries: readonly StoredAuditEntry[]; labelOf: (action: string) => string }) {
  return (
    <OfficeTable caption={words.auditCaption} columns={words.auditColumns} className={table.log}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">{labelOf(entry.action)}</th>
          <TimeCell at={entry.at.toISOString()} />
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
