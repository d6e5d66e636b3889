import type { UnreadableCard } from '@/lib/registrations/office/unreadable-view'
import { adminPaths } from '@/lib/admin-routes'
import { formatCount } from '@/lib/messages/format-count'
import styles from '@/components/admin/admin.module.css'
import { officeDeleteWords as words } from '@/lib/messages/ko/office-delete'

/** Lists unreadable registrations apart from the others. */
export function UnreadableList({ registrations }: { registrations: readonly UnreadableCard[] }) {
  if (registrations.length === 0) return null
  return (
    <section aria-labelledby="unreadable">
      <h2 id="unreadable" className={styles.list}>
        {words.unreadable(formatCount(registrations.length))}
      </h2>
      <p>{words.unreadableListText}</p>
      <ul>
        {registrations.map(({ id }) => (
          <li key={id}>
            <a className={styles.target} href={adminPaths.registration(id)}>
              {words.unreadableOne(id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
