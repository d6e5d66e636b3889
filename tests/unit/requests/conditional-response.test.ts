import { conditionalResponse, watchChanges } from '@/lib/requests/conditional-response'

const START = Date.UTC(2026, 10, 28, 9, 30)
let time: number
beforeEach(() => {
  time = START
})
const watch = () => watchChanges(() => new Date(time))
const HEADERS = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=60' }
const validators = { etag: '"abc"', lastModified: 'Sat, 28 Nov 2026 09:30:00 GMT' }
const ask = (headers: Readonly<Record<string, string>>, of = validators) =>
  conditionalResponse(new Request('https://river.example/feed.xml', { headers }), '<rss/>', of, HEADERS)

test('keeps tag and date of a text, and changes both with it', () => {
  const validatorsOf = watch()
  const first = validatorsOf('a')
  time += 5_400
  const again = validatorsOf('a')
  expect([first.lastModified, again]).toEqual(['Sat, 28 Nov 2026 09:29:59 GMT', first])
  const changed = validatorsOf('b')
  expect(changed.etag).not.toBe(first.etag)
  time += 60_000
  expect(validatorsOf('b')).toEqual({ etag: changed.etag, lastModified: 'Sat, 28 Nov 2026 09:30:04 GMT' })
  expect(watch()('a').etag).toBe(first.etag)
})

test('never gives two texts of one second the same date, nor a future one', () => {
  const validatorsOf = watch()
  const dates = ['a', 'b', 'c', 'a'].map((body) => validatorsOf(body).lastModified)
  expect(dates).toEqual(['Sat, 28 Nov 2026 09:29:59 GMT', 'Sat, 28 Nov 2026 09:30:00 GMT', null, null])
  time += 10_000
  expect(validatorsOf('a').lastModified).toBe('Sat, 28 Nov 2026 09:30:02 GMT')
})

test.each<[string, Readonly<Record<string, string>>]>([
  ['its tag', { 'if-none-match': '"abc"' }],
  ['its tag as a weak one, which a compressed body has', { 'if-none-match': 'W/"abc"' }],
  ['its tag among others', { 'if-none-match': '"x", W/"abc" , "y"' }],
  ['its tag, and tells caches to ask, as fetch does', { 'if-none-match': '"abc"', 'cache-control': 'no-cache' }],
  ['any tag', { 'if-none-match': '*' }],
  ['its date', { 'if-modified-since': validators.lastModified }],
  ['a later date', { 'if-modified-since': 'Sun, 29 Nov 2026 00:00:00 GMT' }],
  ['its tag and an earlier date, which does not count', { 'if-none-match': '"abc"', 'if-modified-since': 'Fri, 27 Nov 2026 00:00:00 GMT' }],
])('responds without a body to a client that has %s', async (_name, headers) => {
  const response = ask(headers)
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([304, '', null])
  expect([response.headers.get('etag'), response.headers.get('last-modified'), response.headers.get('cache-control')]).toEqual([
    validators.etag,
    validators.lastModified,
    HEADERS['cache-control'],
  ])
})

test.each<[string, Readonly<Record<string, string>>]>([
  ['nothing', {}],
  ['another tag', { 'if-none-match': '"abcd"' }],
  ['a tag without quotes', { 'if-none-match': 'abc' }],
  ['another tag and a later date, which does not count', { 'if-none-match': '"x"', 'if-modified-since': 'Sun, 29 Nov 2026 00:00:00 GMT' }],
  ['an earlier date', { 'if-modified-since': 'Sat, 28 Nov 2026 09:29:59 GMT' }],
  ['a date that is none', { 'if-modified-since': 'yesterday' }],
])('sends everything to a client that has %s', async (_name, headers) => {
  const response = ask(headers)
  expect([response.status, await response.text(), response.headers.get('content-type'), response.headers.get('etag')]).toEqual([
    200,
    '<rss/>',
    'application/xml',
    '"abc"',
  ])
})
