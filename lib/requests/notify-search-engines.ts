import 'server-only'
import type { Article } from '@/lib/press/article'
import { pressArticlePath, pressListPath } from '@/lib/routes'
import { services } from '@/lib/services'

/** Notifies search engines (IndexNow) in the background that an article and its list changed. Not for drafts. */
export function notifySearchEngines({ id, siteId, status }: Pick<Article, 'id' | 'siteId' | 'status'>): void {
  if (status !== 'draft') void services().announcePages([pressArticlePath(siteId, id), pressListPath(siteId)])
}
