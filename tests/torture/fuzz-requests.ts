import { gzipSync } from 'node:zlib'
import { PRESS_SITE as SITE } from '../support/press-site'
import {
  adminApiPaths,
  adminPaths,
  apiPaths,
  floorPlanPath,
  interiorPath,
  mediaPath,
  pressArticlePath,
  pressListPath,
  PRESS_REDIRECT_PATH,
  REGISTRATION_RESULT_PATH,
  routes,
  siteCustomerPath,
  tourPath,
} from '@/lib/routes'

/** One request of the fuzzer, as bytes. */
export interface FuzzRequest {
  /** Method, target and what is odd about it, for a report. */
  readonly label: string
  readonly bytes: Buffer
  readonly method: string
  /** A browser's navigation, which a refusal answers with a page. */
  readonly wantsPage: boolean
  /** Less than it announces: the connection may end without an answer. */
  readonly truncated: boolean
}

const IDS = ['model-house-opening', 'none', '0', '-1', '%00', 'x'.repeat(300), '..', '__proto__']

const fixed = (paths: Readonly<Record<string, unknown>>) => Object.values(paths).filter((path) => typeof path === 'string')
const withId = (paths: Readonly<Record<string, unknown>>) =>
  Object.values(paths).flatMap((path) => (typeof path === 'function' ? IDS.map((id) => String((path as (id: string) => unknown)(id))) : []))

/** Every address of lib/routes and of app/, and those that the framework and the front server keep for themselves. */
const PATHS: readonly string[] = [
  ...[routes, adminPaths, adminApiPaths, apiPaths].flatMap((paths) => [...fixed(paths), ...withId(paths)]),
  ...['59A', '84A', '114A', 'zz'].flatMap((type) => [floorPlanPath(type), interiorPath(type)]),
  ...[SITE, 'none', 'Promotion'].flatMap((site) => [
    pressListPath(site),
    siteCustomerPath(site),
    ...IDS.map((id) => pressArticlePath(site, id)),
    `/press-desk/${encodeURIComponent(site)}`,
  ]),
  ...['x.webp', 'x.php', '%2e%2e%2fstore.sqlite'].map(mediaPath),
  ...['84a', 'none'].map(tourPath),
  PRESS_REDIRECT_PATH,
  REGISTRATION_RESULT_PATH,
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/failure',
  '/.well-known/security.txt',
  '/api',
  '/api/none',
  '/API/registrations',
  '/Api/Health',
  '/api/auth',
  '/api/auth/sign-in',
  '/api/auth/sign-out',
  ...[
    'csrf',
    'session',
    'providers',
    'signin',
    'signin/firebase',
    'signout',
    'callback/credentials',
    'callback/firebase',
    'callback/none',
    'callback',
    'error',
    'verify-request',
    '_log',
    'none',
    '__proto__',
  ].map((action) => `/api/auth/${action}`),
  '/_next',
  '/_next/static/chunks/none.js',
  '/_next/static/none',
  '/_next/image',
  '/_next/image?url=%2Fpictures%2Fx.webp&w=640&q=75',
  '/_next/data/build/index.json',
  '/_next/webpack-hmr',
  '/_next/static/flight/none.rsc',
  '/_next/static/flight/',
  '/_not-found',
  '/_error',
  '/_global-error',
  '/404',
  '/500',
  '/index',
  '/index.rsc',
  '/index.html',
  '/privacy.rsc',
  '/privacy.segments/_tree.segment.rsc',
  '/no/such/page',
  '/.env',
  '/.git/config',
  '/lib/env.ts',
  '/package.json',
  '/wp-login.php',
]

/** What takes more than GET: elsewhere a body is refused unseen. */
const HANDLERS = PATHS.filter((path) => path.startsWith('/api/'))

/** The last four are none that Node's parser knows. */
const METHODS = [
  ...Array<string>(14).fill('GET'),
  ...Array<string>(12).fill('POST'),
  'HEAD',
  'HEAD',
  'OPTIONS',
  'OPTIONS',
  'PUT',
  'PUT',
  'PATCH',
  'PATCH',
  'DELETE',
  'DELETE',
  'TRACE',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'QUERY',
  'get',
  'X',
  '',
  'G\u0000T',
]
const BODILESS = new Set(['GET', 'HEAD', 'TRACE', 'OPTIONS'])

/** Put into a path or a query, or behind it. */
const FRAGMENTS = [
  '%',
  '%f',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%00',
  '%0a',
  '%0d%0aset-cookie:x=1',
  '%u0041',
  '%2f',
  '%2e%2e%2f',
  '%5c',
  '%252e',
  '%EA%B0',
  '..',
  '../../etc/passwd',
  './',
  '/.',
  '//',
  '///evil.example',
  '\\',
  '\\evil.example',
  ';x=1',
  ':',
  '@evil.example',
  '~',
  '*',
  '|',
  '^',
  '`',
  '"',
  "'",
  '<script>',
  '{}',
  '[]',
  '[id]',
  '(visitor)',
  '$',
  '가',
  '#x',
  '?',
  '??',
  '&',
  '=',
  '+',
  '.rsc',
  '.json',
  '.html',
  '.txt',
  '.map',
  '.segments/_tree.segment.rsc',
  '.segments/%ff.segment.rsc',
  '/_tree',
  'x'.repeat(300),
  'x'.repeat(5_000),
  '/x'.repeat(1_000),
]
/** Refused by Node's parser: now and then, or little else would be tried. */
const UNPRINTABLE = ['\u00ff', '\u0000', '\u0001', '\u007f', '\t', ' ', 'x'.repeat(20_000)]
const QUERIES = [
  '',
  '',
  '',
  '?',
  '?x',
  '?_rsc',
  '?_rsc=1',
  '?%ff',
  '?cursor=%00',
  '?cursor=%ff',
  '?cursor=x&cursor=y',
  '?signin=failed',
  '?site=%EA%B0%80',
  '?site=&cursor=',
  '?__proto__=1',
  '?a[b]=c',
  '?callbackUrl=%2f%2fevil.example',
  '?callbackUrl=%',
  '?callbackUrl=javascript:1',
  '?callbackUrl=x',
  '?error=x',
  '?nextauth=x',
  `?${'a=1&'.repeat(1_000)}`,
  '?q=%u0041',
  '?done=x',
  '?url=http://evil.example&w=1&q=1',
]

const TREE = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }, null, null, true]))
const HOSTILE_VALUES = [
  '',
  '0',
  '1',
  '2',
  '-1',
  'x',
  '%',
  '%ff',
  'null',
  '[]',
  '{}',
  '"',
  '\u00ff',
  '../../..',
  '/',
  '//evil.example',
  'http://evil.example',
  'a'.repeat(4_000),
  '[[[[[[[',
  '1e999',
  'undefined',
  'constructor',
  '_tree',
  '/_tree',
  '/_index',
  '__PAGE__',
  '*',
  ', ,',
  ';',
  '=',
]
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  rsc: ['1'],
  'next-router-state-tree': [TREE, '%5B%5D', 'x', '%'],
  'next-router-prefetch': ['1', '2'],
  'next-router-segment-prefetch': ['/_tree', '/_index', '/privacy/__PAGE__', '/../..'],
  'next-hmr-refresh': ['1'],
  'next-url': ['/', '/privacy', '//evil.example'],
  'next-action': ['0'.repeat(42), 'x', '7f'.repeat(21)],
  'next-resume': ['1'],
  'x-nextjs-data': ['1'],
  'x-nextjs-cache': ['HIT'],
  'x-nextjs-request-id': ['1'],
  'x-nextjs-html-request-id': ['1'],
  'x-nextjs-matched-path': ['/admin'],
  'x-middleware-subrequest': ['middleware:middleware:middleware:middleware:middleware', 'src/middleware'],
  'x-middleware-rewrite': ['/admin', 'http://evil.example/'],
  'x-middleware-next': ['1'],
  'x-middleware-redirect': ['http://evil.example/'],
  'x-middleware-prefetch': ['1'],
  'x-middleware-set-cookie': ['a=1'],
  'x-middleware-override-headers': ['host', 'x-request-id'],
  'x-middleware-invoke': ['1'],
  'x-invoke-path': ['/admin'],
  'x-invoke-status': ['500', '404'],
  'x-invoke-error': ['{"message":"x"}', '{'],
  'x-invoke-output': ['/admin'],
  'x-invoke-query': ['%7B'],
  'x-matched-path': ['/admin', '/[site]/press'],
  'x-now-route-matches': ['1=x'],
  'x-prerender-revalidate': ['x'],
  'x-prerender-revalidate-if-generated': ['1'],
  'x-request-id': ['x'],
  'x-client-address': ['10.0.0.1'],
  'x-forwarded-for': ['10.0.0.1, 10.0.0.2'],
  'x-forwarded-host': ['evil.example', '%', 'a b'],
  'x-forwarded-proto': ['https', 'gopher', 'https,http'],
  'x-forwarded-port': ['99999'],
  'x-http-method-override': ['DELETE'],
  'content-security-policy': ["script-src 'nonce-x'", "script-src 'nonce-<'"],
  purpose: ['prefetch'],
  range: ['bytes=0-0', 'bytes=5-1', 'bytes=-1', 'bytes=0-0,2-3,5-9', 'bytes=99999999999-', 'lines=1-2'],
  'if-none-match': ['*', '"x"', 'W/"x"'],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  'if-range': ['"x"', 'never'],
  'accept-encoding': ['gzip', 'br', 'gzip, br', 'gzip;q=0', 'identity;q=0', '*', 'zstd', 'gzip;q=x'],
  'accept-language': ['en', '*'],
  'cache-control': ['no-cache', 'only-if-cached'],
  pragma: ['no-cache'],
  expect: ['100-continue', '200-ok'],
  te: ['trailers', 'chunked;q=x'],
  origin: ['https://evil.example', 'null', 'file://', '%', 'http://localhost'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  referer: ['http://evil.example/', '%'],
  'user-agent': ['Googlebot/2.1', 'facebookexternalhit/1.1', 'Mozilla/5.0 (Linux; Android 14)'],
  authorization: ['Bearer x', 'Basic %%%', 'Bearer'],
  'idempotency-key': ['same', 'k'.repeat(300)],
  cookie: [
    'next-auth.session-token=x',
    'next-auth.session-token=%',
    '__Secure-next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA',
    'next-auth.session-token.0=a; next-auth.session-token.1=b',
    'next-auth.callback-url=%',
    'next-auth.callback-url=javascript:1',
    'next-auth.callback-url=x',
    'next-auth.csrf-token=x',
    'next-auth.csrf-token=x%7Cy',
    '__prerender_bypass=x',
    '__next_preview_data=x',
    'registration_status=422',
    'registration_status=599.9',
    'registration_result=x',
    'press_seen=%',
    'known_device=x',
    'a',
    '=',
    ';;;',
    '\u00ff=\u00ff',
  ],
}
const HEADER_NAMES = Object.keys(HEADERS)
const HOSTS = [
  ...Array<string[]>(40).fill(['host: localhost']),
  ['host: evil.example'],
  ['host: [::1]:3000'],
  ['host: %'],
  ['host: a b'],
  ['host: localhost:99999999'],
  ['host: user@localhost'],
  ['host: '],
  ['host: localhost', 'host: evil.example'],
  [],
]
const VERSIONS = [...Array<string>(40).fill('1.1'), '1.0', '1.0', '9.9', '']

const ACCEPTS = [
  '*/*',
  '*/*',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'application/json',
  'text/x-component',
  'image/*',
  'x',
  '',
]
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/x-component',
  'application/xml',
  'application/octet-stream',
  'x',
  '',
  'application/json;'.repeat(50),
]

const MULTIPART =
  '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--x\r\ncontent-disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n'
/** None of them can be stored: nobody consents in any. */
const BODIES: readonly Buffer[] = [
  ...[
    '',
    '{',
    '{}',
    '[]',
    'null',
    '"',
    '"x"',
    '1',
    'NaN',
    'true',
    '\uFEFF{}',
    '{"a":1e999}',
    '{"__proto__":{"a":1}}',
    '{"name":"홍길동","phone":{}}',
    '{"title":["x"],"status":1}',
    '{"email":"a@b.kr","password":"x"}',
    '{"email":{},"password":[],"code":0,"returnTo":1}',
    '{"csrfToken":"x","json":"true"}',
    '{"csrfToken":{},"callbackUrl":"%"}',
    '["$K1"]',
    '["$@1","$F1"]',
    `${'['.repeat(5_000)}`,
    `{"message":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
    `{"a":"${'x'.repeat(40_000)}"}`,
  ].map((text) => Buffer.from(text)),
  ...[
    'a=1',
    'a=%',
    'a=%ff&b=%u0041',
    '=',
    '&&&',
    'email=a%40b.kr&password=x',
    'csrfToken=x&json=true',
    'csrfToken=x&callbackUrl=%25',
    'callbackUrl=http%3A%2F%2Fevil.example',
    'returnTo=%2F%2Fevil.example',
    'action=delete&reason=x',
    'name=%00',
    `a=${'%'.repeat(10_000)}`,
  ].map((text) => Buffer.from(text)),
  ...[MULTIPART, MULTIPART.slice(0, 40), `${MULTIPART}${MULTIPART}`, '--x--', '--x\r\n\r\n'].map((text) => Buffer.from(text)),
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  Buffer.alloc(2_000, 0xff),
  gzipSync('{"name":"x"}'),
  gzipSync(Buffer.alloc(1_000_000)).subarray(0, 500),
]

/** Characters beyond ASCII go out as UTF-8, those up to U+00FF in a header as the one byte. */
const encode = (head: string) => Buffer.from(head, /[^\u0000-\u00ff]/.test(head) ? 'utf8' : 'latin1')

/**
 * @param next numbers from 0 to 1, the same for the same seed
 * @param build addresses of files of this build, which nobody can know beforehand
 */
export function fuzzRequests(next: () => number, build: readonly string[] = []): () => FuzzRequest {
  const integer = (below: number) => Math.floor(next() * below)
  const chance = (share: number) => next() < share
  const pick = <T>(from: readonly T[]): T => from[integer(from.length)] as T
  const paths = [...PATHS, ...build]

  const mutated = (path: string): string => {
    const kind = integer(7)
    if (kind === 0) return path.toUpperCase()
    if (kind === 1) return path.replace(/[a-z]/gi, (letter) => (chance(0.5) ? letter.toLowerCase() : letter.toUpperCase()))
    if (kind === 2) return `${path}${pick(FRAGMENTS)}`
    if (kind === 3) return `${chance(0.1) ? '' : '/'}${pick(FRAGMENTS)}${path}`
    if (kind === 4) return `${path}/`
    const at = 1 + integer(path.length)
    return `${path.slice(0, at)}${pick(FRAGMENTS)}${path.slice(kind === 5 ? at : at + 1)}`
  }
  const target = (method: string): string => {
    let path = pick(!BODILESS.has(method) && chance(0.7) ? HANDLERS : paths)
    for (let n = pick([0, 0, 1, 1, 2, 3]); n > 0; n--) path = mutated(path)
    if (chance(0.02)) path += pick(UNPRINTABLE)
    const form = integer(40)
    if (form === 0) return `http://evil.example${path}`
    if (form === 1) return pick(['*', '', 'x', 'evil.example:443', 'http://', 'http://[', '?', '#', '//', '/\\', '///', 'https:/x'])
    return `${path}${pick(QUERIES)}`
  }

  return () => {
    const method = pick(METHODS)
    const to = target(method)
    const wants = pick(ACCEPTS)
    const lines = [`accept: ${wants}`]
    const odd: string[] = []
    for (let n = pick([0, 0, 1, 2, 4]); n > 0; n--) {
      const name = pick(HEADER_NAMES)
      const line = `${chance(0.2) ? name.toUpperCase() : name}: ${pick(chance(0.3) ? HOSTILE_VALUES : (HEADERS[name] ?? []))}`
      lines.push(line)
      odd.push(line)
    }
    lines.push(...pick(HOSTS))

    let body = Buffer.alloc(0)
    let truncated = false
    if (!BODILESS.has(method) || chance(0.05)) {
      const type = pick(CONTENT_TYPES)
      body = pick(BODIES) as Buffer<ArrayBuffer>
      lines.push(`content-type: ${type}`)
      if (chance(0.1)) lines.push(`content-encoding: ${pick(['gzip', 'br', 'x'])}`)
      odd.push(`${type} ${body.subarray(0, 60).toString()}`)
      const framing = integer(20)
      if (framing === 0) {
        lines.push(`content-length: ${body.length + 100}`)
        truncated = true
      } else if (framing === 1) {
        lines.push('transfer-encoding: chunked')
        truncated = chance(0.5)
        body = Buffer.concat([
          Buffer.from(`${body.length.toString(16)}\r\n`),
          body,
          Buffer.from(truncated ? '\r\n' : body.length === 0 ? '\r\n' : '\r\n0\r\n\r\n'),
        ])
      } else if (framing === 2) lines.push('content-length: x')
      else if (framing === 3) lines.push(`content-length: ${body.length}`, 'transfer-encoding: chunked')
      else lines.push(`content-length: ${body.length}`)
    }
    const head = `${method} ${to} HTTP/${pick(VERSIONS)}\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`
    const cut = chance(0.01) ? integer(head.length) : head.length
    if (cut < head.length) truncated = true
    return {
      label: `${method} ${to.slice(0, 120)} [${odd.join(' | ').slice(0, 200)}]`,
      bytes: cut < head.length ? encode(head.slice(0, cut)) : Buffer.concat([encode(head), body]),
      method,
      wantsPage: wants.startsWith('text/html'),
      truncated,
    }
  }
}
