import type { MisplacedVisit } from '@/lib/admin/visits/visit-view'
import { adminPaths } from '@/lib/routes'
import styles from './admin.module.css'

/** Bookings at times when no visit begins any more: whom to call. */
export const MisplacedVisits = ({ visits }: { visits: readonly MisplacedVisit[] }) => (
  <section aria-labelledby="misplaced" className={styles.notice}>
    <h2 id="misplaced">연락할 예약 {visits.length.toLocaleString('ko-KR')}건</h2>
    <p>관람 시간을 바꾸기 전에 받은 예약입니다. 전화로 다른 시간을 정해 주세요.</p>
    <ul>
      {visits.map(({ id, when, people }) => (
        <li key={id}>
          <a className={styles.target} href={adminPaths.registration(id)}>
            {when}, {people}명
          </a>
        </li>
      ))}
    </ul>
  </section>
)
