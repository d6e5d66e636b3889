import { hasRead, isHumanReader, rememberRead } from '@/lib/press/reading'

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const IN_APP = `${CHROME} KAKAOTALK 10.8.0 (INAPP)`

it('counts people as readers, also in in-app browsers', () => {
  expect(isHumanReader(new Headers({ 'user-agent': CHROME }))).toBe(true)
  expect(isHumanReader(new Headers({ 'user-agent': IN_APP }))).toBe(true)
})

it.each([
  ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['Yeti', { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)' }],
  ['a link preview', { 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0' }],
  ['a prefetch', { 'user-agent': CHROME, 'sec-purpose': 'prefetch;prerender' }],
  ['nobody', {}],
])('does not count %s', (_name, headers) => {
  expect(isHumanReader(new Headers(headers))).toBe(false)
})

it('remembers a limited number of articles per session', () => {
  let seen = ''
  for (let index = 0; index < 400; index += 1) seen = rememberRead(seen, `article-${index}`)
  expect(hasRead(seen, 'article-399')).toBe(true)
  expect(hasRead(seen, 'article-0')).toBe(false)
  expect(seen.length).toBeLessThan(1500)
})
