import { createHash } from 'node:crypto'
import { acceptedType } from './accepted-type'
import { isOfficeUrl } from '../../office-pages'
import { missingForRole, missingOffice, missingVisit, otherRefusal, refusalPages, toAdmin, toHome } from '../../messages/ko/refusals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Headers } from './handler'

/** Measures alone: the site's style sheets, fonts and colours are not there, whichever complex it is. */
const STYLE =
  'body{margin:0;font:1.0625rem/1.7 system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}main{box-sizing:border-box;max-width:38rem;margin:0 auto;padding:12vh 1.25rem 3rem}h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.3}p{margin:0 0 .75rem}a{display:inline-flex;align-items:center;min-height:3rem;margin-top:.75rem;padding:0 1.5rem;border:1px solid;border-radius:2px;color:inherit;font-weight:600;text-decoration:none}'

/** The page has no scripts, and one style that it states itself. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`
export const REFUSAL_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }

export const wantsPage = (request: IncomingMessage) => acceptedType(request.headers.accept) === 'page'

/** Refuses a request with 4xx, and a page for a person. @returns it has answered */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, status: number, headers: Headers): true {
  const page = wantsPage(request)
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', ...(page ? REFUSAL_HEADERS : {}) })
  response.end(page ? refusalPage(status) : undefined)
  return true
}

/** lib/routes.ts `visitorPagePath` */
const VISITOR_PAGE = /^\/v\//

/** What a person reads whose request was refused without any page or handler of ours; the way on is to that part of the site. */
export function refusalPage(status: number, url = '/') {
  const office = isOfficeUrl(url)
  const missing = status === 404
  const { heading, lang = 'ko', text } = missing && office ? missingOffice : (refusalPages[status] ?? otherRefusal)
  const hint = !missing ? '' : office ? missingForRole : VISITOR_PAGE.test(url) ? missingVisit : ''
  const more = hint && `<p>${hint}</p>`
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style>
<main><h1 lang="${lang}">${heading}</h1><p>${text}</p>${more}<p><a href="${office ? '/admin' : '/'}">${office ? toAdmin : toHome}</a></p></main></html>`
}
