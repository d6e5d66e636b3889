import type { WaitingCard } from '@/lib/registrations/office/waiting-view'
import { adminApiPaths } from '@/lib/admin-routes'
import { waitingWords } from '@/lib/messages/ko/duty'
import { OfficeTable, TimeCell } from '@/components/admin/office-table'
import { PostButton } from '@/components/admin/post-form'

export function WaitingTable({ registrations }: { registrations: readonly WaitingCard[] }) {
  return (
    <OfficeTable caption={waitingWords.caption} columns={waitingWords.columns}>
      {registrations.map((card) => (
        <tr key={card.id}>
          <th scope="row">{card.name}</th>
          <td>{card.phone}</td>
          <TimeCell at={card.at} />
          <td>{card.source}</td>
          <td>{card.asked}</td>
          <td>
            <PostButton to={adminApiPaths.registration(card.id)} value="claim" label={waitingWords.claim} />
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
