import { EventEmitter } from 'node:events'
import { pageViews } from '@/lib/delivery/http/page-views'

const HOST = 'site.example'
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

/**
 * @param {{ path?: string, query?: string, method?: string, status?: number, headers?: Record<string, string | undefined>, counter?: () => import('@/lib/delivery/bridge').Bridge['countPageView'] }} [asked]
 * @returns {unknown[][]} what was counted: path and first touch
 */
function counted({ path = '/Brand/intro', query = '', method = 'GET', status = 200, headers = {}, counter } = {}) {
  const counts = /** @type {unknown[][]} */ ([])
  const note = pageViews(
    'https://public.example',
    counter ??
      (() =>
        (...count) =>
          void counts.push(count)),
  )
  const response = Object.assign(new EventEmitter(), { statusCode: 200 })
  const sent = { host: HOST, accept: 'text/html', 'user-agent': BROWSER, 'sec-fetch-dest': 'document', ...headers }
  note(/** @type {any} */ ({ method, headers: sent }), /** @type {any} */ (response), path, query)
  // Nothing is counted before it is answered.
  expect(counts).toEqual([])
  response.statusCode = status
  response.emit('finish')
  return counts
}

test('a document that somebody opened is counted once it is answered, with where they come from', () => {
  expect(counted()).toEqual([['/Brand/intro', '']])
  expect(counted({ status: 304 })).toEqual([['/Brand/intro', '']])
  expect(counted({ query: '?utm_source=naver&gclid=1' })).toEqual([['/Brand/intro', 'utm_source=naver&gclid=1&landing=%2FBrand%2Fintro']])
  expect(counted({ query: '?firstTouch=qr%3Dabcdefgh23' })).toEqual([['/Brand/intro', 'qr=abcdefgh23']])
  expect(counted({ headers: { referer: 'https://blog.example/post?name=kim' } })).toEqual([['/Brand/intro', 'referrer=blog.example&landing=%2FBrand%2Fintro']])
  for (const referer of [`https://${HOST}/?a=1`, 'https://public.example/', 'no address'])
    expect(counted({ headers: { referer } })).toEqual([['/Brand/intro', '']])
  // A browser from before fetch metadata.
  expect(counted({ headers: { 'sec-fetch-dest': undefined } })).toHaveLength(1)
})

test.each([
  ['a crawler reads', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } }],
  ['Naver’s crawler reads', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)' } }],
  ['a messenger previews the link', { headers: { 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0' } }],
  ['a program fetches', { headers: { 'user-agent': 'curl/8.5.0' } }],
  ['nobody says who asks', { headers: { 'user-agent': undefined } }],
  ['speculation rules prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['speculation rules prerender', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['an older browser prefetches', { headers: { purpose: 'prefetch' } }],
  ['the router fetches ahead', { headers: { rsc: '1', 'next-router-prefetch': '1', 'sec-fetch-dest': 'empty' } }],
  ['the router changes the route', { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } }],
  ['a frame shows it', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a monitor asks for the head', { method: 'HEAD' }],
  ['a form is posted', { method: 'POST' }],
  ['staff are signed in', { headers: { cookie: 'a=b; __Secure-next-auth.session-token=x' } }],
  ['it does not exist', { status: 404 }],
  ['it failed', { status: 500 }],
  ['the store is away', { status: 503 }],
  ['it leads elsewhere', { status: 308 }],
  ['it is a visitor’s own page', { path: '/v/token' }],
  ['it is the office', { path: '/admin' }],
  ['it is a page of the office', { path: '/admin/registrations/one' }],
  ['it is an endpoint', { path: '/api/health' }],
  ['it is a printed code', { path: '/q/abcdefgh23' }],
  ['it is the result of a form', { path: '/registration' }],
  ['it is the result of a form in English', { path: '/en/registration' }],
  ['it is a tour in a frame', { path: '/tour/84A' }],
  ['it is a file', { path: '/feed.xml' }],
])('nothing is counted where %s', (_name, request) => {
  expect(counted(request)).toEqual([])
})

test('nothing is counted before the store is open, and a fault of the counter is no fault of the page', () => {
  expect(counted({ counter: () => undefined })).toEqual([])
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const counter = () => () => {
    throw new Error('broken')
  }
  expect(counted({ counter })).toEqual([])
  expect(log).toHaveBeenCalledTimes(1)
})
