import type { PageCount } from '@/lib/attribution/page-count-store'
import type { Store } from '@/lib/store/store'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const count = (changes: Partial<PageCount>): PageCount => ({
  day: '2026-11-24',
  page: '/',
  channel: 'direct',
  views: 0,
  popups: 0,
  registrations: 0,
  ...changes,
})

/** Page counts in every store, see lib/attribution/page-count-store.ts. */
export function pageCountContract(name: string, open: OpenStore): void {
  describe(`page counts in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    test('adds up counts of one day, page and channel, whatever characters a channel has', async () => {
      const channels = ['direct', 'qr:abcdefgh23', 'site:a.b.example', 'utm:가을 `a.b` [x]/~*']
      for (const times of [1, 2]) {
        await store.pageCounts.add(channels.map((channel, index) => count({ channel, views: index + times, popups: times })))
        await store.pageCounts.add([count({ channel: 'direct', registrations: 1 })])
      }
      await store.pageCounts.add([])
      expect(await store.pageCounts.list('2026-11-24', '2026-11-25')).toEqual(
        channels.map((channel, index) => count({ channel, views: 2 * index + 3, popups: 3, registrations: channel === 'direct' ? 2 : 0 })),
      )
    })

    test('finds days from a day on, and removes those before one, in order', async () => {
      const counts = ['2026-08-31', '2026-11-23', '2026-11-24', '2026-11-25'].flatMap((day) =>
        ['/', '/FloorPlan/84A', '/가람누리-리버파크/press/*'].map((page) => count({ day, page, views: 1 })),
      )
      await store.pageCounts.add(counts.toReversed())
      expect(await store.pageCounts.list('2026-11-23', '2026-11-25')).toEqual(counts.slice(3, 9))
      await store.pageCounts.removeBefore('2026-11-24')
      expect(await store.pageCounts.list('2026-01-01', '2027-01-01')).toEqual(counts.slice(6))
      await store.pageCounts.removeBefore('2026-11-24')
    })

    test('counts everything written by several at once', async () => {
      await Promise.all(Array.from({ length: 10 }, () => store.pageCounts.add([count({ views: 2 }), count({ page: '/privacy', views: 1 })])))
      expect((await store.pageCounts.list('2026-11-24', '2026-11-25')).map(({ views }) => views)).toEqual([20, 10])
    })
  })
}
