import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { ReportStore } from '@/lib/registrations/report-store'
import type { Store } from '@/lib/store/store'
import { eventOf, savedRegistration } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
const audit: AuditEntry = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.result', subject: null, detail: null }
const place = { at: later(9_000), people: 2, groupsPerSlot: 10, peoplePerSlot: 40, hoursVersion: 0, now: MORNING }

/** Reports in every store, see lib/registrations/report-store.ts. */
export function reportStoreContract(name: string, open: OpenStore): void {
  describe(`reports in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    let phones = 0
    const save = async (minutes: number, changes: object = {}) =>
      (await savedRegistration(store, { phone: `0101111${String((phones += 1)).padStart(4, '0')}`, ...changes }, later(minutes))).id
    const arrivals = async (...period: Parameters<ReportStore['readPeriod']>) => (await store.reports.readPeriod(...period)).arrivals
    const outcomesOf = async (...period: Parameters<ReportStore['readPeriod']>) => (await store.reports.readPeriod(...period)).outcomes
    const record = (...args: Parameters<typeof eventOf>) => store.registrations.record(eventOf(...args), audit)

    test('finds arrivals of a period in order, with first contact, assignee and preference; none of quarantine', async () => {
      const [second, first] = [await save(20, { channel: 'naver-ad' }), await save(10)]
      await save(9)
      await save(40)
      const machine = await save(15)
      await store.registrations.quarantine([machine], 'surge', later(16), audit)
      const wrong = eventOf(second, 'declined', { at: later(25) })
      await store.registrations.record(wrong, audit)
      await record(second, 'withdrawn', { at: later(26), subject: wrong.id })
      await record(second, 'absent', { at: later(30) })
      await record(second, 'reached', { at: later(35) })
      await record(first, 'wished', { subject: 'unit=84A', at: later(31) })
      await store.registrations.assign(first, { to: 'kim', actor: null }, later(32), audit)
      expect(await arrivals(later(10), later(40), 9)).toEqual([
        { id: first, createdAt: later(10), contactedAt: null, booked: false, channel: null, assignee: 'kim', unit: '84A' },
        { id: second, createdAt: later(20), contactedAt: later(30), booked: false, channel: 'naver-ad', assignee: null, unit: null },
      ])
      expect((await arrivals(later(10), later(40), 1)).map(({ id }) => id)).toEqual([first])
      expect(await arrivals(later(41), later(50), 9)).toEqual([])
      expect(await store.reports.listChannels(later(10), later(40), 9)).toEqual([null, 'naver-ad'])
      expect(await store.reports.listChannels(later(10), later(40), 1)).toEqual([null])
    })

    test('an arrival with a booking counts as such, even if cancelled since', async () => {
      const id = await save(10)
      const booked = (await savedRegistration(store, { phone: '01022220000' }, MORNING, place)).id
      expect((await store.visits.cancel(booked, { basedOn: 1, at: later(20), messages: [] })).kind).toBe('cancelled')
      expect((await arrivals(MORNING, later(60), 9)).map((one) => [one.id, one.booked])).toEqual([
        [booked, true],
        [id, false],
      ])
    })

    test('an outcome has the channel of its registration, whether that came earlier or in the same period', async () => {
      const [earlier, same] = [await save(1, { channel: 'kakao' }), await save(11, { channel: 'meta' })]
      await record(earlier, 'visited', { at: later(20) })
      await record(same, 'visited', { at: later(21) })
      const found = await outcomesOf(later(10), later(30), 9)
      expect(found.map(({ id, channel }) => [id, channel])).toEqual([
        [earlier, 'kakao'],
        [same, 'meta'],
      ])
    })

    test('counts outcomes once for each registration and kind, if not withdrawn, when recorded', async () => {
      const [one, other] = [await save(0, { channel: 'kakao' }), await save(1)]
      await record(one, 'booked', { at: later(10), dueAt: later(99) })
      await record(one, 'booked', { at: later(12), dueAt: later(120) })
      await record(one, 'visited', { at: later(30) })
      await record(one, 'reached', { at: later(31) })
      const wrong = eventOf(other, 'contract', { at: later(20) })
      await store.registrations.record(wrong, audit)
      await record(other, 'no-show', { at: later(40) })
      // Withdrawn a week later.
      await record(other, 'withdrawn', { at: later(7 * 24 * 60), subject: wrong.id })
      const machine = await save(2)
      await record(machine, 'visited', { at: later(15) })
      await store.registrations.remove([machine], audit)
      const found = async (from: number, until: number, limit = 9) => {
        const outcomes = await outcomesOf(later(from), later(until), limit)
        return outcomes.map(({ kind, at, id }) => [kind, at, id])
      }
      expect(await found(0, 60)).toEqual([
        ['booked', later(10), one],
        ['visited', later(30), one],
        ['reached', later(31), one],
        ['no-show', later(40), other],
      ])
      expect(await found(11, 40)).toEqual([
        ['booked', later(12), one],
        ['visited', later(30), one],
        ['reached', later(31), one],
      ])
      expect(await found(41, 60)).toEqual([])
      expect(await found(0, 60, 1)).toEqual([['booked', later(10), one]])
      expect((await outcomesOf(later(30), later(31), 9))[0]).toEqual({
        id: one,
        kind: 'visited',
        at: later(30),
        channel: 'kakao',
        assignee: null,
        unit: null,
      })
    })
  })
}
