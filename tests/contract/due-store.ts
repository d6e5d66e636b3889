import type { Registration } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { eventOf, savedRegistration } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { readable } from '../support/readable'

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
const audit: AuditEntry = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.result', subject: null, detail: null }

/** Due and new registrations in every store, see lib/registrations/registration-store.ts. */
export function dueStoreContract(name: string, open: OpenStore): void {
  describe(`due registrations in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    const save = async (at: Date, phone: string) => (await savedRegistration(store, { phone }, at)).id
    const idsOf = async (found: Promise<readonly { readonly id: string }[]>) => (await found).map(({ id }) => id)
    const versionsOf = (found: readonly Registration[]) =>
      found.map(({ id, createdAt, updatedAt, assignee, callbackAt }) => ({ id, createdAt, updatedAt, assignee, callbackAt }))
    const give = (id: string, to: string) => store.registrations.assign(id, { to, actor: null }, MORNING, audit)
    const agree = (id: string, kind: 'callback' | 'booked', minutes: number) =>
      store.registrations.record(eventOf(id, kind, { at: later(0), dueAt: later(minutes) }), audit)

    test.each([
      ['callback', 'callback'],
      ['appointment', 'booked'],
    ] as const)('finds registrations due for %s by time, earliest first, until another event replaces it', async (by, kind) => {
      const [late, early, other] = [await save(later(1), '01011110001'), await save(later(2), '01011110002'), await save(later(3), '01011110003')]
      await agree(late, kind, 120)
      await agree(early, kind, 60)
      await agree(other, kind, 60 * 24)
      const until = later(121)
      expect(await idsOf(store.registrations.listDue({ by, until }, 9))).toEqual([early, late])
      expect(await idsOf(store.registrations.listDue({ by, until }, 1))).toEqual([early])
      expect(await idsOf(store.registrations.listDue({ by, from: later(61), until: later(120) }, 9))).toEqual([])
      expect(await idsOf(store.registrations.listDue({ by, from: later(120), until }, 9))).toEqual([late])
      expect(await store.registrations.listDueVersions({ by, until }, 9)).toEqual(versionsOf(readable(await store.registrations.listDue({ by, until }, 9))))
      expect(await idsOf(store.registrations.listDueVersions({ by, until }, 1))).toEqual([early])
      expect(await store.registrations.countDue({ by, until })).toBe(2)
      await give(late, 'lee')
      expect(await idsOf(store.registrations.listDue({ by, until, assignee: 'lee' }, 9))).toEqual([late])
      expect(await store.registrations.countDue({ by, until, assignee: 'kim' })).toBe(0)
      expect(await store.registrations.countDue({ by: by === 'callback' ? 'appointment' : 'callback', until })).toBe(0)
      await store.registrations.record(eventOf(early, 'declined'), audit)
      expect(await idsOf(store.registrations.listDue({ by, until }, 9))).toEqual([late])
    })

    test('finds new registrations by waiting time until they have a result, and not in quarantine', async () => {
      const [second, first, third] = [await save(later(20), '01011110001'), await save(later(10), '01011110002'), await save(later(30), '01011110003')]
      const machine = await save(later(5), '01011110004')
      await store.registrations.quarantine([machine], 'surge', MORNING, audit)
      await give(third, 'kim')
      expect(await idsOf(store.registrations.listNew({}, 9))).toEqual([first, second, third])
      expect(await idsOf(store.registrations.listNew({ from: later(20) }, 1))).toEqual([second])
      expect(await idsOf(store.registrations.listNew({ assignee: 'kim' }, 9))).toEqual([third])
      expect(await store.registrations.listNewVersions({}, 9)).toEqual(versionsOf(readable(await store.registrations.listNew({}, 9))))
      expect(await idsOf(store.registrations.listNewVersions({ assignee: 'kim' }, 9))).toEqual([third])
      expect(await store.registrations.countNew({ until: later(20) })).toBe(1)
      expect(await store.registrations.countWaiting()).toBe(2)
      expect(await store.registrations.countNew({ from: later(20), until: later(31) })).toBe(2)
      // A call alone is no result.
      await store.registrations.record(eventOf(second, 'call'), audit)
      await store.registrations.record(eventOf(first, 'absent'), audit)
      expect(await store.registrations.countNew({ assignee: 'lee' })).toBe(0)
      expect(await idsOf(store.registrations.listNew({}, 9))).toEqual([second, third])
    })

    test('the change mark differs after a new registration, a result, an assignment and a correction, and is equal without changes', async () => {
      const id = await save(later(0), '01011110001')
      const marks = { all: [] as string[], own: [] as string[] }
      const look = async () => {
        marks.all.push(await store.registrations.changeMark())
        marks.own.push(await store.registrations.changeMark('kim'))
        expect([await store.registrations.changeMark(), await store.registrations.changeMark('kim')]).toEqual([marks.all.at(-1), marks.own.at(-1)])
      }
      await look()
      await save(later(0), '01011110002')
      await store.registrations.assign(id, { to: 'kim', actor: null }, later(1), audit)
      await look()
      await store.registrations.record(eventOf(id, 'absent', { at: later(2) }), audit)
      await look()
      await store.registrations.setChannel(
        id,
        'naver',
        { id: 'why', registrationId: id, at: later(3), actor: 'kim@example.com', text: '사유' },
        later(3),
        audit,
      )
      await look()
      expect([new Set(marks.all).size, new Set(marks.own).size]).toEqual([4, 4])
    })
  })
}
