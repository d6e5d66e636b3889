import { randomUUID } from 'node:crypto'
import { composeAlarm, composeMessages } from '@/lib/registrations/compose-messages'
import type { Registration, Suspicion } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { eventOf, statusOf } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { registrationBuilder, saveWithMessages, staffAudit, storePolicy, storeTexts } from '../support/stored-registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

/** Quarantined and flagged registrations, and numbers that register repeatedly, in every store. */
export function quarantineContract(name: string, open: OpenStore): void {
  describe(`quarantine in ${name}`, () => {
    let store: Store
    let registration: ReturnType<typeof registrationBuilder>
    storeForEachTest(open, (opened) => {
      store = opened
      registration = registrationBuilder()
    })

    const save = (one: Registration) => saveWithMessages(store, one)
    const messagesOf = (id: string) => store.outbox.list({ registrationId: id, limit: 10 })

    test('lists quarantined ones apart; a release queues their messages once', async () => {
      const one = registration({ quarantine: 'speed' })
      await save(one)
      expect(await store.registrations.list({ limit: 10 })).toEqual([])
      expect(await store.registrations.list({ quarantined: true, limit: 10 })).toEqual([one])
      expect(await store.registrations.newestAt()).toBeNull()
      const messages = composeMessages(one, storePolicy, MORNING)
      expect(
        await store.registrations.release(
          [
            { id: one.id, messages },
            { id: 'none', messages: [] },
          ],
          MORNING,
          staffAudit('registration.release', one.id),
        ),
      ).toBe(1)
      expect(await store.registrations.release([{ id: one.id, messages }], MORNING, staffAudit('registration.release', one.id))).toBe(0)
      expect(await messagesOf(one.id)).toHaveLength(1)
      expect(await store.registrations.newestAt()).toEqual(one.createdAt)
    })

    test('quarantines passed ones with their untried messages, and restores these; leaves those worked on', async () => {
      const [one, called, noted, tried] = [registration({ phone: '01022223333' }), registration(), registration(), registration()]
      await save(tried)
      const due = new Date(MORNING.getTime() + 3_600_000)
      await store.outbox.claimDue({ token: 'a', now: due, until: new Date(due.getTime() + 60_000), limit: 10 })
      for (const other of [one, called, noted]) await save(other)
      await store.registrations.record(statusOf(called.id, 'called', MORNING), staffAudit('registration.status'))
      await store.registrations.addNote({ id: randomUUID(), registrationId: noted.id, at: MORNING, actor: 'a', text: 'b' }, staffAudit('registration.note'))
      const ids = [one.id, called.id, noted.id, tried.id, 'none']
      expect(await store.registrations.quarantine(ids, 'agent', MORNING, staffAudit('registration.quarantine'))).toBe(2)
      expect(await store.registrations.quarantine(ids, 'surge', MORNING, staffAudit('registration.quarantine'))).toBe(0)
      expect((await store.registrations.list({ reason: 'agent', limit: 10 })).map(({ id }) => id)).toEqual([tried.id, one.id])
      expect(await store.registrations.list({ reason: 'surge', limit: 10 })).toEqual([])
      expect(await messagesOf(one.id)).toEqual([])
      expect((await messagesOf(tried.id)).map(({ state }) => state)).toEqual(['sending'])
      const back = [one, tried].map((other) => ({ id: other.id, messages: composeMessages(other, storePolicy, MORNING) }))
      expect(await store.registrations.release(back, MORNING, staffAudit('registration.release'))).toBe(2)
      expect((await messagesOf(one.id)).map(({ state }) => state)).toEqual(['pending'])
      expect(await messagesOf(tried.id)).toHaveLength(1)
      expect((await store.audit.list({ limit: 10 })).map(({ action }) => action)).toEqual([
        'registration.release',
        'registration.quarantine',
        'registration.note',
        'registration.status',
      ])
    })

    test('queues one confirmation a day and one advertisement a month for a number, however many registrations arrive together; staff see the others', async () => {
      const together = Array.from({ length: 12 }, () => registration({ marketingConsent: true, at: MORNING }))
      const alarm = (one: Registration) => composeAlarm(one, { ...storePolicy, alarmPhone: '01099990000' }, MORNING, 10)
      const outcomes = await Promise.all(
        together.map((one) => store.registrations.save(one, [...composeMessages(one, storePolicy, MORNING), ...alarm(one)], storeTexts, null)),
      )
      expect(outcomes.map(({ kind }) => kind)).toEqual(Array(12).fill('created'))
      const all = await store.outbox.list({ limit: 100 })
      const summary = (messages: typeof all) =>
        messages.reduce<Record<string, number>>(
          (sum, { kind, state, lastError }) => ({ ...sum, [`${kind} ${state} ${lastError}`]: (sum[`${kind} ${state} ${lastError}`] ?? 0) + 1 }),
          {},
        )
      expect(summary(all)).toEqual({
        'confirmation pending null': 1,
        'confirmation cancelled already-sent': 11,
        'remainingUnits pending null': 1,
        'remainingUnits cancelled already-sent': 11,
        'alarm pending null': 1,
      })
      expect(await store.outbox.nextDueAt()).toEqual(MORNING)

      const nextDay = registration({ marketingConsent: true, at: new Date(MORNING.getTime() + 86_400_000) })
      await save(nextDay)
      expect(summary(await messagesOf(nextDay.id))).toEqual({ 'confirmation pending null': 1, 'remainingUnits cancelled already-sent': 1 })
      const other = registration({ phone: '01099998888' })
      await save(other)
      expect(summary(await messagesOf(other.id))).toEqual({ 'confirmation pending null': 1 })
    })

    test('a number is free again once its message was cancelled or deleted, and not before', async () => {
      const [first, second, released, last] = [
        registration({ at: MORNING }),
        registration({ at: MORNING }),
        registration({ at: MORNING, quarantine: 'speed' }),
        registration({ at: MORNING }),
      ]
      for (const one of [first, second, released]) await save(one)
      const stateOf = async ({ id }: Registration) => (await messagesOf(id)).map(({ state }) => state)
      expect(await Promise.all([first, second].map(stateOf))).toEqual([['pending'], ['cancelled']])
      const release = (...some: Registration[]) =>
        store.registrations.release(
          some.map((one) => ({ id: one.id, messages: composeMessages(one, storePolicy, MORNING) })),
          MORNING,
          staffAudit('registration.release'),
        )
      await release(released)
      expect(await stateOf(released)).toEqual(['cancelled'])
      expect(await store.registrations.quarantine([first.id, second.id], 'copies', MORNING, staffAudit('registration.quarantine'))).toBe(2)
      await release(second, first)
      expect((await Promise.all([first, second].map(stateOf))).flat().sort()).toEqual(['cancelled', 'pending'])
      await store.registrations.remove([first.id, second.id], staffAudit('registration.delete'))
      await save(last)
      expect(await stateOf(last)).toEqual(['pending'])
    })

    test('a flagged one is in the inbox, is found and counted by its suspicion, and loses it on release', async () => {
      const [plain, network, phone, called] = [
        registration(),
        registration({ suspicion: 'network' }),
        registration({ suspicion: 'phone', phone: '01055556666' }),
        registration({ suspicion: 'network' }),
      ]
      for (const one of [plain, network, phone, called]) await save(one)
      await store.registrations.record(statusOf(called.id, 'called', MORNING), staffAudit('registration.status'))
      expect(await store.registrations.find(network.id)).toEqual(network)
      const found = async (...suspicions: Suspicion[]) => (await store.registrations.list({ suspicions, limit: 10 })).map(({ id }) => id)
      expect(await found('network')).toEqual([called.id, network.id])
      expect(await found('phone', 'network')).toEqual([called.id, phone.id, network.id])
      expect((await store.registrations.list({ limit: 10 })).length).toBe(4)
      expect(await store.registrations.countSuspected()).toEqual({ phones: 0, copies: 0, network: 1, agent: 0, surge: 0, phone: 1 })

      const doubtful = ({ id, phone: to }: Registration) => store.outbox.isSuspected({ registrationId: id, to })
      expect(await Promise.all([plain, network, called, registration({ phone: '01055556666' })].map(doubtful))).toEqual([false, true, false, true])

      const refusing = registration({ suspicion: 'phone', phone: '01077770000' })
      await save(refusing)
      await store.registrations.record(eventOf(refusing.id, 'not-me'), staffAudit('registration.result'))
      expect(await Promise.all([refusing, registration({ phone: '01077770000' })].map(doubtful))).toEqual([true, true])

      await store.registrations.quarantine([network.id], 'network', MORNING, staffAudit('registration.quarantine'))
      expect(await found('network')).toEqual([called.id])
      await store.registrations.release([{ id: network.id, messages: [] }], MORNING, staffAudit('registration.release'))
      expect((await store.registrations.find(network.id))?.suspicion).toBeNull()
    })

    test('counts recently quarantined ones', async () => {
      await save(registration())
      const aside = registration({ quarantine: 'surge' })
      await save(aside)
      expect(await store.registrations.countQuarantinedSince(aside.createdAt)).toBe(1)
      expect(await store.registrations.countQuarantinedSince(new Date(aside.createdAt.getTime() + 1))).toBe(0)
    })
  })
}
