import 'server-only'
import type { Article } from '@/lib/press/article'
import { pressArticlePath, pressListPath } from '@/lib/routes'
import { services } from '@/lib/services'

/** Tells search engines, without anybody waiting for it, that an article and its list are not what they were. A draft is nobody's business. */
export function announceArticle({ id, siteId, status }: Pick<Article, 'id' | 'siteId' | 'status'>): void {
  if (status !== 'draft') void services().announcePages([pressArticlePath(siteId, id), pressListPath(siteId)])
}
