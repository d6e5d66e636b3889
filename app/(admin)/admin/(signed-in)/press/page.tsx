import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { ArticleTable } from '@/components/admin/press/article-table'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { content } from '@/lib/content/load'
import { findPressSite } from '@/lib/content/press-sites'
import { InvalidInputError } from '@/lib/errors'
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

/** Falls back to the newest articles when the cursor is truncated or forged; the page says so. */
async function listFrom(site: string, cursor: string | undefined) {
  const all = { status: null, limit: 20 } as const
  try {
    return { ...(await listArticles(services(), site, { ...all, cursor })), fromStart: false }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    return { ...(await listArticles(services(), site, all)), fromStart: true }
  }
}

/** Lists all articles of a site with their status, drafts included. */
export default async function AdminPressPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('press.write')
  const query = await searchParams
  const site = findPressSite(firstValue(query.site) ?? content.site.defaultPressSite)
  if (!site) notFound()
  const { items, nextCursor, fromStart } = await listFrom(site.slug, firstValue(query.cursor))
  const siteQuery = `site=${encodeURIComponent(site.slug)}`
  return (
    <>
      <PageHead title="언론보도">
        <a className={`button button--primary ${styles.small}`} href={`${adminPaths.pressNew}?${siteQuery}`}>
          글쓰기
        </a>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} refused={await readRefusedForm(query)} />
      {fromStart ? (
        <p className={styles.notice} role="status">
          주소에 적힌 목록 위치를 찾을 수 없어 최신 글부터 보입니다.
        </p>
      ) : null}
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
