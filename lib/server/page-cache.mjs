import { cacheTime, findCachedPage, TAGS_HEADER } from '../next/page-cache.mjs'
import { Answer } from './answer.mjs'
import { compressAtLeisure } from './compress-at-leisure.mjs'
import { FLIGHT_TYPE, FLIGHT_VARY } from './flight.mjs'
import { recompression } from './recompression.mjs'
import { SESSION_COOKIES } from './variants.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('../next/page-cache.mjs').CachedPage} CachedPage */
/** @typedef {import('./encoded-body.mjs').EncodedBody} EncodedBody */

/** The page itself, the data of its route change, or a segment of that by its name. @typedef {'page' | 'flight' | `/${string}`} Part */

/** @param {CachedPage} page @param {Part} part @returns {EncodedBody | undefined} */
const bodyOf = (page, part) => (part === 'page' ? page.html : part === 'flight' ? page.flight : page.segments?.get(part))

/** @param {string} name @returns {name is `/${string}`} */
const isSegment = (name) => name.startsWith('/')

/** @param {import('node:http').IncomingHttpHeaders} headers @returns {Part | undefined} what of a page is asked for */
function partAsked({ rsc, 'next-router-segment-prefetch': segment }) {
  if (rsc !== '1') return 'page'
  if (typeof segment !== 'string') return 'flight'
  return isSegment(segment) ? segment : undefined
}

/** How long others get the page as it was while it is rendered anew. */
const RENEWAL_MS = 10_000

/**
 * Answers GET and HEAD for pages that Next rendered at run time and would send again as they are (press lists, articles).
 * @param {Readonly<Record<string, string>>} common headers of every answer
 * @param {readonly string[]} variants parameters of a query by which the middleware chooses another page
 * @param {() => number} [now] milliseconds since 1970, by the cache's own clock
 * @param {(data: Buffer) => Promise<Buffer>} [compress] into brotli, as far as it goes, beside the event loop
 * @returns {(request: Request, response: Response, path: string, query: string) => boolean} false for whatever Next has to answer
 */
export function pageCache(common, variants, now = cacheTime, compress = compressAtLeisure()) {
  /** When one request was sent on to have a page rendered anew. @type {WeakMap<CachedPage, number>} */
  const renewals = new WeakMap()
  /** @type {WeakMap<CachedPage, Map<Part, Answer>>} */
  const answers = new WeakMap()

  /** @param {CachedPage} page @param {string} cacheControl */
  const pageAnswer = (page, cacheControl) => {
    const { [TAGS_HEADER]: _tags, ...own } = page.rest.headers ?? {}
    return new Answer(
      200,
      {
        ...common,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': cacheControl,
        .../** @type {Record<string, string>} */ (own),
        vary: FLIGHT_VARY,
        'x-nextjs-prerender': '1',
      },
      page.html,
    )
  }

  /** @param {import('./answer.mjs').Body} data @param {string} cacheControl @param {boolean} segment */
  const flightAnswer = (data, cacheControl, segment) =>
    new Answer(
      200,
      {
        ...common,
        'content-type': FLIGHT_TYPE,
        'cache-control': cacheControl,
        vary: FLIGHT_VARY,
        'x-nextjs-prerender': '1',
        'x-nextjs-stale-time': '300',
        ...(segment ? { 'x-nextjs-postponed': '2' } : {}),
      },
      data,
    )

  const recompress = recompression((/** @type {string} */ path, /** @type {Part} */ part) => {
    const cached = findCachedPage(path, now())
    const body = cached && bodyOf(cached.page, part)
    return body && { body, lightened: () => (answers.delete(cached.page), cached.resized()) }
  }, compress)

  return (request, response, path, query) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const time = now()
    const cached = findCachedPage(path, time)
    if (!cached || SESSION_COOKIES.some((name) => headers.cookie?.includes(name))) return false
    if (query !== '' && variants.some((name) => new URLSearchParams(query).has(name))) return false
    const { page, cacheControl } = cached
    if (page.rest.status !== undefined && page.rest.status !== 200) return false
    if (!cached.fresh && time - (renewals.get(page) ?? -Infinity) > RENEWAL_MS) {
      renewals.set(page, time)
      return false
    }
    const part = partAsked(headers)
    const body = part && bodyOf(page, part)
    if (!body) return false

    const parts = answers.get(page) ?? new Map()
    answers.set(page, parts)
    const answer = parts.get(part) ?? (part === 'page' ? pageAnswer(page, cacheControl) : flightAnswer(body, cacheControl, isSegment(part)))
    parts.set(part, answer)
    const before = body.size
    answer.send(request, response)
    if (body.size !== before) cached.resized()
    // A list of the press is rendered anew each minute: it would be done once more each time.
    if (cached.stays && body.isProvisional) recompress(path, part)
    return true
  }
}
