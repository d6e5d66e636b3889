import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import form from '@/components/admin/form.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import tags from './tags.module.css'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'

interface TagsProps {
  id: string
  tags: readonly string[]
  known: readonly string[]
  maxLength: number
  canWrite: boolean
}

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
                <PostForm to={adminApiPaths.registration(id)} fields={{ tag }}>
                  <button name="action" value="untag" type="submit" aria-label={words.untag(tag)}>
                    ×
                  </button>
                </PostForm>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canWrite ? (
        <PostForm to={adminApiPaths.registration(id)} className={form.inline}>
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
          <Submit value="tag" label={words.addTag} />
        </PostForm>
      ) : null}
    </section>
  )
}
