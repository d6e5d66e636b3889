import { answerWords } from '@/lib/messages/ko/answers'
import { HttpError } from './http-error'

const refuse = (): never => {
  throw new HttpError(403, answerWords.foreignOrigin)
}

/**
 * CSRF protection: rejects cross-origin browser requests. A request with neither header comes from no browser (curl,
 * a scheduler), so it cannot carry a visitor's cookies.
 * @param publicOrigin SITE_URL's origin; the request's own Host is believed as well
 * @throws HttpError 403
 */
export function requireSameOrigin(request: Request, publicOrigin: string): void {
  const origin = request.headers.get('origin')
  const fetchSite = request.headers.get('sec-fetch-site')
  if (origin === null) {
    if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') refuse()
    return
  }
  const host = request.headers.get('host')
  const ownHost = URL.canParse(origin) && new URL(origin).host === host
  if (origin !== publicOrigin && !ownHost) refuse()
}
