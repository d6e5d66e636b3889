import { ROUTE_DATA } from '../next/route-change'
import { sendRefusal } from './refusal-page'
import { API, NO_HANDLER, type Target } from './request-target'
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import type { Headers } from './handler'

/** Pages and files: every form posts to /api. */
const PAGE_METHODS = ['GET', 'HEAD']
/** A handler without one of them says so itself. */
const API_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'DELETE']
/** A registered name or an IP address, with or without a port (https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
/** Names a server action (React), of which this site has none: its arguments would be decoded before that is found out. */
const SERVER_ACTION = 'next-action'

/** @returns whether it only reads: what pages and files answer */
export const isRead = (method: string | undefined = ''): boolean => PAGE_METHODS.includes(method)

/**
 * Keeps from the framework what it would fail at: methods that it cannot represent (TRACE), hosts that it cannot parse,
 * addresses that it may read otherwise, server actions.
 */
export function requestValidation(common: Headers): (request: Request, response: Response, target: Target | undefined) => boolean {
  return (request, response, target) => {
    const { method = '', headers } = request
    if (!target || (headers.host !== undefined && !HOST.test(headers.host))) return sendRefusal(request, response, 400, common)
    const { path } = target
    // Next takes the data of a route change for a page's.
    const allowed = path.startsWith(API) && !path.endsWith(ROUTE_DATA) ? API_METHODS : PAGE_METHODS
    if (!allowed.includes(method)) return sendRefusal(request, response, 405, { ...common, allow: allowed.join(', ') })
    // What is posted to no handler, Next takes for a page's by its headers.
    return !isRead(method) && (path === NO_HANDLER || SERVER_ACTION in headers) && sendRefusal(request, response, 404, common)
  }
}
