import { SESSION_COOKIES } from '@/lib/server/variants.mjs'

export { SESSION_COOKIES }

/** @param secure whether the site is served over https */
export const sessionCookieName = (secure: boolean): string => (secure ? SESSION_COOKIES[0] : SESSION_COOKIES[1])

/** What a cookie jar must offer here: middleware's, a request's, a page's. */
interface CookieReader {
  has(name: string): boolean
}

/**
 * Whether somebody claims to be signed in. Good enough to choose a page's variant, never to allow anything:
 * that takes `requireAdmin()`.
 */
export const hasSessionCookie = (cookies: CookieReader): boolean => SESSION_COOKIES.some((name) => cookies.has(name))
