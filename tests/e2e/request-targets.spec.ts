import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import { VISIT_PATH } from '@/lib/routes'
import { atNight } from '../support/at-night'
import { kill, startSite } from '../support/own-site'
import { exchange, textOf, valuesOf, type RawAnswer } from '../support/raw-http'
import { PRESS_SITE } from '../support/press-site'
import { dressedTargets } from '@/tools/torture/dressed-targets'
import { PRIVATE_HEADERS } from '@/lib/delivery/next/route-change'

/* However a request spells its address, every rule judges the address that Next receives. */

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to harm')
test.skip(process.env.STORE === 'firestore', 'needs a process and a store of its own')

const PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'
/** Refused or not found. */
const REFUSALS = [400, 404, 405]

let directory: string
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  directory = mkdtempSync(join(tmpdir(), 'request-targets-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
  await fetch(`${site.url}/api/health`)
})

test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

/** @param target as latin1: one character is one byte */
function send(method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): Promise<RawAnswer> {
  const all = {
    host: 'localhost',
    connection: 'close',
    'accept-encoding': 'identity',
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return exchange(site.url, Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, 'latin1'))
}

const PAGES = [VISIT_PATH, '/admin/sign-in', '/registration', '/no-such-page']
for (const [turn, method] of ['DELETE', 'PATCH', 'POST', 'OPTIONS', 'PUT'].entries())
  test(`${method} reaches no page, however its address is spelled`, { tag: '@volume' }, async () => {
    for (const [index, page] of PAGES.entries())
      for (const [spelling, target] of dressedTargets(page).entries()) {
        // By day each page itself with every method, and each of its spellings with one or two: between them the pages have each with all.
        if (spelling > 0 && atNight(false, (spelling + turn) % PAGES.length !== index)) continue
        const answer = await send(method, target, { accept: PAGE })
        // For any address below /api/, a handler answers with its allowed methods.
        if (method === 'OPTIONS' && answer.status === 204) expect(target).toMatch(/^\/api\/(?!.*[/\\]\.\.?[/\\])/)
        else expect(REFUSALS, `${method} ${target}: ${answer.status}`).toContain(answer.status)
        expect(textOf(answer), target).not.toContain('/_next/static/')
      }
  })

test('a dot segment is refused for everybody', async () => {
  for (const target of [
    '/api/../visit',
    '/api/%2e%2e/visit',
    '/./visit',
    '/visit/%2E',
    '/a/.%2e/visit',
    '/api/..%2fvisit',
    '/api/..%5Cvisit',
    '/api\\..\\visit',
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const { status } = await send(method, target, { accept: PAGE })
      expect({ target, method, status: status === 405 && method !== 'GET' ? 400 : status }).toEqual({ target, method, status: 400 })
    }
})

test('equivalent spellings of an address are one address', async () => {
  const korean = encodeURIComponent(PRESS_SITE)
  const [page, list] = [textOf(await send('GET', '/privacy')), textOf(await send('GET', `/${korean}/press`))]
  expect(page).toContain('<h1')
  for (const target of ['/%70rivacy', '/privac%79', 'http://localhost/privacy', '/privacy#x', '/privacy?a#b']) {
    const answer = await send('GET', target)
    expect({ target, status: answer.status }).toEqual({ target, status: 200 })
    expect(textOf(answer), target).toBe(page)
  }
  const lower = await send('GET', `/${korean.toLowerCase()}/press`)
  expect({ status: lower.status, bytes: textOf(lower).length }).toEqual({ status: 200, bytes: list.length })
  // Node's parser refuses such bytes.
  expect((await send('GET', `/${Buffer.from(PRESS_SITE).toString('latin1')}/press`)).status).toBe(400)
  expect((await send('GET', '/%61pi/health')).status).toBe(200)
  expect((await send('POST', '/%61pi/none', { 'content-type': 'application/json' }, '{}')).status).toBe(404)
})

test('an encoded slash reaches no handler', async () => {
  for (const target of ['/api%2Fhealth', '/api%2fhealth', '/api/auth%2Fcsrf', '/api%5Chealth', '/api/%2Fhealth'])
    expect({ target, status: (await send('GET', target)).status }).toEqual({ target, status: 404 })
})

test('an address is not decoded twice', async () => {
  for (const target of ['/api/%252e%252e/visit', '/%2570rivacy', '/api/..%252Fvisit']) expect((await send('GET', target)).status, target).toBe(404)
})

const ACTIONS: readonly (readonly [headers: Readonly<Record<string, string>>, body: string])[] = [
  [{ 'next-action': '7f'.repeat(21), 'content-type': 'text/plain;charset=UTF-8' }, '["secret-of-client"]'],
  [
    { 'Next-Action': 'secret-of-client', 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--x--\r\n',
  ],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_secret-of-client"\r\n\r\n\r\n--x--\r\n'],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\nsecret-of-client\r\n--x--\r\n'],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, '$ACTION_ID_secret-of-client='],
  [{ 'next-action': '', 'content-type': 'text/plain' }, '[]'],
]

test('no post reaches the decoder of server actions, and none is logged', { tag: '@volume' }, async () => {
  for (const [index, page] of ['/', VISIT_PATH, '/admin', '/admin/sign-in', '/registration', '/no-such-page', '/api/none', '/api/registrations'].entries())
    for (const [spelling, target] of (page.startsWith('/api/') ? [page] : dressedTargets(page)).entries())
      for (const [turn, [headers, body]] of ACTIONS.entries()) {
        // By day each page itself with every action, and each of its spellings with one: between them the six pages have each with all.
        if (spelling > 0 && atNight(false, (spelling + turn) % ACTIONS.length !== index)) continue
        // Our forms post the same way; their handlers decode no actions.
        if (target === '/api/registrations' && !('next-action' in headers) && !('Next-Action' in headers)) continue
        const answer = await send('POST', target, headers, body)
        expect(answer.status, `${target} ${JSON.stringify(headers)}`).toBeGreaterThanOrEqual(400)
        expect(answer.status, `${target} ${JSON.stringify(headers)}`).toBeLessThan(500)
        expect(valuesOf(answer, `${PRIVATE_HEADERS.prefix}action-not-found`)).toEqual([])
      }
  const lines = stripVTControlCharacters(site.output())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  expect(lines.filter((line) => line.includes('secret-of-client'))).toEqual([])
  // Start messages of Next and our server are no log lines.
  expect(lines.filter((line) => !/^(?:\{|http:\/\/|✓ Running next\.config)/.test(line))).toEqual([])
})
