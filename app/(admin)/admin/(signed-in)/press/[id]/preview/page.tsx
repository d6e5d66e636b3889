import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { PageHead } from '@/components/admin/page-head'
import { ArticleBody } from '@/components/press/article-view'
import { articleOrNotFound } from '@/lib/requests/article-or-not-found'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { officePressWords as words } from '@/lib/messages/ko/office-press'
import { paragraphs } from '@/lib/press/paragraphs'
import { adminPaths } from '@/lib/admin-routes'

export const metadata: Metadata = { title: words.preview }

/** Shows an article's text as readers will see it, published or not. */
export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdminPage('press.write')
  const article = await articleOrNotFound((await params).id)
  return (
    <>
      <PageHead title={article.title}>
        <a href={adminPaths.pressArticle(article.id)}>{words.back}</a>
      </PageHead>
      <p className={`lead ${styles.before}`}>{article.summary}</p>
      <ArticleBody cover={article.cover} paragraphs={paragraphs(article.content, article.pictures)} />
    </>
  )
}
