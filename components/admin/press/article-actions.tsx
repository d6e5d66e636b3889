import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { officePressWords as words } from '@/lib/messages/ko/office-press'
import { pressArticlePath } from '@/lib/routes'
import type { Article } from '@/lib/press/article'
import styles from '@/components/admin/admin.module.css'
import { TextLink } from '@/components/admin/text-link'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'

export function ArticleActions({ article, version }: { article: Pick<Article, 'id' | 'siteId' | 'status'>; version?: string }) {
  const shown = version === undefined ? null : <input type="hidden" name="version" value={version} />
  const action = adminApiPaths.press(article.id)
  const published = article.status === 'published'
  return (
    <div className={`${styles.stack} ${styles.apart}`}>
      <div className={styles.row}>
        <PostForm to={action}>
          {shown}
          <Submit value={published ? 'unpublished' : 'published'} label={published ? words.unpublish : words.publish} />
        </PostForm>
        <TextLink href={published ? pressArticlePath(article.siteId, article.id) : adminPaths.pressPreview(article.id)}>
          {published ? words.showPublished : words.preview}
        </TextLink>
      </div>
      <Confirm label={words.remove} destructive>
        <PostForm to={action}>
          {shown}
          <p>{words.removeHint}</p>
          <Submit look="danger" value="delete" label={words.removeNow} />
        </PostForm>
      </Confirm>
    </div>
  )
}
