import type { Store } from '@/lib/store/store'
import { visitLinkHash } from '@/lib/visits/visit-link'
import { atNight } from '../support/at-night'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { audit, HALF_PAST, LATER, NEXT_DAY, placeAt, registration, TEN, visitsOf } from '../support/stored-visits'
import { linkToken, openingHours, visitBooking } from '../support/visits'

const hashOf = (registrationId: string): string => visitLinkHash(linkToken(registrationId)) ?? ''

/** Clients that want a place at once: `npm run torture -- --only places` tries a thousand as well, and checks every row. */
const CLIENTS = atNight(1_000, 60)

/** Hours, and visits that are booked with a registration, see lib/visits/visit-store.ts. */
export function visitStoreContract(name: string, open: OpenStore): void {
  describe(`visits in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))
    const { save, booked } = visitsOf(() => store)

    test('books visits in the period of the model house, whatever hours the office saved', async () => {
      const visits = visitBooking(store.visits, openingHours, { from: '2026-11-28', until: '2026-11-29' })
      const offered = async () => (await visits.days(MORNING)).days.map(({ day }) => day)
      expect(await offered()).toEqual(['2026-11-28', '2026-11-29'])
      await store.visits.saveHours({ ...openingHours, daysAhead: 365 }, 0, audit('visit.hours'))
      expect(await offered()).toEqual(['2026-11-28', '2026-11-29'])
      expect((await visits.findPlace({ at: TEN, people: 2 }, MORNING)).kind).toBe('found')
      expect((await visits.findPlace({ at: new Date('2026-11-30T10:00:00+09:00'), people: 2 }, MORNING)).kind).toBe('not-offered')
    })

    test('keeps hours as saved, and refuses the second of two concurrent changes', async () => {
      expect(await store.visits.readHours()).toBeNull()
      const longer = { ...openingHours, visitMinutes: 60 }
      const saved = await Promise.all([store.visits.saveHours(openingHours, 0, audit('visit.hours')), store.visits.saveHours(longer, 0, audit('visit.hours'))])
      expect(saved.toSorted()).toEqual([false, true])
      expect(await store.visits.saveHours(longer, 1, audit('visit.hours'))).toBe(true)
      expect(await store.visits.saveHours(openingHours, 1, audit('visit.hours'))).toBe(false)
      expect(await store.visits.readHours()).toEqual({ version: 2, hours: longer })
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['visit.hours', 'visit.hours'])
    })

    test('books a place with its registration, found by time and by registration', async () => {
      const [one, two, three] = [registration(), registration(), registration()]
      expect(await save(one, placeAt(HALF_PAST))).toEqual({ kind: 'created', id: one.id })
      expect(await save(two, placeAt(TEN, { people: 5 }))).toEqual({ kind: 'created', id: two.id })
      expect(await save(three, null)).toEqual({ kind: 'created', id: three.id })
      expect(await store.visits.listBookings(TEN, NEXT_DAY)).toEqual([
        { registrationId: two.id, at: TEN, people: 5 },
        { registrationId: one.id, at: HALF_PAST, people: 2 },
      ])
      expect(await store.visits.listBookings(TEN, HALF_PAST)).toHaveLength(1)
      const visit = { registrationId: one.id, at: HALF_PAST, people: 2, version: 1, moves: 0, cancelledAt: null }
      expect([await store.visits.find(one.id), await store.visits.find(three.id)]).toEqual([visit, null])
      expect([await store.visits.findByLink(hashOf(one.id)), await store.visits.findByLink(hashOf(three.id))]).toEqual([visit, null])
      expect([await booked(TEN), await booked(HALF_PAST)]).toEqual([
        { groups: 1, people: 5 },
        { groups: 1, people: 2 },
      ])
    })

    test('finds visits of several registrations at once, cancelled ones too; nothing for those without one', async () => {
      const [one, two, without] = [registration(), registration(), registration()]
      await save(one, placeAt(TEN))
      await save(two, placeAt(HALF_PAST, { people: 5 }))
      await save(without, null)
      await save(registration(), placeAt(TEN))
      await store.visits.cancel(two.id, { basedOn: 1, at: LATER, messages: [] })
      const found = await store.visits.findAll([without.id, two.id, one.id, 'nobody'])
      expect(found.size).toBe(2)
      expect(found.get(one.id)).toEqual(await store.visits.find(one.id))
      expect(found.get(two.id)).toMatchObject({ registrationId: two.id, at: HALF_PAST, people: 5, cancelledAt: LATER })
      expect((await store.visits.findAll([])).size).toBe(0)
    })

    test('does not store a registration without a place: by groups, by people, by outdated hours', async () => {
      await save(registration(), placeAt(TEN, { groupsPerSlot: 1 }))
      await save(registration(), placeAt(HALF_PAST, { people: 5 }))
      const refused = [placeAt(TEN, { groupsPerSlot: 1 }), placeAt(HALF_PAST, { people: 4, peoplePerSlot: 8 }), placeAt(NEXT_DAY, { hoursVersion: 1 })]
      const outcomes = []
      for (const place of refused) {
        const one = registration()
        outcomes.push(await save(one, place))
        expect([await store.registrations.find(one.id), await store.visits.find(one.id)]).toEqual([null, null])
      }
      expect(outcomes).toEqual(['full', 'full', 'hours'].map((reason) => ({ kind: 'not-booked', reason })))
      expect([await booked(TEN), await booked(HALF_PAST), await booked(NEXT_DAY)].map(({ groups }) => groups)).toEqual([1, 1, 0])
    })

    test('allows a number one visit ahead, also when it asks for several at once', async () => {
      const phone = '01077770000'
      const outcomes = await Promise.all([TEN, HALF_PAST, NEXT_DAY].map((at) => save(registration(phone), placeAt(at))))
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['created', 'not-booked', 'not-booked'])
      expect(await store.visits.listBookings(TEN, new Date(NEXT_DAY.getTime() + 1))).toHaveLength(1)
      const later = new Date('2026-12-01T10:00:00+09:00')
      expect(await save(registration(phone), placeAt(new Date('2026-12-02T10:00:00+09:00'), { now: later }))).toMatchObject({ kind: 'created' })
    })

    test('a repeated request gets the first response and no second place, even if the time is full by then', async () => {
      const claim = { key: 'key', body: 'body', validFrom: MORNING }
      const one = registration()
      const last = placeAt(TEN, { groupsPerSlot: 1 })
      expect(await save(one, last, claim)).toEqual({ kind: 'created', id: one.id })
      expect(await save(registration(one.phone), last, claim)).toEqual({ kind: 'replayed', id: one.id })
      expect(await save(registration(), last, { ...claim, body: 'another' })).toEqual({ kind: 'conflict' })
      expect(await booked(TEN)).toEqual({ groups: 1, people: 2 })
    })

    test('frees the claim of a refused place, so that the same request may succeed later', async () => {
      const first = registration()
      const claim = { key: 'key', body: 'body', validFrom: MORNING }
      const last = placeAt(TEN, { groupsPerSlot: 1 })
      await save(first, last)
      expect(await save(registration(), last, claim)).toEqual({ kind: 'not-booked', reason: 'full' })
      await store.registrations.remove([first.id], audit('registration.delete'))
      expect(await save(registration(), last, claim)).toMatchObject({ kind: 'created' })
    })

    test(`of ${CLIENTS} clients at once for the last ten places, books ten and refuses the others`, async () => {
      const clients = Array.from({ length: CLIENTS }, () => registration())
      const outcomes = await Promise.all(clients.map((one) => save(one, placeAt(TEN))))
      const told = (as: string) => outcomes.filter((outcome) => (outcome.kind === 'not-booked' ? outcome.reason : outcome.kind) === as).length
      expect([told('created'), told('full')]).toEqual([10, CLIENTS - 10])
      const winners = clients.filter((_one, index) => outcomes[index]!.kind === 'created').map(({ id }) => id)
      expect((await store.visits.listBookings(TEN, HALF_PAST)).map(({ registrationId }) => registrationId).toSorted()).toEqual(winners.toSorted())
      expect(await booked(TEN)).toEqual({ groups: 10, people: 20 })
      expect(await store.registrations.countBefore(new Date(MORNING.getTime() + 1))).toBe(10)
    })
  })
}
