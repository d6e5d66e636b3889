import { NextResponse, type NextRequest } from 'next/server'
import { hasSessionCookie } from '@/lib/admin/session-cookie'
import { content } from '@/lib/content/load'
import { redirectFor } from '@/lib/content/redirects'
import { readResultStatus, STATUS_COOKIE } from '@/lib/registrations/result-status'
import { adminPaths, FAILURE_PATH, pressListPath, REGISTRATION_RESULT_PATH } from '@/lib/routes'

/*
 * What has to be decided before a page is chosen: spelling, variant, the first door. It decides nothing that
 * protects: every page and handler that needs an administrator asks for one itself.
 */

/** Address of each site's press list -> its variant that depends on who asks. */
const PRESS_DESK = '/press-desk'
const pressDesks = new Map(content.pressSites.map(({ slug }) => [pressListPath(slug), `${PRESS_DESK}/${encodeURIComponent(slug)}`]))
/** Of a press list; see app/(visitor)/press-desk. */
const PRESS_DESK_PARAMETERS = ['signin', 'cursor']

/** @returns the same address with another path; the query stays */
function at(request: NextRequest, path: string): URL {
  const url = new URL(request.url)
  url.pathname = path
  return url
}

/** Of every site, listed or not: answered here where the site does not exist, as a page whose text is in its HTML. */
const ANY_PRESS = /^(\/[^/]+\/press)(?:\/|$)/

/** @returns whether `path` belongs to the press of a site that content does not list */
function isUnlistedPress(path: string): boolean {
  const list = ANY_PRESS.exec(path)?.[1]
  return list !== undefined && !pressDesks.has(list) && !path.startsWith(adminPaths.inbox)
}

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl

  const redirect = redirectFor(pathname)
  if (redirect) return NextResponse.redirect(at(request, redirect.to), redirect.permanent ? 308 : 307)

  if (isUnlistedPress(pathname) || pathname === FAILURE_PATH) return NextResponse.rewrite(at(request, `${PRESS_DESK}/not/found`))

  const signedIn = hasSessionCookie(request.cookies)
  const pressDesk = pressDesks.get(pathname)
  if (pressDesk && (signedIn || PRESS_DESK_PARAMETERS.some((name) => searchParams.has(name)))) return NextResponse.rewrite(at(request, pressDesk))
  // The variant has no address of its own.
  if (pathname.startsWith(`${PRESS_DESK}/`)) return NextResponse.rewrite(at(request, `${PRESS_DESK}/not/found`))

  if (pathname.startsWith(adminPaths.inbox) && pathname !== adminPaths.signIn && !signedIn) {
    return NextResponse.redirect(at(request, adminPaths.signIn))
  }
  const refusal = pathname === REGISTRATION_RESULT_PATH ? readResultStatus(request.cookies.get(STATUS_COOKIE)?.value) : null
  if (refusal) {
    const headers = refusal.retryAfter === null ? undefined : { 'retry-after': String(refusal.retryAfter) }
    return NextResponse.rewrite(at(request, pathname), { status: refusal.status, ...(headers ? { headers } : {}) })
  }
  return NextResponse.next()
}

export const config = {
  runtime: 'nodejs',
  // Files, the framework's own addresses and route handlers, which answer for themselves.
  matcher: ['/((?!_next/|_site/|api/|.*\\.\\w+$).*)'],
}
