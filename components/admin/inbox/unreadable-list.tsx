import { adminPaths } from '@/lib/admin-routes'
import { formatCount } from '@/lib/messages/format-count'
import styles from '@/components/admin/admin.module.css'
import { TextLink } from '@/components/admin/text-link'
import { officeDeleteWords as words } from '@/lib/messages/ko/office-delete'

export function UnreadableList({ registrations }: { registrations: readonly { readonly id: string }[] }) {
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
            <TextLink href={adminPaths.registration(id)}>{words.unreadableOne(id)}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
