import { flightHeaders, partAsked } from '../next/route-change.mjs'
import { Answer } from './answer.mjs'
import { compressAtLeisure } from './compress-at-leisure.mjs'
import { EncodedBody } from './encoded-body.mjs'
import { recompression } from './recompression.mjs'
import { SESSION_COOKIES } from '../http/variants.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('../next/route-change.mjs').Part} Part */

/** How long others get the page as it was while it is rendered anew. */
const RENEWAL_MS = 10_000

/**
 * Answers GET and HEAD for whatever is ready to be sent.
 * @param {import('./page-store.mjs').PageStore} pages
 * @param {Readonly<Record<string, string>>} common headers of every answer
 * @param {readonly string[]} variants parameters of a query by which the middleware chooses another page
 * @param {(data: Buffer) => Promise<Buffer>} [compress] into brotli, as far as it goes, beside the event loop
 * @returns {(request: Request, response: Response, path: string, query: string) => boolean} false for whatever Next has to answer
 */
export function pageSender(pages, common, variants, compress = compressAtLeisure()) {
  /** When one request was sent on to have a page rendered anew. @type {WeakMap<ReadonlyMap<string, unknown>, number>} */
  const renewals = new WeakMap()

  const recompress = recompression((/** @type {string} */ address, /** @type {Part} */ part) => {
    const entry = pages.find(address)
    const body = entry?.bodies.get(part)
    return entry && body instanceof EncodedBody ? { body, lightened: () => pages.resized(entry) } : undefined
  }, compress)

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
      const own = part === 'page' ? entry.headers : { ...flightHeaders(part), 'cache-control': entry.headers['cache-control'] ?? '' }
      entry.answers.set(part, (answer = new Answer(200, { ...common, ...own }, body)))
    }
    const before = body.size
    answer.send(request, response)
    if (body.size !== before) pages.resized(entry)
    // A list of the press is rendered anew each minute: it would be done once more each time.
    if (stays && body instanceof EncodedBody && body.isProvisional) recompress(address, part)
    return true
  }
}
