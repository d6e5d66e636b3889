import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageHead } from '@/components/admin/page-head'
import { ArticleForm } from '@/components/press/article-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { content } from '@/lib/content/load'
import { findPressSite } from '@/lib/content/press-sites'
import { officePressWords as words } from '@/lib/messages/ko/office-press'
import { articleLimits } from '@/lib/press/article'
import { pictureSlots } from '@/lib/press/article-picture'
import { adminPaths } from '@/lib/admin-routes'

export const metadata: Metadata = { title: words.write }

export default async function NewArticlePage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('press.write')
  const site = findPressSite(firstValue((await searchParams).site) ?? content.site.defaultPressSite)
  if (!site) notFound()
  return (
    <>
      <PageHead title={words.write} />
      <ArticleForm
        site={site.slug}
        limits={articleLimits}
        slots={pictureSlots([])}
        drafts
        then={`${adminPaths.press}?site=${encodeURIComponent(site.slug)}&done=saved`}
      />
    </>
  )
}
