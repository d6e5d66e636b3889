import { countedPages } from '@/lib/attribution/counted-page'
import { createPageCounter } from '@/lib/attribution/page-counter'
import { StoreUnavailableError } from '@/lib/errors'
import type { PageCount } from '@/lib/attribution/page-count-store'

const PRESS = '/%EA%B0%80%EB%9E%8C/press'
const pageOf = countedPages(['/', '/Brand/intro', PRESS], [PRESS])
const QR = 'qr=abcdefgh23'

function counting() {
  const written: PageCount[][] = []
  let fault: Error | null = null
  let now = new Date('2026-11-24T14:59:00Z')
  const store = {
    async add(counts: readonly PageCount[]) {
      if (fault) throw fault
      written.push(counts.map((count) => ({ ...count })))
    },
  }
  const counter = createPageCounter(store, pageOf, () => now)
  return {
    ...counter,
    at: (time: string) => (now = new Date(time)),
    fail: (error: Error | null) => (fault = error),
    /** Sums what was written, like the store. */
    async stored() {
      await counter.flush()
      return written.flat()
    },
    written,
  }
}

test('sums events by day, page and channel, and writes each once', async () => {
  const counter = counting()
  for (const event of ['views', 'views', 'popups', 'registrations'] as const) counter.count(event, '/', '')
  counter.count('views', '/Brand/intro', 'utm_source=naver&utm_medium=cpc&landing=%2F')
  counter.count('views', '/', QR)
  // Midnight in Korea.
  counter.at('2026-11-24T15:00:00Z')
  counter.count('views', '/', '')
  expect(await counter.stored()).toEqual([
    { day: '2026-11-24', page: '/', channel: 'direct', views: 2, popups: 1, registrations: 1 },
    { day: '2026-11-24', page: '/Brand/intro', channel: 'naver-ad', views: 1, popups: 0, registrations: 0 },
    { day: '2026-11-24', page: '/', channel: 'qr:abcdefgh23', views: 1, popups: 0, registrations: 0 },
    { day: '2026-11-25', page: '/', channel: 'direct', views: 1, popups: 0, registrations: 0 },
  ])
  expect(await counter.stored()).toHaveLength(4)
})

test.each([
  ['/', '/'],
  ['/Brand/intro', '/Brand/intro'],
  [PRESS, '/가람/press'],
  ['/가람/press', '/가람/press'],
  [`${PRESS}/0b6e`, '/가람/press/*'],
  [`${PRESS}/0b6e/print`, null],
  [`${PRESS}/`, null],
  ['/Brand', null],
  ['/nowhere', null],
  ['/%E0%A4%A', null],
  ['', null],
  ['https://elsewhere.example/', null],
])('counts %p as %p', (path, page) => expect(pageOf(path)).toBe(page))

test.each([
  ['gclid=abc&utm_source=x', 'google-ad'],
  ['utm_source=spring', 'utm:spring'],
  ['referrer=blog.example', 'site:blog.example'],
  ['utm_source=01012345678', 'other'],
  ['utm_source=kim%40example.com', 'other'],
  ['referrer=10.20.30.40000.example', 'other'],
  [QR, 'qr:abcdefgh23'],
  ['landing=%2FBrand', 'direct'],
  ['%', 'direct'],
  [`utm_source=${'x'.repeat(2000)}`, 'direct'],
])('keeps of %p only the channel %p', async (touch, channel) => {
  const counter = counting()
  counter.count('views', '/', touch)
  expect(await counter.stored()).toEqual([{ day: '2026-11-24', page: '/', channel, views: 1, popups: 0, registrations: 0 }])
})

test('keeps a hundred forged channels a day and sums the rest; named channels still count', async () => {
  const counter = counting()
  for (let index = 0; index < 1_000; index += 1) counter.count('views', '/', `utm_source=n${index}`)
  counter.count('views', '/', 'utm_source=kakao')
  const stored = await counter.stored()
  expect(stored).toHaveLength(102)
  expect(stored.find(({ channel }) => channel === 'other')?.views).toBe(900)
  expect(stored.find(({ channel }) => channel === 'kakao')?.views).toBe(1)
  expect(Math.max(...counter.written.map(({ length }) => length))).toBeLessThanOrEqual(400)
  counter.at('2026-11-25T15:00:00Z')
  counter.count('views', '/', 'utm_source=n999')
  expect((await counter.stored()).at(-1)?.channel).toBe('utm:n999')
})

test('keeps counts that the store refused, and counts them once', async () => {
  const counter = counting()
  counter.count('views', '/', '')
  counter.fail(new StoreUnavailableError('not now'))
  await expect(counter.flush()).rejects.toThrow('not now')
  counter.count('views', '/', '')
  counter.fail(null)
  expect(await counter.stored()).toEqual([{ day: '2026-11-24', page: '/', channel: 'direct', views: 2, popups: 0, registrations: 0 }])
})

test('limits memory while the store is unavailable for days', async () => {
  const counter = counting()
  counter.fail(new StoreUnavailableError('not now'))
  const midnight = Date.parse('2026-11-23T15:00:00Z')
  for (let day = 0; day < 6_000; day += 1) {
    counter.at(new Date(midnight + day * 86_400_000).toISOString())
    counter.count('views', '/', '')
  }
  await expect(counter.flush()).rejects.toThrow('not now')
  counter.fail(null)
  expect(await counter.stored()).toHaveLength(5_000)
})
