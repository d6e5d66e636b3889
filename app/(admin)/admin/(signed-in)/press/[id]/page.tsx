import type { Metadata } from 'next'
import { ArticleActions } from '@/components/admin/press/article-actions'
import { PageHead } from '@/components/admin/page-head'
import { ArticleForm } from '@/components/press/article-form'
import { articleOrNotFound } from '@/lib/requests/article-or-not-found'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { officePressWords as words } from '@/lib/messages/ko/office-press'
import { articleLimits } from '@/lib/press/article'
import { pictureSlots } from '@/lib/press/article-picture'
import { articleVersion } from '@/lib/press/article-version'
import { shownDay } from '@/lib/press/publication-date'
import { adminPaths } from '@/lib/admin-routes'

export const metadata: Metadata = { title: words.edit }

export default async function EditArticlePage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdminPage('press.write')
  const article = await articleOrNotFound((await params).id)
  const { id, siteId, title, summary, content, cover, pictures, status } = article
  return (
    <>
      <PageHead title={words.edit}>
        <p>{words.states[status]}</p>
      </PageHead>
      <ArticleForm
        site={siteId}
        limits={articleLimits}
        slots={pictureSlots(pictures)}
        article={{ id, title, summary, content, date: shownDay(article), cover, version: articleVersion(article) }}
        then={`${adminPaths.press}?site=${encodeURIComponent(siteId)}&done=saved`}
      />
      <ArticleActions article={article} version={articleVersion(article)} />
    </>
  )
}
