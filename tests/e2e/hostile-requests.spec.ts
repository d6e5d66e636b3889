import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ADMIN } from '../support/administrator'
import { atNight } from '../support/at-night'
import { missingArticlePath } from '@/lib/routes'
import { PRESS_PATH, PRESS_SITE } from '../support/press-site'
import { kill, startSite } from '../support/own-site'
import { exchange, textOf, valuesOf, type RawAnswer } from '../support/raw-http'
import { fuzz } from '@/tools/torture/fuzz'
import { ROUTE_DATA } from '@/lib/delivery/next/route-change'

/** `npm run torture` sends 100,000. */
const FUZZED = atNight(2_000, 300)
const PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to harm')
test.skip(process.env.STORE === 'firestore', 'needs a process and a store of its own')

let directory: string
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  directory = mkdtempSync(join(tmpdir(), 'hostile-requests-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
  await fetch(`${site.url}/api/health`)
})

test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

/** `headers` override those of a client. */
function send(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body = ''): Promise<RawAnswer> {
  const all = { host: 'localhost', connection: 'close', ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}), ...headers }
  return exchange(
    site.url,
    `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  )
}

function expectRefusal(answer: RawAnswer, status: number): void {
  expect({ status: answer.status, hung: answer.hung }).toEqual({ status, hung: false })
  expect(valuesOf(answer, 'x-content-type-options')).toEqual(['nosniff'])
  expect(valuesOf(answer, 'x-frame-options')).toEqual(['SAMEORIGIN'])
}

const JSON_TYPE = { 'content-type': 'application/json' }
const REFUSED: readonly (readonly [status: number, method: string, path: string, headers?: Readonly<Record<string, string>>, body?: string])[] = [
  [405, 'TRACE', '/'],
  [405, 'TRACE', '/api/health'],
  [405, 'TRACE', '/privacy', { 'accept-encoding': 'gzip' }],
  [405, 'TRACE', '/api/registrations', { 'accept-encoding': 'br' }],
  [405, 'PROPFIND', '/api/press'],
  [405, 'PUT', '/registration'],
  [405, 'POST', '/', { rsc: '1' }],
  [405, 'POST', '/registration', { 'next-action': '0'.repeat(42), 'content-type': 'text/plain' }, '[]'],
  [405, 'POST', `/privacy.segments/_tree.segment${ROUTE_DATA}`, { 'content-type': 'multipart/form-data' }, 'a=%ff'],
  [405, 'POST', `/_next/static/flight/none${ROUTE_DATA}`, { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  [405, 'GET', '/api/auth/sign-out'],
  [400, 'POST', '/api/auth/callback/credentials', JSON_TYPE, '{'],
  [400, 'POST', '/api/auth/signout', JSON_TYPE, '[]'],
  [400, 'POST', '/api/auth/callback/firebase', { 'content-type': 'multipart/form-data' }, 'x'],
  [415, 'POST', '/api/auth/callback/credentials'],
  [413, 'POST', '/api/auth/callback/credentials', JSON_TYPE, JSON.stringify({ idToken: 'x'.repeat(20_000) })],
  [405, 'POST', '/api/auth/csrf', JSON_TYPE, '{}'],
  [405, 'GET', '/api/auth/callback/credentials'],
  ...['providers', 'signin', 'error', 'verify-request', '_log', 'callback', 'none', '__proto__'].map((action) => [404, 'GET', `/api/auth/${action}`] as const),
  ...[
    '/FloorPlan',
    '/Interior',
    '/tour',
    '/media',
    '/api',
    '/api/press',
    '/api/auth/callback',
    '/api/admin/registrations',
    '/admin/registrations',
    '/_site',
    '/_next/static',
  ].flatMap((path) => ['%ff', '59A%u0041', '%', '%00'].map((rest) => [404, 'GET', `${path}/${rest}`] as const)),
  [404, 'GET', '/%ff?%ff', { rsc: '1' }],
  [404, 'POST', '/api/none%0a/', { rsc: '1', 'content-type': 'multipart/form-data; boundary=x' }, 'x'],
  [404, 'GET', '/_global-error'],
  [404, 'GET', '/api/none'],
  [404, 'POST', '/api/none', { 'content-type': 'multipart/form-data; boundary=' }, 'x'],
  [404, 'POST', '/api/none', { 'next-action': 'x', 'content-type': 'text/plain' }, 'x'],
  [405, 'POST', `/api/admin/outbox/x.segments/_tree.segment${ROUTE_DATA}`, { 'content-type': 'multipart/form-data; boundary=x' }, 'a=1'],
  [404, 'GET', '/API/health'],
  [404, 'GET', '/Api/auth/csrf'],
  [405, 'POST', '/API/registrations', JSON_TYPE, '{}'],
  [400, 'GET', '/registration', { host: '%' }],
]

test('invalid requests are refused, with our headers', async () => {
  for (const [status, method, path, headers, body] of REFUSED) {
    await test.step(`${method} ${path} ${JSON.stringify(headers ?? {}).slice(0, 80)}`, async () =>
      expectRefusal(await send(method, path, headers, body), status))
  }
})

test('a person gets a page in Korean about the refusal', async () => {
  for (const [status, method, path, headers, body] of REFUSED) {
    await test.step(`${method} ${path}`, async () => {
      const answer = await send(method, path, { accept: PAGE, ...headers }, body)
      expectRefusal(answer, status)
      if (headers?.['rsc']) return
      expect(textOf(answer)).toMatch(/[가-힣]{2}/)
    })
  }
})

test('a missing article redirects only to the list of its site', async () => {
  for (const asked of ['/none', '/none?x="><script>', '/%22%3E', '/%00', '/%ff', '/59A%u0041', '/%', '/none.html?notice=x']) {
    const answer = await send('GET', `${PRESS_PATH}${asked}`, { accept: PAGE, 'accept-encoding': 'identity' })
    expect([answer.status, valuesOf(answer, 'location')], asked).toEqual([307, [missingArticlePath(PRESS_SITE)]])
  }
  for (const asked of ['//evil.example/press/x', '/.//evil.example/press/x', '//evil.example/press/%00']) {
    const answer = await send('GET', asked, { accept: PAGE, 'accept-encoding': 'identity' })
    expect(`${valuesOf(answer, 'location')[0] ?? ''}`, asked).not.toMatch(/^\/\/|evil\.example(?!\/press)/)
  }
})

test('a form never redirects to another site', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const returnTo of ['/.//evil.example', '/x/..//evil.example', '/%2e//evil.example', '/.//evil.example?done=x']) {
    for (const path of ['/api/auth/sign-in', '/api/auth/sign-out']) {
      const answer = await send('POST', path, form, new URLSearchParams({ email: 'a@example.com', password: 'x', returnTo, failureTo: returnTo }).toString())
      expect(answer.status).toBe(303)
      expect(valuesOf(answer, 'location')[0]).toMatch(/^\/admin/)
    }
  }
})

test('next-auth signs in and reports its session, whatever its own cookie says', async () => {
  const broken = { cookie: 'next-auth.callback-url=%' }
  const csrf = await send('GET', '/api/auth/csrf', broken)
  const { csrfToken } = JSON.parse(textOf(csrf)) as { csrfToken: string }
  const cookiesOf = (answer: RawAnswer) =>
    valuesOf(answer, 'set-cookie')
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  const signedIn = await send(
    'POST',
    '/api/auth/callback/credentials',
    { 'content-type': 'application/x-www-form-urlencoded', cookie: `${cookiesOf(csrf)}; next-auth.callback-url=x` },
    new URLSearchParams({ csrfToken, ...ADMIN, json: 'true', callbackUrl: '%' }).toString(),
  )
  expect(signedIn.status).toBe(200)
  const session = await send('GET', '/api/auth/session?callbackUrl=%25', { cookie: cookiesOf(signedIn) })
  expect(JSON.parse(textOf(session))).toMatchObject({ user: { email: ADMIN.email } })
})

const sourcesOf = (answer: RawAnswer): string[] => /script-src 'self' ([^;]*)/.exec(valuesOf(answer, 'content-security-policy')[0] ?? '')?.[1]?.split(' ') ?? []

test("the policy of pages rendered per request allows our behaviour script and the framework's scripts of this request", async () => {
  const { scripts: known } = JSON.parse(readFileSync('.next/site/manifest.json', 'utf8')) as { scripts: readonly string[] }
  for (const path of [`${PRESS_PATH}?signin=failed`, '/registration', '/admin/sign-in']) {
    const [answer, again] = [await send('GET', path, { accept: PAGE, 'content-security-policy': "script-src 'nonce-own'" }), await send('GET', path)]
    const [nonce = '', behaviour = '', ...others] = sourcesOf(answer)
    expect(nonce, path).toMatch(/^'nonce-[\w+/]{22}=='$/)
    expect(known, path).toContain(behaviour)
    expect(others, path).toEqual([])
    expect(sourcesOf(again)[0], path).not.toBe(nonce)
    const inline = [...textOf(answer).matchAll(/<script(?![^>]* (?:src|type)=)([^>]*)>/g)].map(([, attributes = '']) => attributes.trim())
    expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce.slice(7, -1)}"`), path)).toEqual([
      expect.stringMatching(/^(?:data-static="[\w-]+")?$/),
    ])
  }
})

test('the policy of shared pages rendered at run time allows our behaviour script and their own start script only', async () => {
  const { scripts: known } = JSON.parse(readFileSync('.next/site/manifest.json', 'utf8')) as { scripts: readonly string[] }
  expect(known).toHaveLength(2)
  for (const path of [PRESS_PATH, `${PRESS_PATH}/model-house-opening`, '/no/such/page']) {
    const answer = await send('GET', path, { accept: PAGE })
    const inline = [...textOf(answer).matchAll(/<script(?: (?:id|data-static)="[^"]*")*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    const approved = sourcesOf(answer)
    const own = approved.filter((source) => !known.includes(source))
    expect(own, path).toEqual([
      `'sha256-${createHash('sha256')
        .update(inline.at(-1) ?? '')
        .digest('base64')}'`,
    ])
    expect(approved, path).toHaveLength(2)
    expect(inline, path).toHaveLength(2)
  }
})

test(`${FUZZED} fuzzed requests: all answered, none with a 5xx`, { tag: '@volume' }, async () => {
  test.setTimeout(120_000)
  const { figures, faults } = await fuzz({ url: site.url, pid: site.process.pid ?? 0 }, FUZZED)
  expect(faults, JSON.stringify(figures)).toEqual([])
})
