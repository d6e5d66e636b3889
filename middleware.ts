import { NextResponse, type NextRequest } from 'next/server'
import { hasSessionCookie } from '@/lib/requests/session-cookie'
import { shownPreview } from '@/lib/content/current-content'
import { content } from '@/lib/content/load'
import { pressSiteSlugs } from '@/lib/content/press-sites'
import { redirectFor } from '@/lib/content/redirects'
import { env, siteUrl } from '@/lib/env'
import { noncePolicy } from '@/lib/requests/nonce-policy'
import { readResultStatus, STATUS_COOKIE } from '@/lib/registrations/result-status'
import { adminPaths, INVITATION_PATH } from '@/lib/admin-routes'
import { PER_REQUEST_PAGES } from '@/lib/per-request-pages'
import {
  COMPARISON_PATH,
  ENGLISH_RESULT_PATH,
  englishRoutes,
  FAILURE_PATH,
  STAFF_PRESS_LIST_PATH,
  pressListPath,
  REGISTRATION_RESULT_PATH,
  routes,
  siteCustomerPath,
  VISIT_EXPIRED_PATH,
  VISIT_PATH,
  VISITOR_PAGE_PREFIX,
  type PageId,
} from '@/lib/routes'
import { connectionsOf, permissionsPolicy } from '@/lib/delivery/http/security-headers'
import { VARIANT_PARAMETERS } from '@/lib/delivery/http/variants'
import { isCalendarDay } from '@/lib/korean-time'

/*
 * What has to be decided before a page is chosen: spelling, variant, whether there is a session cookie. It decides nothing that
 * protects: every page and handler that needs an administrator asks for one itself.
 *
 * The build warns that middleware.ts is deprecated in favour of proxy.ts. The owner of the project chose to keep this name;
 * Next supports it, and refuses a proxy.ts beside it.
 */

/** Path of no page, so that Next responds with its 404 page. */
const NOT_FOUND = '/none/of/these/pages'
/** Addresses of pages that this complex does not have. */
const missingPages: ReadonlySet<string> = new Set([
  ...(Object.keys(routes) as PageId[]).filter((id) => !(id in content.pages)).map((id) => routes[id]),
  ...(content.registration.visits ? [] : [VISIT_PATH]),
  ...(content.units.types.length > 1 ? [] : [COMPARISON_PATH]),
  ...(content.english ? [] : [...Object.values(englishRoutes), ENGLISH_RESULT_PATH]),
  ...(content.siteCustomerPage ? [] : content.pressSites.map(({ slug }) => siteCustomerPath(slug))),
])
const RESULT_PATHS: readonly string[] = [REGISTRATION_RESULT_PATH, ENGLISH_RESULT_PATH]
/** Address of each site's press list -> its variant that is rendered for one request. */
const staffPressLists = new Map(pressSiteSlugs().map((slug) => [pressListPath(slug), `${STAFF_PRESS_LIST_PATH}/${encodeURIComponent(slug)}`]))

/** @returns the same address with another path; the query stays */
function at(request: NextRequest, path: string): URL {
  const url = new URL(request.url)
  url.pathname = path
  return url
}

/** Matches any site, listed or not: unknown sites get the 404 page with its text in the HTML. */
const ANY_PRESS = /^(\/[^/]+\/press)(?:\/|$)/

/** @returns whether `path` belongs to the press of an unlisted site, or to the press list for staff of a complex without press */
function isUnlistedPress(path: string): boolean {
  const list = ANY_PRESS.exec(path)?.[1]
  return list !== undefined && (list === adminPaths.press ? staffPressLists.size === 0 : !staffPressLists.has(list))
}

/** @returns whether `path` is below the visits' page but not a calendar day, or visits cannot be booked */
function isMissingDay(path: string): boolean {
  if (!path.startsWith(`${VISIT_PATH}/`)) return false
  return !content.registration.visits || !isCalendarDay(path.slice(VISIT_PATH.length + 1))
}

/** Pages of the office that need no session. */
const OPEN_ADMIN_PAGES: ReadonlySet<string> = new Set([adminPaths.signIn, adminPaths.signInCode, INVITATION_PATH])

/** Statuses of an action that was refused; the address of the page that says why names its own. */
const OFFICE_REFUSALS: readonly number[] = [400, 403, 404, 409, 413, 415, 422, 429]

const perRequestPages = PER_REQUEST_PAGES.map((page) => new RegExp(`^${page.replace(/\[\.{3}\w+\]/, '.+').replace(/\[\w+\]/g, '[^/]+')}$`))
const POLICY = 'content-security-policy'
const development = process.env.NODE_ENV === 'development'

/** @returns whether the page at `path` is rendered for this request alone, as a preview is; in development every page is */
const isPerRequest = (path: string): boolean => development || shownPreview() !== undefined || perRequestPages.some((page) => page.test(path))

/**
 * Continues to a page, with its own policy if it is rendered for this request. Next takes the nonce from the request's
 * header; a client's header of that name is dropped.
 * @param path of the page, if it differs from the address
 * @param init status and headers of the response
 */
function show(request: NextRequest, path?: string, init: { readonly status?: number; readonly headers?: HeadersInit } = {}): NextResponse {
  const requestHeaders = new Headers(request.headers)
  requestHeaders.delete(POLICY)
  requestHeaders.delete(`${POLICY}-report-only`)
  const headers = new Headers(init.headers)
  if (isPerRequest(path ?? request.nextUrl.pathname)) {
    const { IDENTITY, FIREBASE_AUTH_EMULATOR_HOST } = env()
    const policy = noncePolicy({ connections: connectionsOf(IDENTITY, FIREBASE_AUTH_EMULATOR_HOST), secure: siteUrl().startsWith('https:'), development })
    requestHeaders.set(POLICY, policy)
    headers.set(POLICY, policy)
  }
  const options = { ...init, headers, request: { headers: requestHeaders } }
  return path === undefined ? NextResponse.next(options) : NextResponse.rewrite(at(request, path), options)
}

/** Headers of a visitor's own page, whose address is a secret that no other site or search engine may get. */
const SECRET_PAGE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** The reception scans visitors' codes (components/admin/visits/code-scanner.tsx); no other page may use the camera. */
const CAMERA_PAGE = { 'permissions-policy': permissionsPolicy({ camera: true }) }

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl

  const redirect = redirectFor(pathname)
  if (redirect) return NextResponse.redirect(at(request, redirect.to), redirect.permanent ? 308 : 307)

  if (isUnlistedPress(pathname) || missingPages.has(pathname) || isMissingDay(pathname) || pathname === FAILURE_PATH) return show(request, NOT_FOUND)

  const signedIn = hasSessionCookie(request.cookies)
  const staffPressList = staffPressLists.get(pathname)
  if (staffPressList && (signedIn || VARIANT_PARAMETERS.some((name) => searchParams.has(name)))) return show(request, staffPressList)
  // The variant has no public address.
  if (pathname.startsWith(`${STAFF_PRESS_LIST_PATH}/`)) return show(request, NOT_FOUND)

  if (pathname.startsWith(adminPaths.inbox) && !OPEN_ADMIN_PAGES.has(pathname) && !signedIn) {
    return NextResponse.redirect(at(request, adminPaths.signIn))
  }
  // The page after a refused change of a visit responds with the status of a conflict.
  if (pathname === VISIT_EXPIRED_PATH) return show(request, pathname, { status: 404, headers: SECRET_PAGE })
  if (pathname.startsWith(VISITOR_PAGE_PREFIX))
    return show(request, pathname, { headers: SECRET_PAGE, ...(searchParams.has('refused') ? { status: 409 } : {}) })
  const refusedStatus = pathname === adminPaths.refused ? Number(searchParams.get('status')) : 0
  if (OFFICE_REFUSALS.includes(refusedStatus)) return show(request, pathname, { status: refusedStatus })
  if (pathname === adminPaths.visits) return show(request, pathname, { headers: CAMERA_PAGE })
  const refusal = RESULT_PATHS.includes(pathname) ? readResultStatus(request.cookies.get(STATUS_COOKIE)?.value) : null
  if (refusal) {
    return show(request, pathname, {
      status: refusal.status,
      ...(refusal.retryAfter === null ? {} : { headers: { 'retry-after': String(refusal.retryAfter) } }),
    })
  }
  return show(request)
}

export const config = {
  runtime: 'nodejs',
  // Excludes files, the framework's addresses and route handlers, which respond themselves.
  matcher: ['/((?!_next/|api/|.*\\.\\w+$).*)'],
}
