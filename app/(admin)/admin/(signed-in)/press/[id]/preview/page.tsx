import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { PageHead } from '@/components/admin/page-head'
import { ArticleBody } from '@/components/press/article-view'
import { articleOrNotFound } from '@/lib/requests/article-or-not-found'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { paragraphs } from '@/lib/press/paragraphs'
import { adminPaths } from '@/lib/admin-routes'

export const metadata: Metadata = { title: '미리 보기' }

/** Shows an article's text as readers will see it, published or not. */
export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdminPage('press.write')
  const article = await articleOrNotFound((await params).id)
  return (
    <>
      <PageHead title={article.title}>
        <a href={adminPaths.pressArticle(article.id)}>고치기로 돌아가기</a>
      </PageHead>
      <p className={`lead ${styles.before}`}>{article.summary}</p>
      <ArticleBody cover={article.cover} paragraphs={paragraphs(article.content)} />
    </>
  )
}
