import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { officePressWords as words } from '@/lib/messages/ko/office-press'
import { pressArticlePath } from '@/lib/routes'
import type { Article } from '@/lib/press/article'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

/** Publishes, unpublishes and deletes an article. */
export function ArticleActions({ article, version }: { article: Pick<Article, 'id' | 'siteId' | 'status'>; version?: string }) {
  const shown = version === undefined ? null : <input type="hidden" name="version" value={version} />
  const action = adminApiPaths.press(article.id)
  const published = article.status === 'published'
  return (
    <div className={`${styles.stack} ${styles.apart}`}>
      <div className={styles.row}>
        <form action={action} method="post">
          {shown}
          <button className={`button ${styles.small}`} name="action" value={published ? 'unpublished' : 'published'} type="submit">
            {published ? words.unpublish : words.publish}
          </button>
        </form>
        <a className={styles.target} href={published ? pressArticlePath(article.siteId, article.id) : adminPaths.pressPreview(article.id)}>
          {published ? words.showPublished : words.preview}
        </a>
      </div>
      <details className={`${form.confirm} ${form.destructive}`}>
        <summary>{words.remove}</summary>
        <form action={action} method="post">
          {shown}
          <p>{words.removeHint}</p>
          <p>
            <button className={`button ${styles.small} ${styles.danger}`} name="action" value="delete" type="submit">
              {words.removeNow}
            </button>
          </p>
        </form>
      </details>
    </div>
  )
}
