import { randomUUID } from 'node:crypto'
import { MESSAGE_STATES, unconfirmed, type OutboxMessage } from '@/lib/messaging/message'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { recordConsent } from '@/lib/registrations/consent'
import { newRegistration } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { MORNING, registrationTestPolicy, SITE } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { readable } from '../support/readable'

const policy = registrationTestPolicy()
const minutesLater = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
const audit = (action: AuditEntry['action']): AuditEntry => ({ at: MORNING, actor: 'staff@example.com', address: null, action, subject: null, detail: null })

/** Messages in every store, see lib/messaging/outbox-store.ts. */
export function outboxStoreContract(name: string, open: OpenStore): void {
  describe(`outbox in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    async function queue(phone = '01012345678', at = MORNING): Promise<OutboxMessage[]> {
      const consent = recordConsent(policy.consentTexts, { privacy: true, marketing: true, night: false }, at)
      const input = {
        site: SITE,
        source: 'home' as const,
        name: '홍길동',
        phone,
        birthdate: '950527',
        message: undefined,
        visitDate: undefined,
        email: undefined,
        residence: undefined,
        marketingConsent: true,
        nightConsent: false,
      }
      const one = newRegistration(randomUUID(), input, { at, consent, quarantine: null })
      // The composer decides when each becomes due.
      const messages = composeMessages(one, policy, at).map((message) => ({ ...message, dueAt: at }))
      await store.registrations.save(one, messages, policy.consentTexts, null)
      return messages
    }
    const claim = (token: string, now: Date, limit = 10) => store.outbox.claimDue({ token, now, until: new Date(now.getTime() + 60_000), limit })
    const only = async (id: string) => (await store.outbox.list({ limit: 50 })).find((message) => message.id === id)

    test('a due message is claimed once, by one worker, with its text', async () => {
      const queued = await queue()
      const [confirmation] = queued
      // How messages are divided among workers is up to the store.
      const [one, two] = await Promise.all([claim('a', minutesLater(1)), claim('b', minutesLater(1))])
      expect([...one, ...two].map(({ id }) => id).sort()).toEqual(queued.map(({ id }) => id).sort())
      expect([...one, ...two].find(({ id }) => id === confirmation!.id)).toMatchObject({
        to: '01012345678',
        body: confirmation!.body,
        attempts: 1,
        state: 'sending',
      })
    })

    test('claims nothing before it is due; the oldest first, at most as many as requested', async () => {
      await queue('01011112222', minutesLater(10))
      const [first] = await queue('01033334444', minutesLater(5))
      expect(await claim('a', MORNING)).toEqual([])
      expect(await store.outbox.nextDueAt()).toEqual(minutesLater(5))
      const claimed = await claim('a', minutesLater(20), 2)
      expect(claimed.map(({ registrationId }) => registrationId)).toEqual([first!.registrationId, first!.registrationId])
    })

    test('a message remembers the vendor of its last try, and keeps it once it may have been sent', async () => {
      const claimFor = (vendor: string, minutes: number) =>
        store.outbox.claimDue({ token: vendor, now: minutesLater(minutes), until: minutesLater(minutes + 1), limit: 10, vendor })
      const vendors = async () => [...new Set((await store.outbox.list({ limit: 50 })).map(({ vendor }) => vendor))]
      const [one, two] = await queue()
      expect(await vendors()).toEqual([null])
      expect((await claimFor('first', 1)).map(({ vendor }) => vendor)).toEqual(['first', 'first'])
      for (const { id } of [one!, two!])
        await store.outbox.settle(id, 'first', { state: 'pending', at: minutesLater(1), code: 'http-429', dueAt: minutesLater(2) })
      await claimFor('second', 3)
      expect(await vendors()).toEqual(['second'])
      // Its worker died; the next one sends through another vendor.
      expect((await claimFor('third', 5)).map(({ vendor }) => vendor)).toEqual(['second', 'second'])
      await store.outbox.settle(one!.id, 'third', { state: 'pending', at: minutesLater(5), code: unconfirmed(0), dueAt: minutesLater(6) })
      await store.outbox.settle(two!.id, 'third', { state: 'pending', at: minutesLater(5), code: 'vendor-changed', dueAt: minutesLater(6) })
      expect(Object.fromEntries((await claimFor('fourth', 7)).map(({ id, vendor }) => [id, vendor]))).toEqual({ [one!.id]: 'second', [two!.id]: 'fourth' })
    })

    test('an expired claim passes to another worker, and the first can no longer settle it', async () => {
      const [confirmation] = await queue()
      await claim('dead', minutesLater(1))
      expect(await claim('next', minutesLater(1.5))).toEqual([])
      const again = await claim('next', minutesLater(3))
      expect(again.map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
        [2, 'interrupted'],
        [2, 'interrupted'],
      ])
      expect(await store.outbox.settle(confirmation!.id, 'dead', { state: 'sent', at: minutesLater(3), vendorId: 'late' })).toBe(false)
      expect(await store.outbox.settle(confirmation!.id, 'next', { state: 'sent', at: minutesLater(3), vendorId: 'v1' })).toBe(true)
      expect(await only(confirmation!.id)).toMatchObject({ state: 'sent', vendorId: 'v1', settledAt: minutesLater(3), lastError: null })
      expect(await claim('third', minutesLater(60), 10)).toHaveLength(1)
    })

    test('a message that may have been sent stays marked as such when its worker dies during look-up, and in quarantine', async () => {
      const [confirmation] = await queue()
      await claim('a', minutesLater(1))
      await store.outbox.settle(confirmation!.id, 'a', { state: 'pending', at: minutesLater(1), code: 'unconfirmed-1', dueAt: minutesLater(2) })
      await claim('dead', minutesLater(2))
      expect((await claim('next', minutesLater(4))).find(({ id }) => id === confirmation!.id)).toMatchObject({ lastError: 'unconfirmed-1' })
      await store.outbox.settle(confirmation!.id, 'next', { state: 'pending', at: minutesLater(4), code: 'unconfirmed-1', dueAt: minutesLater(9) })
      await store.registrations.quarantine([confirmation!.registrationId], 'surge', minutesLater(5), audit('registration.quarantine'))
      expect(await only(confirmation!.id)).toMatchObject({ state: 'pending', lastError: 'unconfirmed-1' })
    })

    test('a failed try is repeated later; dead and unknown messages wait for staff, who can retry them', async () => {
      const [first, second] = await queue()
      await claim('a', minutesLater(1))
      await store.outbox.settle(first!.id, 'a', { state: 'pending', at: minutesLater(1), code: 'http-500', dueAt: minutesLater(9) })
      await store.outbox.settle(second!.id, 'a', { state: 'unknown', at: minutesLater(1), code: 'timeout' })
      expect(await claim('b', minutesLater(8))).toEqual([])
      expect(await only(first!.id)).toMatchObject({ state: 'pending', lastError: 'http-500', attempts: 1 })
      expect(await only(second!.id)).toMatchObject({ state: 'unknown', lastError: 'timeout' })
      expect(await store.outbox.countByState(MESSAGE_STATES)).toEqual({ pending: 1, sending: 0, sent: 0, unknown: 1, dead: 0, cancelled: 0 })
      expect(await store.outbox.replay(first!.id, minutesLater(10), audit('message.retry'))).toBe(false)
      expect(await store.outbox.replay(second!.id, minutesLater(10), audit('message.retry'))).toBe(true)
      expect((await claim('c', minutesLater(10))).map(({ id, attempts }) => [id, attempts]).sort()).toEqual(
        [
          [first!.id, 2],
          [second!.id, 1],
        ].sort(),
      )
      expect((await store.audit.list({ limit: 5 })).map(({ action }) => action)).toEqual(['message.retry'])
    })

    test('counts overdue messages, and those that keep failing', async () => {
      const [first, second] = await queue()
      expect(await store.outbox.countOverdue(MORNING)).toBe(0)
      expect(await store.outbox.countOverdue(minutesLater(1))).toBe(2)
      await claim('a', minutesLater(1))
      await store.outbox.settle(second!.id, 'a', { state: 'dead', at: minutesLater(1), code: 'http-400' })
      expect(await store.outbox.countOverdue(minutesLater(2))).toBe(0)
      expect(await store.outbox.countOverdue(minutesLater(3))).toBe(1)
      await store.outbox.settle(first!.id, 'a', { state: 'pending', at: minutesLater(1), code: 'http-429', dueAt: minutesLater(9) })
      expect(await store.outbox.countFailing(2)).toBe(0)
      await claim('b', minutesLater(9))
      await store.outbox.settle(first!.id, 'b', { state: 'pending', at: minutesLater(9), code: 'http-429', dueAt: minutesLater(60) })
      expect(await store.outbox.countFailing(2)).toBe(1)
    })

    test('does not count the claim of a postponed message', async () => {
      const [first] = await queue()
      await claim('a', minutesLater(1))
      expect(await store.outbox.postpone(first!.id, 'other', minutesLater(100))).toBe(false)
      expect(await store.outbox.postpone(first!.id, 'a', minutesLater(100))).toBe(true)
      expect(await only(first!.id)).toMatchObject({ state: 'pending', attempts: 0, dueAt: minutesLater(100) })
    })

    test('an opt-out stops queued advertisements to that phone and no others', async () => {
      const mine = await queue('01012345678')
      const other = await queue('01099998888')
      expect(await store.outbox.hasOptedOut('01012345678')).toBe(false)
      expect(await store.outbox.optOut('01012345678', MORNING, audit('phone.opt-out'))).toBe(1)
      expect(await store.outbox.hasOptedOut('01012345678')).toBe(true)
      const state = async (messages: OutboxMessage[], kind: string) => (await only(messages.find((message) => message.kind === kind)!.id))?.state
      expect(await state(mine, 'remainingUnits')).toBe('cancelled')
      expect(await state(mine, 'confirmation')).toBe('pending')
      expect(await state(other, 'remainingUnits')).toBe('pending')
    })

    test('writes a recorded delivery once however often it is tried', async () => {
      await queue()
      const [message] = readable(await claim('a', minutesLater(1)))
      await store.outbox.recordDelivery(message!, minutesLater(1))
      await store.outbox.recordDelivery(message!, minutesLater(2))
      expect(await store.outbox.listRecorded(10)).toEqual([{ messageId: message!.id, at: minutesLater(1), to: message!.to, body: message!.body }])
    })
  })
}
