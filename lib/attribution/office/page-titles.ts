import 'server-only'
import { addressedPages } from '@/lib/content/addressed-pages'
import { VISIT_PATH } from '@/lib/routes'
import { officeBookingWords as words } from '@/lib/messages/ko/office-booking'
import { officeQrCodeWords } from '@/lib/messages/ko/office-qr-codes'

const ARTICLES = /\/\*$/

/** Titles of counted pages (lib/attribution/counted-page.ts); the path for a page without title. */
export function pageTitles(): (path: string) => string {
  const titles = new Map(addressedPages().map(({ path, page }) => [decodeURIComponent(path), page.title]))
  titles.set(VISIT_PATH, words.title)
  return (path) => titles.get(path) ?? (ARTICLES.test(path) ? officeQrCodeWords.article(titles.get(path.replace(ARTICLES, '')) ?? path) : path)
}
