import { clientAddress } from '@/lib/requests/client-address'
import { safeRedirectPath, redirectAfterPost } from '@/lib/requests/form-response'
import { HttpError } from '@/lib/requests/http-error'
import { readBody } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'

const PUBLIC = 'https://example.com'
const post = (body: BodyInit, type = 'application/json') => new Request(PUBLIC, { method: 'POST', body, headers: { 'content-type': type } })
const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  )
const from = (headers: Record<string, string>) => ({ headers: new Headers({ host: 'internal:3000', ...headers }) }) as Request

describe('bodies', () => {
  it('reads JSON and both kinds of forms', async () => {
    expect(await readBody(post('{"a":1}'), 100)).toEqual({ kind: 'json', values: { a: 1 }, files: {} })
    expect(await readBody(post('a=%EA%B0%80&b=2', 'application/x-www-form-urlencoded'), 100)).toEqual({ kind: 'form', values: { a: '가', b: '2' }, files: {} })
    const form = new FormData()
    form.set('a', '가')
    expect(await readBody(new Request(PUBLIC, { method: 'POST', body: form }), 1_000)).toEqual({ kind: 'form', values: { a: '가' }, files: {} })
  })

  describe('with files', () => {
    const limit = { maxBytes: 1_000, tooLarge: '너무 큽니다.' }
    const upload = (files: Readonly<Record<string, File>>, headers: Readonly<Record<string, string>> = {}) => {
      const form = new FormData()
      form.set('a', '가')
      for (const [name, file] of Object.entries(files)) form.set(name, file)
      return new Request(PUBLIC, { method: 'POST', body: form, headers })
    }

    it('keeps their bytes, leaves empty fields out, and drops unexpected files', async () => {
      const picture = new File([new Uint8Array([0xff, 0, 1])], 'x.png')
      const { files } = await readBody(upload({ picture, none: new File([], '') }), 1_000, limit)
      expect(files).toEqual({ picture: new Uint8Array([0xff, 0, 1]) })
      expect(await readBody(upload({ picture: new File(['text'], 'x') }), 1_000)).toEqual({ kind: 'form', values: { a: '가' }, files: {} })
    })

    it('responds with JSON to a script that accepts it', async () => {
      expect((await readBody(upload({}, { accept: 'application/json' }), 1_000, limit)).kind).toBe('json')
    })

    it.each([1_001, 3_000])('refuses %i bytes with its own message', async (size) => {
      await expect(readBody(upload({ picture: new File([new Uint8Array(size)], 'x') }), 800, limit)).rejects.toMatchObject({
        status: 413,
        userMessage: '너무 큽니다.',
      })
    })
  })

  it.each([
    [400, '{', 'application/json'],
    [400, '[1]', 'application/json'],
    [400, 'null', 'application/json'],
    [400, 'x', 'multipart/form-data; boundary=y'],
    [415, 'a', 'text/plain'],
    [413, `{"a":"${'x'.repeat(200)}"}`, 'application/json'],
  ])('responds %i to %p of %s', async (status, body, type) => {
    expect(await statusOf(readBody(post(body, type), 100))).toBe(status)
  })

  it('stops reading a body without a length at the limit', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) })
    const request = new Request(PUBLIC, { method: 'POST', body: endless, headers: { 'content-type': 'application/json' }, duplex: 'half' } as RequestInit)
    expect(await statusOf(readBody(request, 10_000))).toBe(413)
  })
})

describe('origins', () => {
  it.each([
    {},
    { origin: PUBLIC },
    { origin: 'http://internal:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: PUBLIC, 'sec-fetch-site': 'same-origin' },
    // Our own page without a referrer.
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ])('allows %p', (headers) => {
    expect(() => requireSameOrigin(from(headers as unknown as Record<string, string>), PUBLIC)).not.toThrow()
  })
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'none' },
    { origin: 'null', 'sec-fetch-site': 'same-origin, cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://example.com.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses %p', (headers) => {
    expect(() => requireSameOrigin(from(headers as unknown as Record<string, string>), PUBLIC)).toThrow(HttpError)
  })
})

it.each([
  ['/admin?x=1#y', '/admin?x=1#y'],
  ['/가', '/%EA%B0%80'],
  ['//evil.example', '/admin'],
  ['/\\evil.example', '/admin'],
  ['/\t/evil.example', '/admin'],
  ['/.//evil.example', '/admin'],
  ['/x/..//evil.example', '/admin'],
  ['/%2e//evil.example', '/admin'],
  ['/x/%2E%2e//evil.example', '/admin'],
  ['/./\\evil.example', '/admin'],
  ['/x//evil.example', '/x//evil.example'],
  ['https://evil.example', '/admin'],
  ['javascript:alert(1)', '/admin'],
  [undefined, '/admin'],
])('redirects a form to this site only: %p', (path, expected) => {
  expect(safeRedirectPath(path, '/admin')).toBe(expected)
})

it.each(['//evil.example', '/\\evil.example', '/.//evil.example', '/x/..//evil.example', 'https://evil.example/', '///', '/.//evil.example?done=status'])(
  'sends nobody from a form to another site: %s',
  (path) => {
    expect(redirectAfterPost(path).headers.get('location')).toBe('/')
  },
)

it('trusts our own server before any header, and only the configured number of proxies', () => {
  const forwarded = { 'x-forwarded-for': 'spoofed, 203.0.113.7, 10.0.0.1' }
  expect(clientAddress(new Headers({ ...forwarded, 'x-client-address': '198.51.100.4' }), 2)).toBe('198.51.100.4')
  expect(clientAddress(new Headers(forwarded), 0)).toBe('10.0.0.1')
  expect(clientAddress(new Headers(forwarded), 2)).toBe('203.0.113.7')
  expect(clientAddress(new Headers(), 0)).toBe('unknown')
})
