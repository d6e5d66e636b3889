import pLimit from 'p-limit'
import { flightHeaders, partAsked, STALE_TIME_HEADER } from '../next/route-change'
import { Answer } from './answer'
import { compressAtLeisure } from './compress-at-leisure'
import { EncodedBody } from './encoded-body'
import { SESSION_COOKIES } from '../http/variants'
import type { PageStore, Kept } from './page-store'
import type { Headers, Handler } from '../http/handler'

/** How long others get the page as it was while it is rendered anew. */
const RENEWAL_MS = 10_000
/** Bodies that wait to be compressed; anybody can ask for many pages, and the next visitor asks again. */
const RECOMPRESSIONS_MAX = 500

/**
 * Answers GET and HEAD for whatever is ready to be sent.
 * @param variants parameters of a query by which the middleware chooses another page
 * @returns false for whatever Next has to answer
 */
export function pageSender(
  pages: PageStore,
  common: Headers,
  variants: readonly string[],
  compress: (data: Buffer) => Promise<Buffer> = compressAtLeisure,
): Handler {
  /** When one request was sent on to have a page rendered anew. */
  const renewals = new WeakMap<ReadonlyMap<string, unknown>, number>()

  const recompressions = pLimit(1)
  const queued = new WeakSet<EncodedBody>()
  /** Compresses again, as far as it goes, what was compressed while somebody waited: one body at a time, behind the answers. */
  const recompress = (entry: Kept, body: EncodedBody) => {
    if (!body.isProvisional || queued.has(body) || recompressions.pendingCount >= RECOMPRESSIONS_MAX) return
    queued.add(body)
    recompressions(async () => {
      // Rendered anew meanwhile: nobody gets this one any more.
      if (pages.find(entry.address ?? '')?.bodies !== entry.bodies) return
      body.lighten(await compress(body.plain))
      pages.resized(entry)
    }).catch((error: unknown) => console.error(error))
  }

  return (request, response, address, query) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const entry = pages.find(address)
    if (!entry) return false
    // What stays until a tag expires is the same for everybody.
    const stays = entry.times?.revalidate === false
    if (!stays && SESSION_COOKIES.some((name) => headers.cookie?.includes(name))) return false
    if (!stays && query !== '' && variants.some((name) => new URLSearchParams(query).has(name))) return false
    if (!pages.isFresh(entry) && pages.now() - (renewals.get(entry.bodies) ?? -Infinity) > RENEWAL_MS) {
      renewals.set(entry.bodies, pages.now())
      return false
    }
    const part = partAsked(headers)
    const body = part && entry.bodies.get(part)
    if (!part || !body) return false

    let answer = entry.answers.get(part)
    if (!answer) {
      const { 'cache-control': cacheControl = '', [STALE_TIME_HEADER]: staleSeconds } = entry.headers
      const own = part === 'page' ? entry.headers : { ...flightHeaders(part, staleSeconds), 'cache-control': cacheControl }
      entry.answers.set(part, (answer = new Answer(200, { ...common, ...own }, body)))
    }
    const before = body.size
    answer.send(request, response)
    if (body.size !== before) pages.resized(entry)
    // A list of the press is rendered anew each minute: it would be done once more each time.
    if (stays && body instanceof EncodedBody) recompress(entry, body)
    return true
  }
}
