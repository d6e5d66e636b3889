import { pressListOf } from './article-address.mjs'
import { REFUSAL_POLICY, refusalPage, wantsPage } from './refusal-page.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Pages and files: every form posts to /api. */
const PAGE_METHODS = ['GET', 'HEAD']
/** A handler without one of them says so itself. */
const API_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'DELETE']
/** A registered name or an IP address, with or without a port (https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const CONTROL = /\p{Cc}/u
/** What Next shows when everything fails has an address, and status 500. */
const GLOBAL_ERROR = /^\/_global-error(?:\/|$)/i
/** Of no page: leads to the one for addresses that do not exist. */
const NO_ADDRESS = '/_none'

/** @param {string} path @returns {boolean} whether it can name anything: well-formed percent-encoding of UTF-8 text */
function isReadable(path) {
  try {
    return !CONTROL.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * Keeps from the framework what it would fail at: methods that it cannot represent (TRACE), hosts and addresses that it
 * cannot parse. An address that is not one gets the same answer as one that does not exist, and below a press list as an article
 * that does not exist.
 * @param {Readonly<Record<string, string>>} common headers of every answer
 * @returns {(request: Request, response: Response) => boolean} true when it has answered; may replace `request.url`
 */
export function requestValidation(common) {
  /**
   * @param {Request} request
   * @param {Response} response
   * @param {400 | 404 | 405} status
   * @param {Record<string, string>} headers
   */
  const refuse = (request, response, status, headers = {}) => {
    const page = wantsPage(request)
    response.writeHead(status, {
      ...common,
      ...headers,
      'cache-control': 'no-store',
      ...(page ? { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': REFUSAL_POLICY } : {}),
    })
    response.end(page ? refusalPage(status) : undefined)
    return true
  }

  return (request, response) => {
    const { method = '', headers, url = '' } = request
    const [path = ''] = url.split(/[?#]/, 1)
    // Next takes the data of a route change, `.rsc`, for a page's.
    const allowed = path.startsWith('/api/') && !path.endsWith('.rsc') ? API_METHODS : PAGE_METHODS
    if (!allowed.includes(method)) return refuse(request, response, 405, { allow: allowed.join(', ') })
    if ((headers.host !== undefined && !HOST.test(headers.host)) || !path.startsWith('/')) return refuse(request, response, 400)
    if (!GLOBAL_ERROR.test(path) && isReadable(path)) return false
    // The page takes what is posted to it for a server action, and fails at it.
    if (!PAGE_METHODS.includes(method)) return refuse(request, response, 404)
    const list = pressListOf(path)
    request.url = list !== undefined && isReadable(list) ? `${list}${NO_ADDRESS}` : NO_ADDRESS
    return false
  }
}
