import { randomUUID } from 'node:crypto'
import { messageId, VISIT_OFFERED, type OutboxMessage } from '@/lib/messaging/message'
import { recordConsent } from '@/lib/registrations/consent'
import { newRegistration, type Registration } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { RequestClaim } from '@/lib/registrations/save-store'
import type { Store } from '@/lib/store/store'
import type { PlaceToTake } from '@/lib/visits/booking'
import { visitLinkHash } from '@/lib/visits/visit-link'
import { composeNotice } from '@/lib/visits/visit-messages'
import { atNight } from '../support/at-night'
import { MORNING, registrationTestPolicy, SITE } from '../support/registrations'
import { linkToken, openingHours, visitBooking } from '../support/visits'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const texts = registrationTestPolicy().consentTexts
const TEN = new Date('2026-11-28T10:00:00+09:00')
const HALF_PAST = new Date('2026-11-28T10:30:00+09:00')
const LATER = new Date('2026-11-24T12:00:00+09:00')
const NEXT_DAY = new Date('2026-11-29T10:00:00+09:00')
/** End of holds. */
const UNTIL = new Date(MORNING.getTime() + 30 * 60_000)

const audit = (action: AuditEntry['action']): AuditEntry => ({ at: MORNING, actor: 'kim@example.com', address: null, action, subject: null, detail: null })

const hashOf = (registrationId: string): string => visitLinkHash(linkToken(registrationId)) ?? ''

let numbers = 0
function registration(phone = `0105${String(numbers++).padStart(7, '0')}`, at = MORNING, quarantine: Registration['quarantine'] = null): Registration {
  const agreed = { privacy: true, marketing: false, night: false }
  const input = { site: SITE, source: 'home' as const, name: '홍길동', phone, birthdate: '950527', marketingConsent: false, nightConsent: false }
  return newRegistration(randomUUID(), input, { at, consent: recordConsent(texts, agreed, at), quarantine })
}

const placeAt = (at: Date, changes: Partial<PlaceToTake> = {}): PlaceToTake => ({
  at,
  people: 2,
  groupsPerSlot: 10,
  peoplePerSlot: 40,
  hoursVersion: 0,
  now: MORNING,
  ...changes,
})

/** Clients that want a place at once: `npm run torture -- --only places` tries a thousand as well, and checks every row. */
const CLIENTS = atNight(1_000, 60)

/** Visits in every store, see lib/visits/visit-store.ts. */
export function visitStoreContract(name: string, open: OpenStore): void {
  describe(`visits in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    const save = (one: Registration, place: PlaceToTake | null, claim: RequestClaim | null = null) => store.registrations.save(one, [], texts, claim, place)
    const booked = async (at: Date) => (await store.visits.countBooked(TEN, new Date(NEXT_DAY.getTime() + 1))).get(at.getTime()) ?? { groups: 0, people: 0 }

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

    /** A place of a time with four places, so that the last one is held. */
    const heldPlace = (changes: Partial<PlaceToTake> = {}): PlaceToTake =>
      placeAt(TEN, { groupsPerSlot: 4, hold: { until: UNTIL, always: false, messages: [] }, ...changes })
    const AFTER = new Date(UNTIL.getTime() + 1)
    const bookedAt = async (now: Date) => (await store.visits.countBooked(TEN, HALF_PAST, now)).get(TEN.getTime()) ?? { groups: 0, people: 0 }

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

    test('deletion and quarantine free places, and the number may book again', async () => {
      const several = [registration('01066660001'), registration(), registration(), registration()]
      for (const one of several) await save(one, placeAt(TEN, { people: 3 }))
      const [removed, quarantined, worked] = several as [Registration, Registration, Registration]
      await store.registrations.remove([removed.id, removed.id], audit('registration.delete'))
      await store.registrations.addNote(
        { id: 'note', registrationId: worked.id, at: MORNING, actor: 'kim@example.com', text: '메모' },
        audit('registration.note'),
      )
      await store.registrations.quarantine([quarantined.id, worked.id], 'copies', MORNING, audit('registration.quarantine'))
      expect(await booked(TEN)).toEqual({ groups: 2, people: 6 })
      expect([await store.visits.find(removed.id), await store.visits.find(quarantined.id)]).toEqual([null, null])
      expect((await store.visits.find(worked.id))?.at).toEqual(TEN)
      expect(await save(registration('01066660001'), placeAt(HALF_PAST))).toMatchObject({ kind: 'created' })
    })

    test('keeps time and party of a visit cancelled by quarantine in the history, also after a release, which books nothing', async () => {
      const [standing, assigned, cancelled, without] = [registration(), registration(), registration(), registration()]
      await save(standing, placeAt(HALF_PAST, { people: 5 }))
      await save(assigned, placeAt(HALF_PAST, { people: 3 }))
      await store.registrations.assign(assigned.id, { to: 'kim', actor: null }, MORNING, audit('registration.assign'))
      await save(cancelled, placeAt(TEN))
      await store.visits.cancel(cancelled.id, change(1))
      await save(without, null)
      const ids = [standing, assigned, cancelled, without].map(({ id }) => id)
      // A visit that the visitor cancelled proves a person, not a bot.
      expect(await store.registrations.quarantine(ids, 'network', LATER, audit('registration.quarantine'))).toBe(3)
      expect(await booked(HALF_PAST)).toEqual({ groups: 0, people: 0 })
      expect(
        await store.registrations.release(
          ids.map((id) => ({ id, messages: [] })),
          LATER,
          audit('registration.release'),
        ),
      ).toBe(3)

      const withheld = (subject: string) => ({ kind: 'visit-withheld', at: LATER, dueAt: HALF_PAST, subject, actor: 'kim@example.com', text: null })
      expect(await store.registrations.events(standing.id)).toMatchObject([{ number: 1, ...withheld('5') }])
      expect(await store.registrations.events(assigned.id)).toMatchObject([{ kind: 'assigned' }, { number: 2, ...withheld('3') }])
      expect((await store.registrations.events(cancelled.id)).map(({ kind }) => kind)).toEqual(['visit-cancelled'])
      expect(await store.registrations.events(without.id)).toEqual([])
      expect(await booked(HALF_PAST)).toEqual({ groups: 0, people: 0 })
      expect(await store.visits.find(standing.id)).toBeNull()
      expect(await store.registrations.find(standing.id)).toMatchObject({ status: 'new', appointmentAt: null, contactedAt: null, quarantine: null })
      // That is no work of staff, so the same rule may quarantine it again.
      await store.registrations.assign(assigned.id, { to: 'lee', actor: null }, LATER, audit('registration.assign'))
      expect(await store.registrations.quarantine([standing.id, assigned.id], 'network', LATER, audit('registration.quarantine'))).toBe(2)
      expect(await store.registrations.events(standing.id)).toHaveLength(1)
    })

    test('books no place for a registration quarantined at once, full or not, and records its request', async () => {
      const one = registration(undefined, MORNING, 'speed')
      await save(registration(), placeAt(TEN, { groupsPerSlot: 1 }))
      expect(await save(one, placeAt(TEN, { people: 4, groupsPerSlot: 1 }))).toEqual({ kind: 'created', id: one.id })
      expect([await booked(TEN), await store.visits.find(one.id)]).toEqual([{ groups: 1, people: 2 }, null])
      expect(await store.registrations.events(one.id)).toMatchObject([
        { number: 1, kind: 'visit-withheld', at: MORNING, dueAt: TEN, subject: '4', actor: null, text: null },
      ])
      expect(await store.registrations.find(one.id)).toEqual(one)
    })

    const reminder = (registrationId: string, version: number, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
      id: messageId(registrationId, 'visitReminderDay', version),
      registrationId,
      kind: 'visitReminderDay',
      to: '01012345678',
      body: `version ${version}`,
      advertisement: false,
      nightConsent: false,
      createdAt: MORNING,
      dueAt: TEN,
      period: `visit ${registrationId} ${version}`,
      visitVersion: version,
      ...changes,
    })
    const change = (basedOn: number, messages: readonly OutboxMessage[] = []) => ({ basedOn, at: LATER, messages, counts: true })
    const queued = async (registrationId: string): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries(
        (await store.outbox.list({ registrationId, limit: 9 })).map(({ id, state, lastError }) => [id.split(':').at(-1) ?? '', lastError ?? String(state)]),
      )

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
