import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { ArticleTable } from '@/components/admin/press/article-table'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { MoreLink } from '@/components/admin/text-link'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { content } from '@/lib/content/load'
import { findPressSite } from '@/lib/content/press-sites'
import { InvalidInputError } from '@/lib/errors'
import { officePressWords as words } from '@/lib/messages/ko/office-press'
import { listArticles } from '@/lib/press/list-articles'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: words.title }

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

export default async function AdminPressPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('press.write')
  const query = await searchParams
  const site = findPressSite(firstValue(query.site) ?? content.site.defaultPressSite)
  if (!site) notFound()
  const { items, nextCursor, fromStart } = await listFrom(site.slug, firstValue(query.cursor))
  const siteQuery = `site=${encodeURIComponent(site.slug)}`
  return (
    <>
      <PageHead title={words.title}>
        <a className={`button button--primary ${styles.small}`} href={`${adminPaths.pressNew}?${siteQuery}`}>
          {words.write}
        </a>
      </PageHead>
      <DoneNotice done={query.done} messages={words.done} refused={await readRefusedForm(query)} />
      {fromStart ? (
        <p className={styles.notice} role="status">
          {words.fromStart}
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
      {items.length > 0 ? <ArticleTable articles={items} /> : <p className={styles.empty}>{words.empty}</p>}
      <MoreLink href={nextCursor && `${adminPaths.press}?${siteQuery}&cursor=${nextCursor}`}>{words.older}</MoreLink>
    </>
  )
}
