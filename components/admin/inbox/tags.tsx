import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import tags from './tags.module.css'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'

interface TagsProps {
  id: string
  tags: readonly string[]
  /** All tags in use, to choose from. */
  known: readonly string[]
  maxLength: number
  canWrite: boolean
}

/** Tags of a registration; each links to the list of registrations with it. */
export function Tags({ id, tags: own, known, maxLength, canWrite }: TagsProps) {
  if (own.length === 0 && !canWrite) return null
  return (
    <section aria-labelledby="tags">
      <h2 id="tags">{words.tags}</h2>
      {own.length > 0 ? (
        <ul className={tags.list}>
          {own.map((tag) => (
            <li key={tag}>
              <a href={`${adminPaths.inbox}?${new URLSearchParams({ tag }).toString()}`}>{tag}</a>
              {canWrite ? (
                <form action={adminApiPaths.registration(id)} method="post">
                  <input type="hidden" name="tag" value={tag} />
                  <button name="action" value="untag" type="submit" aria-label={words.untag(tag)}>
                    ×
                  </button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canWrite ? (
        <form action={adminApiPaths.registration(id)} method="post" className={form.inline}>
          <label htmlFor="tag" className="visually-hidden">
            {words.tag}
          </label>
          <input id="tag" name="tag" list="known-tags" required maxLength={maxLength} placeholder={words.tagHint} autoComplete="off" />
          <datalist id="known-tags">
            {known
              .filter((tag) => !own.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <button className={`button ${styles.small}`} name="action" value="tag" type="submit">
            {words.addTag}
          </button>
        </form>
      ) : null}
    </section>
  )
}
