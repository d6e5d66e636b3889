import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import tags from './tags.module.css'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'

interface SavedFiltersProps {
  filters: readonly { readonly name: string; readonly query: string }[]
  /** Query of the list shown; empty where it is not filtered. */
  query: string
}

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
                <PostForm to={adminApiPaths.filters} fields={{ name: filter.name, query }}>
                  <button name="action" value="remove" type="submit" aria-label={words.removeSaved(filter.name)}>
                    ×
                  </button>
                </PostForm>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {query === '' ? null : (
        <PostForm to={adminApiPaths.filters} fields={{ query }} className={form.inline}>
          <label htmlFor="filter-name" className="visually-hidden">
            {words.filterName}
          </label>
          <input id="filter-name" name="name" required maxLength={30} placeholder={words.filterName} autoComplete="off" />
          <Submit value="save" label={words.saveFilter} />
        </PostForm>
      )}
    </div>
  )
}
