import { NextRequest } from 'next/server'
import { content } from '@/lib/content/load'
import { adminPaths } from '@/lib/admin-routes'
import { FAILURE_PATH, missingArticlePath, STAFF_PRESS_LIST_PATH, pressListPath, REGISTRATION_RESULT_PATH, routes } from '@/lib/routes'
import { middleware } from '@/middleware'

jest.mock('@/lib/content/press-sites', () => ({ pressSiteSlugs: () => ['any-site'] }))

const ORIGIN = 'https://example.org'
const SITE = 'any-site'
const LIST = pressListPath(SITE)
const STAFF_LIST = `${STAFF_PRESS_LIST_PATH}/${encodeURIComponent(SITE)}`
const SIGNED_IN = { cookie: 'next-auth.session-token=anything' }

const runMiddleware = (path: string, headers: Record<string, string> = {}) => middleware(new NextRequest(`${ORIGIN}${path}`, { headers }))
/** What Next gets: the page that is shown for the address, and the policies for browser and page. */
const shown = (path: string, headers?: Record<string, string>) => {
  const response = runMiddleware(path, headers)
  const rewrite = response.headers.get('x-middleware-rewrite')
  return {
    status: response.status,
    page: rewrite === null ? 'its own' : new URL(rewrite).pathname,
    policy: response.headers.get('content-security-policy'),
    policyOfPage: response.headers.get('x-middleware-request-content-security-policy'),
    retryAfter: response.headers.get('retry-after'),
  }
}

test('redirects another spelling of an address with its query', () => {
  const response = runMiddleware(`${routes.privacy.toUpperCase()}?utm_source=kakao`)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(`${ORIGIN}${routes.privacy}?utm_source=kakao`)
})

test('serves an ordinary page without a policy of its own', () => {
  expect(shown(routes.privacy)).toEqual({ status: 200, page: 'its own', policy: null, policyOfPage: null, retryAfter: null })
})

test.each([['/nowhere/press'], ['/nowhere/press/abc'], [STAFF_LIST], [FAILURE_PATH]])('%s is the address of no page', (path) => {
  const { page } = shown(path)
  expect(page).not.toBe('its own')
  expect(page).not.toContain(STAFF_PRESS_LIST_PATH)
  expect(page).not.toBe(FAILURE_PATH)
})

test.each([
  ['who is signed in', LIST, SIGNED_IN],
  ['a sign-in that was refused', `${LIST}?signin=failed`, {}],
  ['an older page', `${LIST}?cursor=abc`, {}],
  ['an article that does not exist', missingArticlePath(SITE), {}],
])('renders the press list for %s for the request, with a nonce', (_what, path, headers) => {
  const { page, policy, policyOfPage } = shown(path, headers)
  expect(page).toBe(STAFF_LIST)
  expect(policy).toMatch(/'nonce-[\w+/=-]{16,}'/)
  expect(policyOfPage).toBe(policy)
})

test('sends the cached press list to all others', () => {
  expect(shown(LIST)).toMatchObject({ page: 'its own', policy: null })
})

test('never repeats a nonce', () => {
  expect(shown(LIST, SIGNED_IN).policy).not.toBe(shown(LIST, SIGNED_IN).policy)
})

test('drops a client’s own policy', () => {
  const own = { 'content-security-policy': "script-src 'nonce-mine'", 'content-security-policy-report-only': "script-src 'nonce-mine'" }
  const plain = runMiddleware(routes.brandIntro, own).headers
  const names = (plain.get('x-middleware-override-headers') ?? '').split(',')
  expect(names).not.toContain('content-security-policy')
  expect(names).not.toContain('content-security-policy-report-only')
  expect(shown(LIST, { ...SIGNED_IN, ...own }).policyOfPage).not.toContain('mine')
})

test('redirects the office’s pages without a session to the sign-in, which is open to all', () => {
  for (const path of [adminPaths.inbox, adminPaths.press, '/admin/registrations/1']) {
    const response = runMiddleware(path)
    expect([response.status, new URL(response.headers.get('location') ?? '').pathname]).toEqual([307, adminPaths.signIn])
    const { page, policy } = shown(path, SIGNED_IN)
    expect(page).toBe('its own')
    expect(policy).toContain('nonce-')
  }
  const { status, page, policy } = shown(adminPaths.signIn)
  expect([status, page]).toEqual([200, 'its own'])
  expect(policy).toContain('nonce-')
})

test.each([
  ['422', 422, null],
  ['429-60', 429, '60'],
  ['503', 503, null],
  ['200', 200, null],
  ['999', 200, null],
])('the result page responds to a cookie that says %s with status %i', (cookie, status, retryAfter) => {
  expect(shown(REGISTRATION_RESULT_PATH, { cookie: `registration-status=${cookie}` })).toMatchObject({ status, retryAfter })
})

test('renders days of visits and a visitor’s own page for the request, and hides the latter’s address', () => {
  // A complex without opening hours has no days to book.
  const page = content.registration.visits ? 'its own' : '/none/of/these/pages'
  for (const path of ['/visit', '/visit/2026-11-28']) expect(shown(path)).toMatchObject({ page, status: 200 })
  for (const path of ['/visit/2026-02-30', '/visit/press']) expect(shown(path).page).not.toBe('its own')
  const { headers } = runMiddleware('/v/AAAAAAAAAAAAAAAAAAAAAA')
  expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex, nofollow'])
  expect(shown('/v/AAAAAAAAAAAAAAAAAAAAAA').policy).toContain('nonce-')
  expect(shown('/v/AAAAAAAAAAAAAAAAAAAAAA?refused=full').status).toBe(409)
})

test('the page of a refused action has the status that its address names, if it is one of a refusal', () => {
  for (const [status, expected] of [
    [403, 403],
    [404, 404],
    [500, 200],
    [302, 200],
  ])
    expect(shown(`${adminPaths.refused}?status=${status}`, SIGNED_IN).status).toBe(expected)
  expect(shown('/admin/none/of/these', SIGNED_IN).policy).toContain('nonce-')
})
