import { koreanDateTime } from '@/components/ui/korean-date'
import type { WaitingCard } from '@/lib/registrations/office/waiting-view'
import { adminApiPaths } from '@/lib/admin-routes'
import { waitingWords } from '@/lib/messages/ko/duty'
import styles from '@/components/admin/admin.module.css'
import table from '@/components/admin/table.module.css'

/** Registrations without an assignee, masked, each with a button to take it. */
export function WaitingTable({ registrations }: { registrations: readonly WaitingCard[] }) {
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{waitingWords.caption}</caption>
      <thead>
        <tr>
          <th scope="col">이름</th>
          <th scope="col">연락처</th>
          <th scope="col">등록일시</th>
          <th scope="col">경로</th>
          <th scope="col">{waitingWords.asked}</th>
          <th scope="col">맡기</th>
        </tr>
      </thead>
      <tbody>
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
                  내가 맡기
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
