import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { eventOf, savedRegistration, statusOf } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const audit = (subject: string): AuditEntry => ({ at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.result', subject, detail: null })
const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)

/** Events of registrations in every store, see lib/registrations/registration-store.ts. */
export function registrationEventContract(name: string, open: OpenStore): void {
  describe(`events of registrations in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    const record = (event: Parameters<Store['registrations']['record']>[0]) => store.registrations.record(event, audit(event.registrationId))
    const trail = async () => (await store.audit.list({ limit: 99 })).length

    test('are read back whole and in order, even if the clock went back, and add up', async () => {
      const { id } = await savedRegistration(store)
      const absent = eventOf(id, 'absent', { at: later(9) })
      const callback = eventOf(id, 'callback', { at: later(5), dueAt: later(60), text: '점심 뒤에 전화 달라고 하심' })
      expect([await record(absent), await record(callback)]).toEqual(['recorded', 'recorded'])
      expect(await store.registrations.events(id)).toEqual([
        { ...absent, number: 1 },
        { ...callback, number: 2 },
      ])
      expect(await store.registrations.find(id)).toMatchObject({
        status: 'called',
        result: 'callback',
        absences: 0,
        callbackAt: later(60),
        appointmentAt: null,
        updatedAt: later(5),
      })
      expect((await store.registrations.list({ result: 'callback', limit: 9 })).map((one) => one.id)).toEqual([id])
      expect(await store.registrations.list({ result: 'absent', limit: 9 })).toEqual([])
      expect(await trail()).toBe(2)
    })

    test('records one that is sent twice, or many times at once, once, with one audit entry', async () => {
      const { id } = await savedRegistration(store)
      const event = eventOf(id, 'absent')
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => record(event)))
      expect(outcomes.toSorted()).toEqual(['recorded', ...Array.from({ length: 7 }, () => 'repeated')])
      expect(await record(event)).toBe('repeated')
      expect(await store.registrations.events(id)).toHaveLength(1)
      expect(await store.registrations.find(id)).toMatchObject({ status: 'absent', absences: 1 })
      expect(await trail()).toBe(1)
    })

    test('records several at once, each with its own number', async () => {
      const [{ id }, other] = [await savedRegistration(store), await savedRegistration(store)]
      const shared = eventOf(id, 'absent')
      await Promise.all([record(shared), record(eventOf(id, 'reached')), record(eventOf(id, 'absent')), record({ ...shared, registrationId: other.id })])
      expect((await store.registrations.events(id)).map(({ number }) => number)).toEqual([1, 2, 3])
      // The same event id in another registration is another event.
      expect(await store.registrations.events(other.id)).toHaveLength(1)
    })

    test('a withdrawn event no longer counts, and stays readable', async () => {
      const { id } = await savedRegistration(store)
      const wrong = eventOf(id, 'contract')
      for (const event of [eventOf(id, 'booked', { dueAt: later(300) }), wrong, eventOf(id, 'withdrawn', { subject: wrong.id })]) await record(event)
      expect(await store.registrations.find(id)).toMatchObject({ status: 'booked', result: 'booked', appointmentAt: later(300) })
      expect(await store.registrations.events(id)).toHaveLength(3)
    })

    test('a contract keeps its details, sealed, and no second one of the home is recorded unless it is meant', async () => {
      const [one, other] = [await savedRegistration(store), await savedRegistration(store)]
      const details = { home: '101-1203', deposit: '30000000' }
      const contract = eventOf(one.id, 'contract', { subject: 'hash of 101-1203', text: '부부 공동', contract: details })
      expect(await record(contract)).toBe('recorded')
      expect(await store.registrations.events(one.id)).toEqual([{ ...contract, number: 1 }])
      const second = eventOf(other.id, 'contract', { subject: 'hash of 101-1203', contract: details })
      expect([await record(second), await store.registrations.events(other.id), await trail()]).toEqual(['home-taken', [], 1])
      // The same form again, the same registration with a corrected amount, and another home.
      expect(await record(contract)).toBe('repeated')
      expect(await record(eventOf(one.id, 'contract', { subject: 'hash of 101-1203', contract: { ...details, deposit: '31000000' } }))).toBe('recorded')
      expect(await record(eventOf(other.id, 'contract', { subject: 'hash of 102-1', contract: { home: '102-1' } }))).toBe('recorded')
      expect(await store.registrations.record(second, audit(other.id), true)).toBe('recorded')
      const events = await store.registrations.eventsOf([one.id, other.id, 'none'])
      for (const { id } of [one, other]) expect(events.get(id)).toEqual(await store.registrations.events(id))
      expect(events.get('none') ?? []).toEqual([])
    })

    const ofHome = (id: string, home: string) => eventOf(id, 'contract', { subject: `hash of ${home}`, contract: { home } })
    const outcomeOf = async (home: string) => record(ofHome((await savedRegistration(store)).id, home))

    test('a corrected contract frees the former home, and one that the customer declined later its home', async () => {
      const { id } = await savedRegistration(store)
      for (const home of ['101-1203', '101-1204']) expect(await record(ofHome(id, home))).toBe('recorded')
      expect([await outcomeOf('101-1204'), await outcomeOf('101-1203')]).toEqual(['home-taken', 'recorded'])
      const declined = eventOf(id, 'declined')
      await record(declined)
      const another = ofHome((await savedRegistration(store)).id, '101-1204')
      expect(await record(another)).toBe('recorded')
      await record(eventOf(another.registrationId, 'withdrawn', { subject: another.id }))
      await record(eventOf(id, 'withdrawn', { subject: declined.id }))
      expect(await outcomeOf('101-1204')).toBe('home-taken')
    })

    test('a home of a merged registration is taken for others, not for its customer, and is free once the customer declines', async () => {
      const [mergedOne, primary] = [await savedRegistration(store), await savedRegistration(store)]
      expect(await record(ofHome(mergedOne.id, '101-1203'))).toBe('recorded')
      await record(eventOf(primary.id, 'declined'))
      await store.registrations.merge(mergedOne.id, primary.id, { id: 'step', actor: 'kim' }, MORNING, audit(primary.id))
      expect(await store.registrations.listContracted()).toEqual([{ id: mergedOne.id, mergedInto: primary.id }])
      expect(await outcomeOf('101-1203')).toBe('home-taken')
      expect(await record(ofHome(primary.id, '101-1203'))).toBe('recorded')
      expect((await store.registrations.listContracted()).length).toBe(2)
      await record(eventOf(primary.id, 'declined'))
      expect(await outcomeOf('101-1203')).toBe('recorded')
    })

    test('a withdrawn contract, and one of a deleted registration, leave the home free', async () => {
      const [one, two, three] = [await savedRegistration(store), await savedRegistration(store), await savedRegistration(store)]
      const of = (id: string) => eventOf(id, 'contract', { subject: 'hash', contract: { home: '101-1203' } })
      const [first, second] = [of(one.id), of(two.id)]
      expect(await record(first)).toBe('recorded')
      await record(eventOf(one.id, 'withdrawn', { subject: first.id }))
      expect(await record(second)).toBe('recorded')
      expect(await record(of(three.id))).toBe('home-taken')
      await store.registrations.remove([two.id], { ...audit(two.id), action: 'registration.delete' })
      expect(await record(of(three.id))).toBe('recorded')
    })

    test('of several contracts of one home at once one is recorded', async () => {
      const saved = await Promise.all(Array.from({ length: 5 }, () => savedRegistration(store)))
      const outcomes = await Promise.all(saved.map(({ id }) => record(eventOf(id, 'contract', { subject: 'hash', contract: { home: '101-1203' } }))))
      expect(outcomes.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'home-taken'), 'recorded'])
    })

    test('refuses one of a missing registration, and deletes them with their registration', async () => {
      expect(await record(statusOf('none', 'called'))).toBe('not-found')
      const { id } = await savedRegistration(store)
      await record(eventOf(id, 'not-me', { text: '모르는 일이라고 하심' }))
      expect(await store.registrations.remove([id], { ...audit(id), action: 'registration.delete' })).toBe(1)
      expect(await store.registrations.events(id)).toEqual([])
      expect(await trail()).toBe(2)
    })

    test('수신거부 cancels waiting messages to the number, of all its registrations, in the same transaction', async () => {
      // Another month, because a number gets one advertisement in each.
      const [one, again] = [
        await savedRegistration(store, { marketingConsent: true }),
        await savedRegistration(store, { marketingConsent: true }, later(60 * 24 * 40)),
      ]
      const other = await savedRegistration(store, { marketingConsent: true, phone: '01099990000' })
      await record(eventOf(one.id, 'opt-out'))
      const states = async (id: string) => (await store.outbox.list({ registrationId: id, limit: 9 })).map(({ kind, state }) => `${kind} ${state}`).toSorted()
      expect(await states(one.id)).toEqual(['confirmation pending', 'remainingUnits cancelled'])
      expect(await states(again.id)).toContain('remainingUnits cancelled')
      expect(await states(other.id)).toEqual(['confirmation pending', 'remainingUnits pending'])
      expect([await store.outbox.hasOptedOut(one.phone), await store.outbox.hasOptedOut(other.phone)]).toEqual([true, false])
      expect(await store.registrations.find(one.id)).toMatchObject({ status: 'called', result: 'opt-out' })
    })

    test('record the assignee, the former assignee and the reason', async () => {
      const { id } = await savedRegistration(store)
      const to = (account: string, reason: string | null) =>
        store.registrations.assign(id, { to: account, actor: 'choi@example.com', reason }, later(1), { ...audit(id), action: 'registration.assign' })
      await to('kim', null)
      await to('lee', '휴무')
      expect((await store.registrations.events(id)).map(({ kind, actor, subject, text }) => [kind, actor, subject, text])).toEqual([
        ['assigned', 'choi@example.com', 'kim', null],
        ['assigned', 'choi@example.com', 'lee', '휴무'],
      ])
      expect(await store.registrations.find(id)).toMatchObject({ assignee: 'lee', status: 'new' })
    })

    test('a registration with an event of staff is not quarantined any more', async () => {
      const [called, fresh] = [await savedRegistration(store), await savedRegistration(store)]
      await record(eventOf(called.id, 'call'))
      const moved = await store.registrations.quarantine([called.id, fresh.id], 'copies', MORNING, { ...audit(''), action: 'registration.quarantine' })
      expect([moved, (await store.registrations.find(called.id))?.quarantine]).toEqual([1, null])
    })
  })
}
