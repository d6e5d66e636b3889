import { createHash } from 'node:crypto'

/** Names that search engines' crawlers, link previews and monitors give themselves. */
const CRAWLER = /bot|crawl|spider|slurp|yeti|daum|scrap|facebookexternalhit|preview|lighthouse|pingdom|monitor/i
const PREFETCH = /prefetch|prerender/i

/** Whether a person opened the article: not a crawler, nor a browser that fetches ahead. */
export function isReader(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  return agent !== '' && !CRAWLER.test(agent) && !PREFETCH.test(purpose)
}

/** Articles that one visitor's session remembers; the oldest make room. Keeps the cookie under 1.5 kB. */
const REMEMBERED = 150
const MARK_LENGTH = 8

const markOf = (articleId: string) => createHash('sha256').update(articleId).digest('base64url').slice(0, MARK_LENGTH)
const marksIn = (seen: string): string[] => [...seen.matchAll(new RegExp(`[\\w-]{${MARK_LENGTH}}`, 'g'))].map(([mark]) => mark)

/** @param seen the session cookie's value: a mark for each article that was read */
export const hasRead = (seen: string, articleId: string): boolean => marksIn(seen).includes(markOf(articleId))
export const rememberRead = (seen: string, articleId: string): string => [...marksIn(seen), markOf(articleId)].slice(-REMEMBERED).join('')
