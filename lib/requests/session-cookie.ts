import { SESSION_COOKIES } from '@/lib/delivery/http/variants'

export { SESSION_COOKIES }

/** @param secure whether the site is served over https */
export const sessionCookieName = (secure: boolean): string => (secure ? SESSION_COOKIES[0] : SESSION_COOKIES[1])

/** The common part of the cookie jars of middleware, requests and pages. */
interface CookieReader {
  has(name: string): boolean
}

/**
 * Whether the request has a session cookie, valid or not. Enough to choose a page's variant, never to authorise: use
 * `requireAdmin()`.
 */
export const hasSessionCookie = (cookies: CookieReader): boolean => SESSION_COOKIES.some((name) => cookies.has(name))
