import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalTarget } from '@/lib/delivery/http/request-target'
import { requestValidation } from '@/lib/delivery/http/request-validation'
import { ROUTE_DATA } from '@/lib/delivery/next/route-change'

const validate = requestValidation({ 'x-content-type-options': 'nosniff' })

/**
 * @param {{ method?: string, url?: string, host?: string, accept?: string, action?: string }} asked
 * @returns {{ answered: boolean, status?: number, headers?: Record<string, string>, body?: string }}
 */
function validated({ method = 'GET', url = '/', host = 'example.com', accept, action }) {
  const headers = { host, ...(accept ? { accept } : {}), ...(action === undefined ? {} : { 'next-action': action }) }
  const request = /** @type {import('node:http').IncomingMessage} */ (/** @type {unknown} */ ({ method, url, headers }))
  const response = { writeHead: jest.fn(), end: jest.fn() }
  const answered = validate(request, /** @type {import('node:http').ServerResponse} */ (/** @type {unknown} */ (response)), canonicalTarget(url))
  const [status, sent] = response.writeHead.mock.calls[0] ?? []
  return { answered, status, headers: sent, body: response.end.mock.calls[0]?.[0] }
}

/** @type {[string, { method?: string, url?: string, host?: string }][]} */
const passing = [
  ['a page', { url: '/BusinessGuide/intro?a=1' }],
  ['a Korean address', { url: `/${encodeURIComponent('가람')}/press` }],
  ['HEAD', { method: 'HEAD' }],
  ['a registration', { method: 'POST', url: '/api/registrations' }],
  ['an article that is deleted', { method: 'DELETE', url: '/api/press/1' }],
  ['an IPv6 host with a port', { host: '[::1]:3000' }],
]
test.each(passing)('%s goes on as it came', (_name, asked) => {
  expect(validated(asked)).toMatchObject({ answered: false })
})

test.each([
  ['TRACE', 'TRACE', '/'],
  ['a post to a page, which Next takes for a server action', 'POST', '/BusinessGuide/intro'],
  ['a post to the data of a route change', 'POST', `/api/x${ROUTE_DATA}`],
  ['PUT to the API', 'PUT', '/api/registrations'],
])('%s is refused with the methods that are allowed', (_name, method, url) => {
  const { answered, status, headers } = validated({ method, url })
  expect({ answered, status }).toEqual({ answered: true, status: 405 })
  expect(headers).toMatchObject({ allow: expect.stringMatching(/^GET, HEAD/), 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(headers?.['allow']).not.toContain(method)
})

test.each([
  ['a host that is none', { host: 'a b' }],
  ['a host with a path', { host: 'example.com/evil' }],
  ['an address that does not begin with a slash', { url: 'evil' }],
  ['a dot segment', { url: '/api/../visit', method: 'DELETE' }],
])('%s is a bad request', (_name, asked) => {
  expect(validated(asked)).toMatchObject({ answered: true, status: 400 })
})

test.each(['/%', '/%E0%A4', '/_global-error', '/api%2Fhealth'])('%s goes on to the answer of an address that does not exist', (url) => {
  expect(validated({ url })).toMatchObject({ answered: false })
  expect(validated({ url, method: 'POST' })).toMatchObject({ answered: true, status: 405 })
})

test('what is posted to an address that names no handler is refused', () => {
  expect(validated({ method: 'POST', url: '/api/none%0a/' })).toMatchObject({ answered: true, status: 404 })
  expect(validated({ url: '/api/none%0a/' }).answered).toBe(false)
})

test.each(['', '7f'.repeat(21)])('a server action "%s" is refused wherever it is posted to', (action) => {
  expect(validated({ method: 'POST', url: '/api/registrations', action }).status).toBe(404)
  expect(validated({ method: 'POST', url: '/admin', action }).status).toBe(405)
  expect(validated({ url: '/admin', action }).answered).toBe(false)
})

test('a person reads why in Korean, without a script; a program gets the bare status', () => {
  const page = validated({ method: 'TRACE', accept: 'text/html,*/*' })
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': expect.stringContaining("default-src 'none'") })
  expect(page.body).toContain('이 주소에서는 할 수 없는 요청입니다')
  expect(validated({ method: 'TRACE' }).body).toBeUndefined()
})

test('the site has no server action that could be refused with them', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (/\.tsx?$/.test(file) ? join(folder, file) : [])),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')))).toEqual([])
})
