import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { eventOf, savedRegistration } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
const audit: AuditEntry = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.tag', subject: null, detail: null }

/** Tags and saved filters in every store, see lib/registrations/registration-store.ts and saved-filter-store.ts. */
export function tagStoreContract(name: string, open: OpenStore): void {
  describe(`tags and saved filters in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    const tag = (id: string, subject: string, kind: 'tagged' | 'untagged' = 'tagged') => store.registrations.record(eventOf(id, kind, { subject }), audit)
    const tagsOf = async (id: string) => (await store.registrations.find(id))?.tags

    test('keeps tags in order, once each, through other events, until they are removed', async () => {
      const { id } = await savedRegistration(store)
      expect(await tagsOf(id)).toEqual([])
      for (const word of ['84A 희망', 'VIP', '84A 희망']) await tag(id, word)
      await store.registrations.record(eventOf(id, 'absent'), audit)
      expect(await tagsOf(id)).toEqual(['84A 희망', 'VIP'])
      expect(await store.registrations.find(id)).toMatchObject({ status: 'absent', result: 'absent', absences: 1 })
      await tag(id, '84A 희망', 'untagged')
      await tag(id, '없는 태그', 'untagged')
      expect(await tagsOf(id)).toEqual(['VIP'])
      expect((await store.registrations.events(id)).map(({ kind }) => kind)).toEqual(['tagged', 'tagged', 'tagged', 'absent', 'untagged', 'untagged'])
    })

    test('lists a tag page by page, newest first, for one account too, without quarantined ones', async () => {
      const ids: string[] = []
      for (let minute = 0; minute < 4; minute++) ids.push((await savedRegistration(store, { phone: `0101111000${minute}` }, later(minute))).id)
      const [first, second, third, other] = ids as [string, string, string, string]
      for (const id of [first, second, third]) await tag(id, '단체')
      await tag(other, '단체 아님')
      const found = async (query: object) => (await store.registrations.list({ tag: '단체', limit: 9, ...query })).map(({ id }) => id)
      expect(await found({})).toEqual([third, second, first])
      expect(await found({ limit: 1, after: { createdAt: later(2), id: third } })).toEqual([second])
      expect(await found({ from: later(1), until: later(2) })).toEqual([second])
      await store.registrations.assign(second, { to: 'kim', actor: null }, MORNING, audit)
      expect(await found({ assignee: 'kim' })).toEqual([second])
      await tag(third, '단체', 'untagged')
      await store.registrations.remove([first], audit)
      expect(await found({})).toEqual([second])
      expect(await found({ tag: '단' })).toEqual([])
    })

    test('keeps a preference through other events until it is replaced, and filters lists by its unit type', async () => {
      const ids: string[] = []
      for (let minute = 0; minute < 3; minute++) ids.push((await savedRegistration(store, { phone: `0101111000${minute}` }, later(minute))).id)
      const [first, second, third] = ids as [string, string, string]
      const preference = (id: string, subject: string) => store.registrations.record(eventOf(id, 'wished', { subject }), audit)
      expect((await store.registrations.find(first))?.preference).toEqual({ unit: null, complex: null })
      for (const id of [first, second]) await preference(id, 'unit=84A&complex=3')
      await store.registrations.record(eventOf(first, 'absent'), audit)
      expect(await store.registrations.find(first)).toMatchObject({ status: 'absent', preference: { unit: '84A', complex: '3' } })
      await preference(third, 'complex=3')
      const found = async (query: object) => (await store.registrations.list({ wishedUnit: '84A', limit: 9, ...query })).map(({ id }) => id)
      expect(await found({})).toEqual([second, first])
      expect(await found({ limit: 1, after: { createdAt: later(1), id: second } })).toEqual([first])
      await store.registrations.assign(first, { to: 'kim', actor: null }, MORNING, audit)
      expect(await found({ assignee: 'kim' })).toEqual([first])
      await preference(second, '')
      expect(await found({})).toEqual([first])
      expect((await store.registrations.find(second))?.preference).toEqual({ unit: null, complex: null })
    })

    test('lists tags in use by name', async () => {
      const { id } = await savedRegistration(store)
      for (const word of ['나', '가', '가/다', 'A']) await tag(id, word)
      expect(await store.registrations.listTags(9)).toEqual(['A', '가', '가/다', '나'])
      expect(await store.registrations.listTags(2)).toEqual(['A', '가'])
    })

    test('saved filters belong to one account, are replaced by name, and are limited in number', async () => {
      const filter = (words: string, query = 'status=new') => ({ name: words, query, createdAt: MORNING })
      const { savedFilters } = store
      expect(await savedFilters.save('kim', filter('주말/손님'), 2)).toBe(true)
      expect(await savedFilters.save('kim', filter('가망'), 2)).toBe(true)
      expect(await savedFilters.save('kim', filter('셋째'), 2)).toBe(false)
      expect(await savedFilters.save('kim', filter('가망', 'tag=VIP'), 2)).toBe(true)
      expect(await savedFilters.save('lee', filter('가망'), 2)).toBe(true)
      expect(await savedFilters.list('kim')).toEqual([filter('가망', 'tag=VIP'), filter('주말/손님')])
      expect(await savedFilters.remove('lee', '주말/손님')).toBe(false)
      expect(await savedFilters.remove('kim', '주말/손님')).toBe(true)
      expect([(await savedFilters.list('kim')).length, (await savedFilters.list('lee')).length, (await savedFilters.list('choi')).length]).toEqual([1, 1, 0])
    })
  })
}
