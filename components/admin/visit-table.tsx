import type { VisitCard } from '@/lib/admin/visits/visit-view'
import { adminPaths } from '@/lib/routes'
import styles from './admin.module.css'
import table from './table.module.css'

/** The visits of today, by time. */
export const VisitTable = ({ visits }: { visits: readonly VisitCard[] }) => (
  <section aria-labelledby="visits-today">
    <h2 id="visits-today">
      오늘 방문 {visits.length.toLocaleString('ko-KR')}팀, {visits.reduce((sum, { people }) => sum + people, 0).toLocaleString('ko-KR')}명
    </h2>
    <table className={table.table}>
      <caption className="visually-hidden">오늘 방문예약, 시간순</caption>
      <thead>
        <tr>
          <th scope="col">시간</th>
          <th scope="col">이름</th>
          <th scope="col">인원</th>
          <th scope="col">연락처</th>
        </tr>
      </thead>
      <tbody>
        {visits.map(({ id, at, time, name, people, phone }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{time}</time>
            </td>
            <th scope="row">
              <a className={styles.target} href={adminPaths.registration(id)}>
                {name}
              </a>
            </th>
            <td>{people}명</td>
            <td>
              <a className={styles.target} href={`tel:${phone}`}>
                {phone}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
