import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { ArticleTable } from '@/components/admin/article-table'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { firstValue, type SearchParams } from '@/lib/admin/search-params'
import { content } from '@/lib/content/load'
import { findPressSite } from '@/lib/content/press-sites'
import { listArticles } from '@/lib/press/list-articles'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '언론보도' }

const DONE = {
  published: '글을 게시했습니다.',
  unpublished: '글을 내렸습니다. 방문자에게 보이지 않습니다.',
  delete: '글을 지웠습니다.',
  saved: '저장했습니다.',
}

/** Every article of a site with its status; drafts too. */
export default async function AdminPressPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('press.write')
  const query = await searchParams
  const site = findPressSite(firstValue(query.site) ?? content.site.defaultPressSite)
  if (!site) notFound()
  const { items, nextCursor } = await listArticles(services(), site.slug, { status: null, cursor: firstValue(query.cursor), limit: 20 })
  const siteQuery = `site=${encodeURIComponent(site.slug)}`
  return (
    <>
      <PageHead title="언론보도">
        <a className={`button button--primary ${styles.small}`} href={`${adminPaths.pressNew}?${siteQuery}`}>
          글쓰기
        </a>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} />
      {content.pressSites.length > 1 ? (
        <p className={styles.row}>
          {content.pressSites.map(({ slug, name }) => (
            <a key={slug} href={`${adminPaths.press}?site=${encodeURIComponent(slug)}`} aria-current={slug === site.slug ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </p>
      ) : null}
      {items.length > 0 ? <ArticleTable articles={items} /> : <p className={styles.empty}>아직 쓴 글이 없습니다.</p>}
      {nextCursor ? (
        <p className={styles.more}>
          <a className="button" href={`${adminPaths.press}?${siteQuery}&cursor=${nextCursor}`}>
            이전 글
          </a>
        </p>
      ) : null}
    </>
  )
}
