import type { PressStore } from '@/lib/press/press-store'
import type { ArticleStatus, ArticleSummary } from './article'
import { decodeCursor, encodeCursor } from './cursor'
import type { ViewCounter } from './view-counter'

export const PAGE_SIZE = 10

export interface ArticlePage {
  readonly items: readonly ArticleSummary[]
  /** Null on the last page. */
  readonly nextCursor: string | null
}

interface Dependencies {
  readonly store: { readonly press: PressStore }
  readonly views: ViewCounter
}

/** An article with a damaged date is shown to staff only, because lists, feeds and sitemaps need the date. */
export const hasDate = ({ date }: Pick<ArticleSummary, 'date'>): boolean => date.getTime() >= 0 && date.getUTCFullYear() < 2200

/**
 * One page of a site's press, newest first. Counts include this process's views that are not stored yet.
 * @param options.status `published` by default; `null` lists every status, for staff
 * @throws InvalidInputError for an invalid cursor
 */
export async function listArticles(
  { store, views }: Dependencies,
  siteId: string,
  options: { cursor?: string | undefined; status?: ArticleStatus | null; limit?: number } = {},
): Promise<ArticlePage> {
  const { cursor, status = 'published', limit = PAGE_SIZE } = options
  const found = await store.press.list({
    siteId,
    limit: limit + 1,
    ...(status ? { status } : {}),
    ...(cursor ? { after: decodeCursor(cursor) } : {}),
  })
  const page = found.slice(0, limit)
  const items = page.filter((item) => status === null || hasDate(item)).map((item) => ({ ...item, views: item.views + views.pending(item.id) }))
  const last = page.at(-1)
  return { items, nextCursor: found.length > limit && last ? encodeCursor(last) : null }
}
