import { randomUUID } from 'node:crypto'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { OutboxMessage } from '@/lib/messaging/message'
import { recordConsent } from '@/lib/registrations/consent'
import { newRegistration, type Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import type { PlaceToTake } from '@/lib/visits/booking'
import { composeCancellation, composeMove, composeReminders } from '@/lib/visits/visit-messages'
import { MORNING, registrationTestPolicy, SITE } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const { consentTexts: texts, facts } = registrationTestPolicy()
const TEN = new Date('2026-11-28T10:00:00+09:00')
const HALF_PAST = new Date('2026-11-28T10:30:00+09:00')
const NEXT_DAY = new Date('2026-11-29T10:00:00+09:00')
const AFTER_TEN = new Date('2026-11-28T10:01:00+09:00')
const END = new Date('2026-12-31T00:00:00+09:00')
/** A race is tried this often; each time a visitor and the office want one place at once. */
const RACES = 50

const audit = (action: AuditEntry['action']): AuditEntry => ({ at: MORNING, actor: 'kim@example.com', address: null, action, subject: null, detail: null })

let numbers = 0
function registration(phone = `0106${String(numbers++).padStart(7, '0')}`, quarantine: Registration['quarantine'] = null): Registration {
  const agreed = { privacy: true, marketing: false, night: false }
  const input = { site: SITE, source: 'home' as const, name: '홍길동', phone, birthdate: '950527', marketingConsent: false, nightConsent: false }
  return newRegistration(randomUUID(), input, { at: MORNING, consent: recordConsent(texts, agreed, MORNING), quarantine })
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

/** Visits that the office books, changes and cancels for visitors, in every store. */
export function officeBookingContract(name: string, open: OpenStore): void {
  describe(`visits booked by the office in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    const save = (one: Registration, place: PlaceToTake | null = null, messages: readonly OutboxMessage[] = []) =>
      store.registrations.save(one, messages, texts, null, place)
    const booked = async (at: Date, now?: Date) => (await store.visits.countBooked(TEN, END, now)).get(at.getTime()) ?? { groups: 0, people: 0 }
    const change = (basedOn: number, messages: readonly OutboxMessage[] = [], at = MORNING) => ({
      basedOn,
      at,
      messages,
      staff: { reason: '전화로 예약', audit: audit('visit.book') },
    })
    const book = (one: Registration, place: PlaceToTake, basedOn = 0, messages: readonly OutboxMessage[] = []) =>
      store.visits.book(one.id, place, { ...change(basedOn, messages), phone: one.phone })
    const visitOf = (one: Registration, at: Date, version: number) => ({ registrationId: one.id, at, people: 2, version })
    const recipient = (one: Registration) => ({ to: one.phone, facts, link: 'https://example.com/v/token' })
    const pendingOf = async (one: Registration) =>
      (await store.outbox.list({ registrationId: one.id, limit: 30 })).flatMap(({ state, kind, visitVersion }) =>
        state === 'pending' ? `${kind} ${visitVersion}` : [],
      )

    test('takes a place for a registration without a visit, with messages, event and audit entry, once', async () => {
      const one = registration()
      await save(one)
      const messages = composeMove(visitOf(one, TEN, 1), recipient(one), MORNING)
      const outcomes = [await book(one, placeAt(TEN), 0, messages), await book(one, placeAt(TEN), 0, messages)]
      const visit = { registrationId: one.id, at: TEN, people: 2, version: 1, moves: 0, cancelledAt: null }
      expect(outcomes).toEqual([
        { kind: 'booked', visit, fresh: true },
        { kind: 'booked', visit, fresh: false },
      ])
      expect([await store.visits.find(one.id), await store.visits.findAhead(one.phone, MORNING), await booked(TEN)]).toEqual([
        visit,
        visit,
        { groups: 1, people: 2 },
      ])
      expect((await pendingOf(one)).toSorted()).toEqual(['visitChange 1', 'visitReminderDay 1', 'visitReminderHours 1'])
      expect(await store.registrations.events(one.id)).toMatchObject([
        { kind: 'booked', subject: '2', dueAt: TEN, text: '전화로 예약', actor: 'kim@example.com' },
      ])
      // The visit alone has the time.
      expect(await store.registrations.find(one.id)).toMatchObject({ status: 'booked', result: 'booked', appointmentAt: null })
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['visit.book'])
    })

    test('replaces a visit that was cancelled or has begun, and no other', async () => {
      const one = registration()
      await save(one, placeAt(TEN))
      expect(await book(one, placeAt(HALF_PAST), 1)).toMatchObject({ kind: 'changed', visit: { version: 1, at: TEN } })
      await store.visits.cancel(one.id, change(1))
      expect(await book(one, placeAt(HALF_PAST), 1)).toMatchObject({ kind: 'changed' })
      expect(await book(one, placeAt(HALF_PAST), 2)).toMatchObject({ kind: 'booked', visit: { version: 3, at: HALF_PAST, cancelledAt: null } })
      expect([await booked(TEN), await booked(HALF_PAST)]).toEqual([
        { groups: 0, people: 0 },
        { groups: 1, people: 2 },
      ])
      const late = registration()
      await save(late, placeAt(TEN))
      expect(await book(late, placeAt(NEXT_DAY, { now: AFTER_TEN }), 1)).toMatchObject({ kind: 'booked', visit: { version: 2, at: NEXT_DAY } })
      expect([await booked(TEN), await booked(NEXT_DAY)]).toEqual([
        { groups: 0, people: 0 },
        { groups: 1, people: 2 },
      ])
    })

    test('books nothing for a quarantined or missing registration, by outdated hours, at a full time, or for a number with a visit ahead', async () => {
      const [quarantined, one] = [registration(undefined, 'copies'), registration()]
      await save(quarantined)
      await save(one)
      await save(registration(), placeAt(HALF_PAST))
      await save(registration(one.phone), placeAt(NEXT_DAY))
      expect(await book(quarantined, placeAt(TEN))).toEqual({ kind: 'changed', visit: null })
      expect(await book(registration(), placeAt(TEN))).toEqual({ kind: 'changed', visit: null })
      expect(await book(one, placeAt(TEN, { hoursVersion: 3 }))).toEqual({ kind: 'not-booked', reason: 'hours' })
      expect(await book(one, placeAt(HALF_PAST, { groupsPerSlot: 1 }))).toEqual({ kind: 'not-booked', reason: 'full' })
      expect(await book(one, placeAt(TEN))).toEqual({ kind: 'not-booked', reason: 'phone' })
      expect([await store.visits.find(one.id), await booked(TEN), await store.registrations.events(one.id)]).toEqual([null, { groups: 0, people: 0 }, []])
    })

    test('resizes a visit at its own full time by what is free beside it', async () => {
      const one = registration()
      await save(one, placeAt(TEN))
      await save(registration(), placeAt(TEN))
      const resize = (people: number, basedOn: number) =>
        store.visits.move(one.id, placeAt(TEN, { people, groupsPerSlot: 2, peoplePerSlot: 6 }), { ...change(basedOn), counts: false })
      expect(await resize(5, 1)).toEqual({ kind: 'not-moved', reason: 'full' })
      expect(await resize(4, 1)).toMatchObject({ kind: 'moved', visit: { people: 4, version: 2 } })
      expect(await booked(TEN)).toEqual({ groups: 2, people: 6 })
      expect(await resize(1, 2)).toMatchObject({ kind: 'moved', visit: { people: 1, version: 3 } })
      expect(await booked(TEN)).toEqual({ groups: 2, people: 3 })
      expect((await store.registrations.events(one.id)).map(({ kind, subject }) => [kind, subject])).toEqual([
        ['visit-moved', '4'],
        ['visit-moved', '1'],
      ])
    })

    test(`gives the last place to a visitor or to the office, ${RACES} times`, async () => {
      for (let race = 0; race < RACES; race += 1) {
        const at = new Date(TEN.getTime() + race * 30 * 60_000)
        const [caller, visitor] = [registration(), registration()]
        await save(caller)
        const last = placeAt(at, { groupsPerSlot: 1 })
        const both = race % 2 === 0 ? [book(caller, last), save(visitor, last)] : [save(visitor, last), book(caller, last)]
        const kinds = (await Promise.all(both)).map(({ kind }) => kind)
        expect(kinds.filter((kind) => kind === 'not-booked')).toHaveLength(1)
        expect(await booked(at)).toEqual({ groups: 1, people: 2 })
        expect([await store.visits.find(caller.id), await store.visits.find(visitor.id)].filter((visit) => visit !== null)).toHaveLength(1)
      }
    })

    test('books a number once if the visitor and the office book at once', async () => {
      const caller = registration()
      await save(caller)
      const both = await Promise.all([book(caller, placeAt(TEN)), save(registration(caller.phone), placeAt(HALF_PAST))])
      expect(both.filter(({ kind }) => kind === 'not-booked')).toEqual([{ kind: 'not-booked', reason: 'phone' }])
      expect((await booked(TEN)).groups + (await booked(HALF_PAST)).groups).toBe(1)
    })

    test('either cancels or moves, never both, and reminds only of what stands', async () => {
      for (let race = 0; race < 10; race += 1) {
        const one = registration()
        const reminders = composeReminders(visitOf(one, TEN, 1), recipient(one), MORNING)
        await save(one, placeAt(TEN), reminders)
        const move = () =>
          store.visits.move(one.id, placeAt(NEXT_DAY), { ...change(1, composeMove(visitOf(one, NEXT_DAY, 2), recipient(one), MORNING)), counts: false })
        const cancel = () => store.visits.cancel(one.id, change(1, composeCancellation(visitOf(one, TEN, 2), recipient(one), MORNING)))
        const kinds = (await Promise.all(race % 2 === 0 ? [cancel(), move()] : [move(), cancel()])).map(({ kind }) => kind)
        expect(kinds).toContain('changed')
        const visit = await store.visits.find(one.id)
        const stands = visit?.cancelledAt === null
        expect(visit).toMatchObject({ version: 2, at: stands ? NEXT_DAY : TEN })
        expect((await pendingOf(one)).toSorted()).toEqual(stands ? ['visitChange 2', 'visitReminderDay 2', 'visitReminderHours 2'] : ['visitCancellation 2'])
        if (stands) await store.visits.cancel(one.id, change(2))
      }
      expect([await booked(TEN), await booked(NEXT_DAY)].map(({ groups }) => groups)).toEqual([0, 0])
    })

    test('a cancelled visit is no longer agreed: its registration is one that was called', async () => {
      const one = registration()
      await save(one)
      await book(one, placeAt(TEN))
      await store.visits.cancel(one.id, change(1))
      expect(await store.registrations.find(one.id)).toMatchObject({ status: 'called', appointmentAt: null })
    })
  })
}
