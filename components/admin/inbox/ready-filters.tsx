import { adminInboxPath } from '@/lib/admin-routes'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'
import tags from './tags.module.css'

/**
 * The lists that everybody needs, before saved ones.
 * @param ownOnly the account sees only its own registrations, which have no list by result
 */
export function ReadyFilters({ account, ownOnly }: { account: string; ownOnly: boolean }) {
  const views = [
    { label: words.ownFresh, query: { status: 'new', assignee: account } },
    { label: words.ownAbsent, query: { status: 'absent', assignee: account } },
    ...(ownOnly ? [] : [{ label: words.callbacks, query: { result: 'callback' } }]),
  ]
  return (
    <nav aria-label={words.ready}>
      <ul className={tags.list}>
        {views.map(({ label, query }) => (
          <li key={label}>
            <a href={adminInboxPath(query)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
