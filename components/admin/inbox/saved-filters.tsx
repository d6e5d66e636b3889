import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import tags from './tags.module.css'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'

interface SavedFiltersProps {
  filters: readonly { readonly name: string; readonly query: string }[]
  /** Query of the list shown; empty where it is not filtered. */
  query: string
}

/** The account's saved filters, and a form to save this one. */
export function SavedFilters({ filters, query }: SavedFiltersProps) {
  if (filters.length === 0 && query === '') return null
  return (
    <div className={styles.row}>
      {filters.length > 0 ? (
        <nav aria-label={words.saved}>
          <ul className={tags.list}>
            {filters.map((filter) => (
              <li key={filter.name}>
                <a href={`${adminPaths.inbox}?${filter.query}`} aria-current={filter.query === query ? 'page' : undefined}>
                  {filter.name}
                </a>
                <form action={adminApiPaths.filters} method="post">
                  <input type="hidden" name="name" value={filter.name} />
                  <input type="hidden" name="query" value={query} />
                  <button name="action" value="remove" type="submit" aria-label={words.removeSaved(filter.name)}>
                    ×
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {query === '' ? null : (
        <form action={adminApiPaths.filters} method="post" className={form.inline}>
          <input type="hidden" name="query" value={query} />
          <label htmlFor="filter-name" className="visually-hidden">
            {words.filterName}
          </label>
          <input id="filter-name" name="name" required maxLength={30} placeholder={words.filterName} autoComplete="off" />
          <button className={`button ${styles.small}`} name="action" value="save" type="submit">
            {words.saveFilter}
          </button>
        </form>
      )}
    </div>
  )
}
