import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ADMIN } from '../support/administrator'
import { appAddresses, type AppAddress } from '../support/app-addresses'
import { atNight } from '../support/at-night'
import { kill, startSite } from '../support/own-site'
import { exchange, type RawAnswer } from '../support/raw-http'
import { validBody } from '../support/valid-body'
import { seededRandom } from '../support/seeded-random'

/* Addresses come from anywhere: typed by hand, sent by a bot, cut off by a messenger. Whatever replaces an id, a day, a page
   or a filter, the response is a page, a refusal or a redirect, never a 5xx. */

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to harm')
test.skip(process.env.STORE === 'firestore', 'needs a process and a store of its own')
// ms for a page of a filled office under the load of other tests.
test.setTimeout(120_000)

const SEED = 20261128
/** Requests to each address. */
const TIMES = atNight(10, 1)
const AT_ONCE = 8

/** Percent-encoded for use in an address. */
const VALUES = [
  ...[
    '',
    'x',
    '0',
    '1',
    '-1',
    '1.5',
    '1e999',
    'NaN',
    'Infinity',
    '9007199254740993',
    '-0',
    '0x10',
    ' ',
    '%',
    "'",
    '"',
    '<b>',
    '..',
    '.',
    '/',
    '\\',
    '~',
    '*',
    ',',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'null', 'undefined', '[object Object]', 'true', '가', '😀', '\u202e', '\ufeff'],
  ...['2026-02-30', '2026-11-31', '2027-13-01', '2027-02-29', '0000-00-00', '0000-01-01', '0001-01-01', '1899-12-31', '1900-01-01', '2199-12-31', '9999-12-31'],
  ...[
    '-2026-01-01',
    '+12026-01-01',
    '12026-01-01',
    '2026-1-1',
    '２０２６-01-01',
    '2026-11-28T24:00',
    '2026-11-28T25:61',
    '2026-02-30T10:00',
    '9999-12-31T23:59',
  ],
  // Well-formed cursors that match no position of any list.
  ...['1~x', '999999999999999~x', '8640000000000001~x', '0~__proto__', `1~${'x'.repeat(128)}`, '-1~x', '1~\u0000', '1~'].map((text) =>
    Buffer.from(text).toString('base64url'),
  ),
  'x'.repeat(300),
  'ㄱ'.repeat(3_000),
].map(encodeURIComponent)
/** Invalid encodings: cut characters, half of a surrogate pair, NUL, a bare percent sign. */
const BYTES = [
  '%00',
  'a%00b',
  '%ff',
  '%ed%a0%80',
  '%ed%b0%80x',
  '%c0%af',
  '%EA%B0',
  '%',
  '%f',
  '%u0041',
  '%2e%2e%2f',
  '%0d%0aset-cookie:x=1',
  '%e2%80%a8',
  '[]',
  '{}',
  '|',
]
const JSON_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  [],
  [1],
  {},
  { toString: 1 },
  '',
  'x',
  '2026-02-30',
  '2026-11-28T24:00',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
]
const LONG = 'x'.repeat(100_000)

const addresses = appAddresses()
const names = [...new Set(addresses.flatMap(({ queries }) => queries)), '__proto__', 'constructor', 'toString', 'a[b]', '_rsc']
const random = seededRandom(SEED)
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
const value = () => (random() < 0.005 ? LONG : pick(random() < 0.25 ? BYTES : VALUES))

let directory: string
let site: Awaited<ReturnType<typeof startSite>>
let cookie: string
/** Existing ids, so that valid addresses are fuzzed as well. */
let ids: readonly string[]

/** The session under test, kept by the caller. */
async function signIn(): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site.url).origin },
    body: JSON.stringify(ADMIN),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

test.beforeAll(async ({ baseURL }) => {
  directory = mkdtempSync(join(tmpdir(), 'addresses-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000', { TRUST_PROXY: '1', LOG_LEVEL: 'error' })
})

test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

const fill = (pattern: string): string =>
  pattern.replace(/\[(?:\.\.\.)?\w+\]/g, () => (random() < 0.3 && ids.length > 0 ? pick(ids) : value().replaceAll('/', '%2f') || 'x'))

/** Up to four parameters, sometimes the same twice. */
function query({ queries }: Pick<AppAddress, 'queries'>): string {
  const given = Array.from({ length: Math.floor(random() * 5) }, () => `${pick(queries.length > 0 && random() < 0.8 ? queries : names)}=${value()}`)
  const repeated = random() < 0.2 && given[0] ? [`${given[0].split('=')[0]}=${value()}`] : []
  const all = [...given, ...repeated]
  return all.length > 0 ? `?${all.join('&')}` : ''
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly signedIn: boolean
  readonly body: string
}

function send({ method, path, signedIn, body }: Sent): Promise<RawAnswer> {
  const { host, origin } = new URL(site.url)
  // Each from its own IP address, so that rate limits do not answer instead of the page.
  const client = Array.from({ length: 4 }, () => 1 + Math.floor(random() * 250)).join('.')
  const headers: Record<string, string> = {
    host,
    origin,
    connection: 'close',
    accept: random() < 0.7 ? 'text/html,*/*;q=0.8' : 'application/json',
    'x-forwarded-for': client,
    ...(signedIn ? { cookie } : {}),
    ...(method === 'GET'
      ? {}
      : { 'content-type': body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded', 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(headers).map(([name, each]) => `${name}: ${each}\r\n`)
  return exchange(site.url, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, { timeoutMs: 30_000 })
}

/** A form with random values, or the same as JSON, whose values need not be strings. */
function bodyOf(actions: AppAddress['actions'], fields: AppAddress['fields']): string {
  const given = [...fields, pick(names)].filter(() => random() < 0.7)
  const action = actions.length > 0 ? [['action', pick(actions)] as const] : []
  if (random() < 0.3) return JSON.stringify(Object.fromEntries([...action, ...given.map((name) => [name, pick(JSON_VALUES)] as const)]))
  return [...action, ...given.map((name) => [name, value().slice(0, 20_000)] as const)].map((pair) => pair.join('=')).join('&')
}

/** @returns requests that were answered with a 5xx, or not at all */
async function faultsOf(requests: readonly Sent[]): Promise<string[]> {
  const left = requests.toReversed()
  const faults: string[] = []
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { status, hung } = await send(next)
      if (hung || status === 0 || status >= 500) faults.push(`${hung ? 'hung' : status} ${next.method} ${next.path.slice(0, 200)} ${next.body.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults
}

const requestsTo = (among: readonly AppAddress[], make: (address: AppAddress) => Sent): Sent[] => Array.from({ length: TIMES }, () => among.map(make)).flat()

const OFFICE = /^\/(?:api\/)?admin(?:\/|$)/

test('no address of the site answers 5xx, whatever its path and query', { tag: '@volume' }, async () => {
  ids = []
  expect(
    await faultsOf(requestsTo(addresses, ({ pattern, queries }) => ({ method: 'GET', path: fill(pattern) + query({ queries }), signedIn: false, body: '' }))),
  ).toEqual([])
})

test('no address of the office answers 5xx to a signed-in account, whatever its query or form', { tag: '@volume' }, async () => {
  cookie = await signIn()
  const registered = await fetch(`${site.url}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: new URL(site.url).origin },
    body: JSON.stringify(validBody()),
  })
  expect(registered.status).toBe(201)
  const inbox = await (await fetch(`${site.url}/admin`, { headers: { cookie } })).text()
  const found = /\/admin\/registrations\/([0-9a-f-]{36})/.exec(inbox)?.[1]
  expect(found).toBeTruthy()
  ids = [found ?? '', 'model-house-opening', 'admin', 'credentials']

  const office = addresses.filter(({ pattern }) => OFFICE.test(pattern))
  const asked = requestsTo(office, ({ pattern, queries }) => ({
    method: 'GET',
    path: fill(pattern) + query({ queries }),
    signedIn: true,
    body: '',
  }))
  expect(await faultsOf(asked)).toEqual([])

  const handlers = addresses.filter(({ methods, pattern }) => methods.length > 0 && !pattern.endsWith('sign-out'))
  const posted = requestsTo(handlers, ({ pattern, methods, actions, fields, queries }) => ({
    method: pick(methods),
    path: fill(pattern) + (random() < 0.3 ? query({ queries }) : ''),
    signedIn: random() < 0.8,
    body: bodyOf(actions, fields),
  }))
  expect(await faultsOf(posted)).toEqual([])
  expect((await fetch(`${site.url}/admin`, { headers: { cookie }, redirect: 'manual' })).status, 'still signed in').toBe(200)
})
