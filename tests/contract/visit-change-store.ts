import { randomUUID } from 'node:crypto'
import { messageId, VISIT_OFFERED } from '@/lib/messaging/message'
import type { Store } from '@/lib/store/store'
import { visitLinkHash } from '@/lib/visits/visit-link'
import { composeNotice } from '@/lib/visits/visit-messages'
import { MORNING, registrationTestPolicy } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { audit, change, HALF_PAST, LATER, NEXT_DAY, placeAt, registration, reminder, TEN, texts, visitsOf } from '../support/stored-visits'
import { linkToken } from '../support/visits'

const hashOf = (registrationId: string): string => visitLinkHash(linkToken(registrationId)) ?? ''

/** Visits that are moved and cancelled, and their messages, see lib/visits/visit-store.ts. */
export function visitChangeContract(name: string, open: OpenStore): void {
  describe(`changed visits in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))
    const { save, booked, queued } = visitsOf(() => store)

    test('a move frees the old place and takes the new one, with its messages and an event', async () => {
      const one = registration()
      await store.registrations.save(one, [reminder(one.id, 1)], texts, null, placeAt(TEN, { people: 3 }))
      const visit = { registrationId: one.id, at: HALF_PAST, people: 3, version: 2, moves: 1, cancelledAt: null }
      const moved = await store.visits.move(one.id, placeAt(HALF_PAST, { people: 3 }), change(1, [reminder(one.id, 2)]))
      expect(moved).toEqual({ kind: 'moved', visit, fresh: true })
      expect(await store.visits.find(one.id)).toEqual(visit)
      expect([await booked(TEN), await booked(HALF_PAST)]).toEqual([
        { groups: 0, people: 0 },
        { groups: 1, people: 3 },
      ])
      expect(await queued(one.id)).toEqual({ 1: 'visit-changed', 2: 'pending' })
      expect((await store.registrations.events(one.id)).map(({ kind, at, dueAt, actor }) => ({ kind, at, dueAt, actor }))).toEqual([
        { kind: 'visit-moved', at: LATER, dueAt: HALF_PAST, actor: null },
      ])
      expect((await store.registrations.find(one.id))?.status).toBe('new')
      // Moves by staff do not count.
      const again = await store.visits.move(one.id, placeAt(NEXT_DAY, { people: 3 }), { ...change(2), counts: false })
      expect(again).toMatchObject({ visit: { at: NEXT_DAY, version: 3, moves: 1 } })
      expect((await store.visits.findAhead(one.phone, NEXT_DAY))?.at).toBeUndefined()
      expect((await store.visits.findAhead(one.phone, HALF_PAST))?.at).toEqual(NEXT_DAY)
    })

    test('records who moved a visit for staff and why, in history and audit trail, once', async () => {
      const one = registration()
      await save(one, placeAt(TEN))
      const staff = { reason: '전화로 요청', audit: { ...audit('visit.move'), subject: one.id } }
      const move = () => store.visits.move(one.id, placeAt(HALF_PAST), { ...change(1), counts: false, staff })
      expect([await move(), await move()]).toMatchObject([{ fresh: true, visit: { moves: 0 } }, { fresh: false }])
      expect(await store.registrations.events(one.id)).toMatchObject([{ kind: 'visit-moved', actor: audit('visit.move').actor, text: '전화로 요청' }])
      expect((await store.audit.list({ limit: 9 })).filter(({ action }) => action === 'visit.move')).toMatchObject([{ subject: one.id }])
    })

    test('a repeated move moves once; one based on another version changes nothing', async () => {
      const one = registration()
      await save(one, placeAt(TEN))
      await store.visits.move(one.id, placeAt(HALF_PAST), change(1, [reminder(one.id, 2)]))
      expect(await store.visits.move(one.id, placeAt(HALF_PAST), change(1, [reminder(one.id, 2)]))).toMatchObject({ kind: 'moved', fresh: false })
      expect(await store.visits.move(one.id, placeAt(NEXT_DAY), change(1))).toMatchObject({ kind: 'changed', visit: { version: 2, at: HALF_PAST } })
      expect(await store.visits.move(randomUUID(), placeAt(NEXT_DAY), change(1))).toEqual({ kind: 'changed', visit: null })
      expect([await booked(TEN), await booked(HALF_PAST), await booked(NEXT_DAY)].map(({ groups }) => groups)).toEqual([0, 1, 0])
      expect(await queued(one.id)).toEqual({ 2: 'pending' })
    })

    test('of two moves at once one succeeds; of two visits moved to the last place one gets it', async () => {
      const [one, two] = [registration(), registration()]
      await save(one, placeAt(TEN))
      await save(two, placeAt(TEN))
      const both = await Promise.all([HALF_PAST, NEXT_DAY].map((at) => store.visits.move(one.id, placeAt(at), change(1))))
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'moved'])
      const last = new Date('2026-11-30T10:00:00+09:00')
      const contested = await Promise.all([
        store.visits.move(one.id, placeAt(last, { groupsPerSlot: 1 }), change(2)),
        store.visits.move(two.id, placeAt(last, { groupsPerSlot: 1 }), change(1)),
      ])
      expect(contested.map(({ kind }) => kind).toSorted()).toEqual(['moved', 'not-moved'])
      expect(contested).toContainEqual({ kind: 'not-moved', reason: 'full' })
      expect((await store.visits.listBookings(TEN, new Date('2026-12-01T10:00:00+09:00'))).map(({ registrationId }) => registrationId).toSorted()).toEqual(
        [one.id, two.id].toSorted(),
      )
    })

    test('a move to a full time, or by outdated hours, changes nothing', async () => {
      const [one, two] = [registration(), registration()]
      await store.registrations.save(one, [reminder(one.id, 1)], texts, null, placeAt(TEN))
      await save(two, placeAt(HALF_PAST))
      const refused = [placeAt(HALF_PAST, { groupsPerSlot: 1 }), placeAt(NEXT_DAY, { hoursVersion: 4 })]
      const outcomes = []
      for (const place of refused) outcomes.push(await store.visits.move(one.id, place, change(1, [reminder(one.id, 2)])))
      expect(outcomes).toEqual(['full', 'hours'].map((reason) => ({ kind: 'not-moved', reason })))
      expect(await store.visits.find(one.id)).toMatchObject({ at: TEN, version: 1, moves: 0 })
      expect([await queued(one.id), await store.registrations.events(one.id)]).toEqual([{ 1: 'pending' }, []])
    })

    test('a cancelled visit frees its place and lets the number book again; its link still works', async () => {
      const one = registration('01055550001')
      await store.registrations.save(one, [reminder(one.id, 1)], texts, null, placeAt(TEN))
      expect(await store.visits.cancel(one.id, change(3))).toMatchObject({ kind: 'changed', visit: { version: 1 } })
      const cancelled = await Promise.all([1, 2].map(() => store.visits.cancel(one.id, change(1, [reminder(one.id, 2, { dueAt: LATER })]))))
      expect(cancelled.map((outcome) => outcome.kind === 'cancelled' && outcome.fresh).toSorted()).toEqual([false, true])
      expect(await store.visits.findByLink(hashOf(one.id))).toEqual({ registrationId: one.id, at: TEN, people: 2, version: 2, moves: 0, cancelledAt: LATER })
      expect([await booked(TEN), await store.visits.listBookings(TEN, NEXT_DAY), await store.visits.findAhead('01055550001', MORNING)]).toEqual([
        { groups: 0, people: 0 },
        [],
        null,
      ])
      expect(await queued(one.id)).toEqual({ 1: 'visit-changed', 2: 'pending' })
      expect((await store.registrations.events(one.id)).map(({ kind }) => kind)).toEqual(['visit-cancelled'])
      expect(await store.visits.move(one.id, placeAt(HALF_PAST), change(2))).toMatchObject({ kind: 'changed' })
      const two = registration('01055550001')
      expect(await save(two, placeAt(TEN, { groupsPerSlot: 1 }))).toEqual({ kind: 'created', id: two.id })
      // Deleting the first takes nothing from the second.
      await store.registrations.remove([one.id], audit('registration.delete'))
      expect(await store.visits.findByLink(hashOf(one.id))).toBeNull()
      expect([await booked(TEN), (await store.visits.findAhead('01055550001', MORNING))?.registrationId]).toEqual([{ groups: 1, people: 2 }, two.id])
    })

    test('queues a message about a visit once for its version, however often and by whomever', async () => {
      const one = registration()
      await store.registrations.save(one, [reminder(one.id, 1)], texts, null, placeAt(TEN))
      const notice = reminder(one.id, 1, { id: messageId(one.id, 'visitNotice', 1), kind: 'visitNotice' })
      expect([await store.outbox.add([notice, reminder(one.id, 1)], audit('visit.notice')), await store.outbox.add([notice], audit('visit.notice'))]).toEqual([
        1, 0,
      ])
      expect(
        (await store.outbox.list({ registrationId: one.id, limit: 9 })).map(({ kind, state, visitVersion }) => [kind, state, visitVersion]).toSorted(),
      ).toEqual([
        ['visitNotice', 'pending', 1],
        ['visitReminderDay', 'pending', 1],
      ])
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['visit.notice'])
    })

    test('queues a new notice after one was withdrawn, once as well', async () => {
      const one = registration()
      await save(one, placeAt(TEN))
      const [visit, recipient] = [
        { ...placeAt(TEN), registrationId: one.id, version: 1 },
        { to: one.phone, facts: registrationTestPolicy().facts, link: '' },
      ]
      const queue = (withdrawn: number) => store.outbox.add([composeNotice(visit, recipient, '내부 공사', MORNING, withdrawn)], audit('visit.notice'))
      expect([await queue(0), await queue(0)]).toEqual([1, 0])
      const [notice] = await store.outbox.claimDue({ token: 'a', now: MORNING, until: LATER, limit: 9 })
      await store.outbox.settle(notice!.id, 'a', { state: 'cancelled', at: MORNING, code: VISIT_OFFERED })
      expect((await Promise.all([queue(1), queue(1)])).toSorted()).toEqual([0, 1])
      expect((await store.outbox.list({ registrationId: one.id, kind: 'visitNotice', limit: 9 })).map(({ state }) => state).toSorted()).toEqual([
        'cancelled',
        'pending',
      ])
    })
  })
}
