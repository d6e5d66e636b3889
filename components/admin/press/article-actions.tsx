import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
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
            {published ? '게시 내리기' : '게시하기'}
          </button>
        </form>
        <a className={styles.target} href={published ? pressArticlePath(article.siteId, article.id) : adminPaths.pressPreview(article.id)}>
          {published ? '게시된 글 보기' : '미리 보기'}
        </a>
      </div>
      <details className={`${form.confirm} ${form.destructive}`}>
        <summary>글 지우기</summary>
        <form action={action} method="post">
          {shown}
          <p>글과 사진, 조회 수가 지워지며 되돌릴 수 없습니다. 잠시 감추려면 게시 내리기를 사용해 주세요.</p>
          <p>
            <button className={`button ${styles.small} ${styles.danger}`} name="action" value="delete" type="submit">
              지우기
            </button>
          </p>
        </form>
      </details>
    </div>
  )
}
