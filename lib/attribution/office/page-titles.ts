import 'server-only'
import { addressedPages } from '@/lib/content/addressed-pages'
import { VISIT_PATH } from '@/lib/routes'

const ARTICLES = /\/\*$/

/** What pages are called that are counted (lib/attribution/counted-page.ts); one without a title is called by its path. */
export function pageTitles(): (path: string) => string {
  const titles = new Map(addressedPages().map(({ path, page }) => [decodeURIComponent(path), page.title]))
  titles.set(VISIT_PATH, '방문예약')
  return (path) => titles.get(path) ?? (ARTICLES.test(path) ? `${titles.get(path.replace(ARTICLES, '')) ?? path} 글` : path)
}
