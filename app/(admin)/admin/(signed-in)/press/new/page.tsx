import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageHead } from '@/components/admin/page-head'
import { ArticleForm } from '@/components/press/article-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { content } from '@/lib/content/load'
import { findPressSite } from '@/lib/content/press-sites'
import { articleLimits } from '@/lib/press/article'
import { adminPaths } from '@/lib/admin-routes'

export const metadata: Metadata = { title: '글쓰기' }

export default async function NewArticlePage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('press.write')
  const site = findPressSite(firstValue((await searchParams).site) ?? content.site.defaultPressSite)
  if (!site) notFound()
  return (
    <>
      <PageHead title="글쓰기" />
      <ArticleForm site={site.slug} limits={articleLimits} drafts then={`${adminPaths.press}?site=${encodeURIComponent(site.slug)}&done=saved`} />
    </>
  )
}
