import type { OutboxMessage } from '@/lib/messaging/message'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import type { PlaceToTake } from '@/lib/visits/booking'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { audit, HALF_PAST, LATER, NEXT_DAY, placeAt, registration, TEN, texts, visitsOf } from '../support/stored-visits'

/** End of holds. */
const UNTIL = new Date(MORNING.getTime() + 30 * 60_000)

/** Places that are held until their visitor confirms, see lib/visits/visit-store.ts. */
export function visitHoldContract(name: string, open: OpenStore): void {
  describe(`held places in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))
    const { save, booked, bookedAt } = visitsOf(() => store)

    /** A place of a time with four places, so that the last one is held. */
    const heldPlace = (changes: Partial<PlaceToTake> = {}): PlaceToTake =>
      placeAt(TEN, { groupsPerSlot: 4, hold: { until: UNTIL, always: false, messages: [] }, ...changes })
    const AFTER = new Date(UNTIL.getTime() + 1)

    test('holds the last places of a time for many at once, and frees them if not confirmed', async () => {
      const all = Array.from({ length: 12 }, () => registration())
      const outcomes = await Promise.all(all.map((one) => save(one, heldPlace())))
      expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(4)
      const bookings = await store.visits.listBookings(TEN, HALF_PAST, MORNING)
      expect(bookings.flatMap(({ heldUntil }) => heldUntil ?? [])).toEqual([UNTIL])
      expect([await bookedAt(MORNING), await bookedAt(UNTIL)]).toEqual([
        { groups: 4, people: 8 },
        { groups: 3, people: 6 },
      ])
      expect(await save(registration(), heldPlace())).toEqual({ kind: 'not-booked', reason: 'full' })
      expect(await store.visits.listBookings(TEN, HALF_PAST, UNTIL)).toHaveLength(3)
      // A registration after the deadline gets the place.
      const next = registration(undefined, AFTER)
      expect(await save(next, heldPlace({ now: AFTER, hold: { until: new Date(AFTER.getTime() + 1), always: false, messages: [] } }))).toMatchObject({
        kind: 'created',
      })
      expect(await save(registration(), heldPlace({ now: AFTER }))).toEqual({ kind: 'not-booked', reason: 'full' })
      expect(await bookedAt(AFTER)).toEqual({ groups: 4, people: 8 })
    })

    test('the messages of a held place ask for confirmation, and reminders follow it', async () => {
      const message = (id: string, one: Registration): OutboxMessage => ({
        id: `${one.id}:${id}`,
        registrationId: one.id,
        kind: 'confirmation',
        to: one.phone,
        body: id,
        advertisement: false,
        nightConsent: false,
        createdAt: MORNING,
        dueAt: MORNING,
        period: null,
        visitVersion: 1,
      })
      const one = registration()
      await store.registrations.save(
        one,
        [message('firm', one)],
        texts,
        null,
        heldPlace({ hold: { until: UNTIL, always: true, messages: [message('held', one)] } }),
      )
      const bodies = async () => (await store.outbox.list({ registrationId: one.id, limit: 9 })).map(({ body }) => body).toSorted()
      expect(await bodies()).toEqual(['held'])
      const change = { at: MORNING, messages: [{ ...message('reminder', one), kind: 'visitReminderDay' as const }], audit: audit('visit.confirm') }
      const outcomes = await Promise.all([store.visits.confirm(one.id, null, change), store.visits.confirm(one.id, null, change)])
      expect(outcomes.map((outcome) => outcome.kind === 'confirmed' && outcome.fresh).toSorted()).toEqual([false, true])
      expect(await bodies()).toEqual(['held', 'reminder'])
      expect((await store.visits.find(one.id))?.heldUntil).toBeUndefined()
      expect(await bookedAt(AFTER)).toEqual({ groups: 1, people: 2 })
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['visit.confirm'])
    })

    test('confirms an expired place unless someone else has it, or the number has another visit', async () => {
      const always = { until: UNTIL, always: true, messages: [] }
      const [one, two, three] = [registration(), registration(), registration()]
      for (const each of [one, two, three]) await save(each, heldPlace({ hold: always }))
      expect((await store.visits.findAhead(one.phone, MORNING))?.registrationId).toBe(one.id)
      expect(await store.visits.findAhead(one.phone, UNTIL)).toBeNull()
      const again = placeAt(TEN, { groupsPerSlot: 1, now: AFTER })
      expect(await store.visits.confirm(one.id, again, { at: AFTER, messages: [] })).toMatchObject({ kind: 'confirmed', fresh: true })
      expect(await store.visits.confirm(two.id, again, { at: AFTER, messages: [] })).toEqual({ kind: 'not-confirmed', reason: 'full' })
      expect(await store.visits.confirm(two.id, null, { at: AFTER, messages: [] })).toEqual({ kind: 'not-confirmed', reason: 'full' })
      await save(registration(three.phone, AFTER), placeAt(NEXT_DAY, { now: AFTER }))
      expect(await store.visits.confirm(three.id, { ...again, groupsPerSlot: 9 }, { at: AFTER, messages: [] })).toEqual({
        kind: 'not-confirmed',
        reason: 'phone',
      })
      expect(await bookedAt(AFTER)).toEqual({ groups: 1, people: 2 })
      expect(await store.visits.confirm('nobody', null, { at: AFTER, messages: [] })).toEqual({ kind: 'changed', visit: null })
    })

    test('counts a held place once that is moved, cancelled or deleted', async () => {
      const always = { until: UNTIL, always: true, messages: [] }
      const [moved, cancelled, removed] = [registration(), registration(), registration()]
      for (const each of [moved, cancelled, removed]) await save(each, heldPlace({ hold: always }))
      expect(await bookedAt(MORNING)).toEqual({ groups: 3, people: 6 })
      await store.visits.move(moved.id, placeAt(HALF_PAST), { basedOn: 1, at: LATER, messages: [], counts: true })
      await store.visits.cancel(cancelled.id, { basedOn: 1, at: LATER, messages: [] })
      expect(await store.visits.confirm(cancelled.id, null, { at: MORNING, messages: [] })).toMatchObject({ kind: 'changed' })
      await store.registrations.remove([removed.id], audit('registration.delete'))
      expect([await bookedAt(MORNING), await booked(HALF_PAST)]).toEqual([
        { groups: 0, people: 0 },
        { groups: 1, people: 2 },
      ])
      expect((await store.visits.find(moved.id))?.heldUntil).toBeUndefined()
      expect(await store.visits.listBookings(TEN, NEXT_DAY, AFTER)).toEqual([{ registrationId: moved.id, at: HALF_PAST, people: 2 }])
    })
  })
}
