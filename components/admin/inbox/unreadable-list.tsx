import type { UnreadableCard } from '@/lib/registrations/office/unreadable-view'
import { adminPaths } from '@/lib/admin-routes'
import { formatCount } from '@/lib/messages/format-count'
import styles from '@/components/admin/admin.module.css'

/** Lists unreadable registrations apart from the others. */
export function UnreadableList({ registrations }: { registrations: readonly UnreadableCard[] }) {
  if (registrations.length === 0) return null
  return (
    <section aria-labelledby="unreadable">
      <h2 id="unreadable" className={styles.list}>
        열 수 없는 등록 {formatCount(registrations.length)}건
      </h2>
      <p>저장된 내용이 손상되어 열 수 없습니다. 백업에서 되살릴 수 있도록 바로 사이트 운영자에게 ID를 알려 주세요. 다른 등록은 그대로 쓸 수 있습니다.</p>
      <ul>
        {registrations.map(({ id }) => (
          <li key={id}>
            <a className={styles.target} href={adminPaths.registration(id)}>
              열 수 없는 등록 · {id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
