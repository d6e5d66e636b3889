import { FIRST_TOUCH, firstTouchOf } from '../../first-touch'
import type { IncomingMessage as Request } from 'node:http'
import type { Headers, Handler } from './handler'

/** What is no page, and pages that come after a post: their form has the field already. */
const NOT_CARRIED = /^\/(?:api|admin|_next|media|q|(?:en\/)?registration)(?:\/|$)|\.\w+$/

/** @returns whether a browser opens it as a page of its own */
export function opensPage({ method, headers }: Request): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers['rsc'] !== undefined) return false
  const destination = headers['sec-fetch-dest']
  return destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document'
}

/**
 * Carries the first touch from page to page where no script does: whoever follows a plain link of ours from a page whose
 * address has one is sent to the same page with it, by what `Referer` says. Prepared pages stay as they are, and a script
 * writes it into the link before (components/behaviour/first-touch.ts), so that its visitors never come here.
 */
export function firstTouchRedirect(common: Headers, origin: string): Handler {
  const publicHost = new URL(origin).host
  return (request, response, path, query) => {
    const { referer, host } = request.headers
    if (!referer?.includes('?') || !opensPage(request) || NOT_CARRIED.test(path) || !URL.canParse(referer)) return false
    const from = new URL(referer)
    if (from.host !== host && from.host !== publicHost) return false
    if (new URLSearchParams(query).has(FIRST_TOUCH)) return false
    const touch = firstTouchOf(from, '')
    if (!touch) return false
    response.writeHead(307, {
      ...common,
      location: `${path}${query}${query ? '&' : '?'}${new URLSearchParams({ [FIRST_TOUCH]: touch })}`,
      'cache-control': 'no-store',
      vary: 'referer',
    })
    response.end()
    return true
  }
}
