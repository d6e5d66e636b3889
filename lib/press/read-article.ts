import { NotFoundError } from '@/lib/errors'
import type { PressStore } from '@/lib/press/press-store'
import { isArticleId, type Article, type ArticleSummary } from './article'
import { hasDate } from './list-articles'
import type { ViewCounter } from './view-counter'

interface Dependencies {
  readonly store: { readonly press: PressStore }
  readonly views: ViewCounter
}

export interface ReadableArticle {
  readonly article: Article
  readonly older: ArticleSummary | null
  readonly newer: ArticleSummary | null
}

/** A published article of a site with its neighbours; null if there is none. */
export async function findPublishedArticle({ store, views }: Dependencies, siteId: string, id: string): Promise<ReadableArticle | null> {
  const article = isArticleId(id) ? await store.press.find(id) : null
  if (!article || article.siteId !== siteId || article.status !== 'published' || !hasDate(article)) return null
  const neighbours = await store.press.neighbours(siteId, article)
  const shown = (one: ArticleSummary | null) => (one && hasDate(one) ? one : null)
  return { article: { ...article, views: article.views + views.pending(id) }, older: shown(neighbours.older), newer: shown(neighbours.newer) }
}

/**
 * Any article, for staff.
 * @throws NotFoundError
 */
export async function getArticle({ store }: Pick<Dependencies, 'store'>, id: string): Promise<Article> {
  const article = await store.press.find(id)
  if (!article) throw new NotFoundError('no such article')
  return article
}
