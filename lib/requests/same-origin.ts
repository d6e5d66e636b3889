import { answerWords } from '@/lib/messages/ko/answers'
import { HttpError } from './http-error'

const refuse = (): never => {
  throw new HttpError(403, answerWords.foreignOrigin)
}

/**
 * CSRF protection: rejects cross-origin browser requests. A request with neither header comes from no browser (curl, a
 * scheduler), so it cannot carry a visitor's cookies. Our pages without a referrer (a visitor's own, error pages) post
 * with the origin `null` (https://fetch.spec.whatwg.org/#append-a-request-origin-header), as sandboxed frames do; for
 * those, Sec-Fetch-Site decides, which no page can set.
 * @param publicOrigin SITE_URL's origin; the request's own Host is accepted as well
 * @throws HttpError 403
 */
export function requireSameOrigin(request: Request, publicOrigin: string): void {
  const origin = request.headers.get('origin')
  const fetchSite = request.headers.get('sec-fetch-site')
  if (origin === null) {
    if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') refuse()
    return
  }
  if (origin === 'null' && fetchSite === 'same-origin') return
  const host = request.headers.get('host')
  const ownHost = URL.canParse(origin) && new URL(origin).host === host
  if (origin !== publicOrigin && !ownHost) refuse()
}
