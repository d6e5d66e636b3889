import { koreanDateTime } from '@/components/ui/korean-date'
import type { WaitingCard } from '@/lib/registrations/office/waiting-view'
import { adminApiPaths } from '@/lib/admin-routes'
import { waitingWords } from '@/lib/messages/ko/duty'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'

/** Registrations without an assignee, masked, each with a button to take it. */
export function WaitingTable({ registrations }: { registrations: readonly WaitingCard[] }) {
  return (
    <OfficeTable caption={waitingWords.caption} columns={waitingWords.columns}>
      {registrations.map((card) => (
        <tr key={card.id}>
          <th scope="row">{card.name}</th>
          <td>{card.phone}</td>
          <td>
            <time dateTime={card.at}>{koreanDateTime(card.at)}</time>
          </td>
          <td>{card.source}</td>
          <td>{card.asked}</td>
          <td>
            <form action={adminApiPaths.registration(card.id)} method="post">
              <button className={`button ${styles.small}`} name="action" value="claim" type="submit">
                {waitingWords.claim}
              </button>
            </form>
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
