import type { CallEntry } from '@/lib/visits/office/call-list'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { VisitorCells } from './visitor-cells'
import { formatCount } from '@/lib/messages/format-count'

interface CallListProps {
  entries: readonly CallEntry[]
  /** See {@link VisitorCells}. */
  calls: string | null
}

/** Bookings at times that are no longer offered: whom to call, and an SMS to all of them. */
export const CallList = ({ entries, calls }: CallListProps) => (
  <section aria-labelledby="call-list" className={`${styles.stack} ${styles.before}`}>
    <h2 id="call-list">연락할 예약 {formatCount(entries.length)}건</h2>
    <p>
      관람 시간이나 정원을 바꾸기 전에 받은 예약입니다. ‘관람 없음’인 예약에는 방문 전 알림이 가지 않으며, 문자로 알리면 받는 분이 링크에서 다른 시간을 고를 수
      있습니다. ‘정원 초과’ 예약은 그 시간에 나중에 예약한 분부터입니다. 전화로 의논한 뒤 시간을 바꿔 주세요.
    </p>
    <OfficeTable caption="연락할 예약, 시간순" columns={['방문 시간', '이름', '인원', '연락처', '이유', '안내 문자']}>
      {entries.map(({ when, notice, why, ...entry }) => (
        <tr key={entry.id}>
          <td>{when}</td>
          <VisitorCells visitor={{ ...entry, opens: true }} calls={calls} />
          <td>
            {why === 'closed' ? (
              '관람 없음'
            ) : (
              <>
                정원 초과{' '}
                <a className={styles.target} href={adminPaths.booking(entry.id)} aria-label={`${entry.name} 님 시간 바꾸기`}>
                  시간 바꾸기
                </a>
              </>
            )}
          </td>
          <td>{why === 'closed' ? (notice ?? '아직') : null}</td>
        </tr>
      ))}
    </OfficeTable>
    {entries.some(({ why }) => why === 'closed') ? (
      <form action={adminApiPaths.hours} method="post">
        <p>
          <button className="button" name="action" value="notify" type="submit">
            안내 문자 보내기
          </button>
        </p>
      </form>
    ) : null}
  </section>
)
