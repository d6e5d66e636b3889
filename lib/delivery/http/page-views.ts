import { firstTouchOf } from '../../first-touch'
import { isHumanReader } from '../../human-reader'
import { bridge, type Bridge } from '../bridge'
import { opensPage } from './first-touch-redirect'
import { SESSION_COOKIES } from './variants'
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'

/** Endpoints, the office, files, printed codes, a visitor's own page (a secret), results of forms, and what is shown in a frame. */
const NOT_COUNTED = /^\/(?:api|admin|_next|media|q|v|tour|preview|failure|(?:en\/)?registration)(?:\/|$)|\.\w+$/
/** Every browser calls itself so; programs that fetch pages do not. */
const BROWSER = /^Mozilla\/\d/
/** A page that was sent, or that the browser had already. */
const SHOWN = new Set([200, 304])

/** @returns host of the other site that led here; empty without one */
function otherHost(referer: string | undefined, own: readonly (string | undefined)[]): string {
  if (!referer || !URL.canParse(referer)) return ''
  const { host } = new URL(referer)
  return own.includes(host) ? '' : host
}

/**
 * Counts documents that people opened, once they are answered: neither crawlers nor the office, no prefetch, no data of a route
 * change. Hands on the path and what its address and `Referer` say of where somebody comes from; nothing of the request is kept.
 */
export function pageViews(
  origin: string,
  counter: () => Bridge['countPageView'] = () => bridge.countPageView,
): (request: Request, response: Response, path: string, query: string) => void {
  const publicHost = new URL(origin).host
  return (request, response, path, query) => {
    const { headers } = request
    if (request.method !== 'GET' || !opensPage(request) || NOT_COUNTED.test(path)) return
    const agent = headers['user-agent'] ?? ''
    if (!BROWSER.test(agent) || !isHumanReader(agent, [headers['sec-purpose'], headers['purpose']].join(' '))) return
    if (SESSION_COOKIES.some((name) => headers.cookie?.includes(name))) return
    response.once('finish', () => {
      const count = counter()
      if (!count || !SHOWN.has(response.statusCode)) return
      try {
        count(path, firstTouchOf({ search: query, pathname: path }, otherHost(headers.referer, [headers.host, publicHost])))
      } catch (error) {
        // A number is not worth the process.
        console.error(error)
      }
    })
  }
}
