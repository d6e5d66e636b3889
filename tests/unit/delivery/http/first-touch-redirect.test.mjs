import { firstTouchRedirect } from '@/lib/delivery/http/first-touch-redirect'

const HOST = 'site.example'
const LANDING = `https://${HOST}/?utm_source=naver`
const CARRIED = '?firstTouch=utm_source%3Dnaver%26landing%3D%252F'

/**
 * @param {{ path?: string, query?: string, method?: string, headers?: Record<string, string | undefined> }} [asked]
 * @returns {{ status?: number, location?: string, vary?: string, cache?: string } | null} null where the request goes on
 */
function answered({ path = '/Brand/intro', query = '', method = 'GET', headers = {} } = {}) {
  const sent = { host: HOST, accept: 'text/html', referer: LANDING, ...headers }
  const answers = /** @type {[number, Record<string, string>][]} */ ([])
  const response = { writeHead: (/** @type {[number, Record<string, string>]} */ ...answer) => answers.push(answer), end() {} }
  const carried = firstTouchRedirect({}, 'https://public.example')
  const went = carried(/** @type {any} */ ({ method, headers: sent }), /** @type {any} */ (response), path, query)
  expect(went).toBe(answers.length === 1)
  const [first] = answers
  return first ? { status: first[0], location: first[1].location, vary: first[1].vary, cache: first[1]['cache-control'] } : null
}

test('who follows a plain link from a page whose address has a source is sent on with it', () => {
  expect(answered()).toEqual({ status: 307, location: `/Brand/intro${CARRIED}`, vary: 'referer', cache: 'no-store' })
  expect(answered({ query: '?cursor=1' })?.location).toBe(`/Brand/intro?cursor=1&${CARRIED.slice(1)}`)
  expect(answered({ headers: { referer: 'https://public.example/?utm_source=naver' } })?.location).toBe(`/Brand/intro${CARRIED}`)
})

test('from there on it is carried as it is, and a link of another campaign does not take its place', () => {
  const referer = `https://${HOST}/Brand/intro${CARRIED}`
  expect(answered({ path: '/FloorPlan/59A', query: '?utm_source=second', headers: { referer } })?.location).toBe(
    `/FloorPlan/59A?utm_source=second&${CARRIED.slice(1)}`,
  )
})

test.each([
  ['the address has it', { query: CARRIED }],
  ['another site led here', { headers: { referer: 'https://other.example/?utm_source=naver' } }],
  ['the page before has no source', { headers: { referer: `https://${HOST}/?cursor=1` } }],
  ['there is no page before', { headers: { referer: undefined } }],
  ['the page before is no address', { headers: { referer: '?utm_source=naver' } }],
  ['a picture is asked for', { headers: { 'sec-fetch-dest': 'image' } }],
  ['a script asks', { headers: { 'sec-fetch-dest': 'empty' } }],
  ['a route change asks for data', { headers: { rsc: '1' } }],
  ['an old browser asks for a file', { headers: { accept: '*/*' } }],
  ['a form is posted', { method: 'POST' }],
  ['it is a file', { path: '/feed.xml' }],
  ['it is the office', { path: '/admin/outbox' }],
  ['it is an endpoint', { path: '/api/health' }],
  ['it is a printed code', { path: '/q/abcdefgh23' }],
  ['it is the result of a form', { path: '/registration' }],
])('a request goes on where %s', (_name, request) => {
  expect(answered(request)).toBeNull()
})
