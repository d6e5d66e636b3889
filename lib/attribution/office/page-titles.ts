import 'server-only'
import { addressedPages } from '@/lib/content/addressed-pages'
import { VISIT_PATH } from '@/lib/routes'

const ARTICLES = /\/\*$/

/** Titles of counted pages (lib/attribution/counted-page.ts); the path for a page without title. */
export function pageTitles(): (path: string) => string {
  const titles = new Map(addressedPages().map(({ path, page }) => [decodeURIComponent(path), page.title]))
  titles.set(VISIT_PATH, '방문예약')
  return (path) => titles.get(path) ?? (ARTICLES.test(path) ? `${titles.get(path.replace(ARTICLES, '')) ?? path} 글` : path)
}
