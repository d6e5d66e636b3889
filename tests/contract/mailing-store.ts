import { deliverDue } from '@/lib/messaging/deliver-due'
import { mailingStaleness, queueMailings } from '@/lib/registrations/queue-mailings'
import type { Store } from '@/lib/store/store'
import { auditOf } from '../support/audit-entry'
import { mailingOf } from '../support/mailings'
import { readable } from '../support/readable'
import { fixedClock, MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { registrationBuilder, storeTexts } from '../support/stored-registrations'

const HOUR_MS = 60 * 60_000
const APPROVED = new Date(MORNING.getTime() + 4 * HOUR_MS)

/** Advertisements to all who agreed, in every store: lib/messaging/mailing-store.ts, and the queueing that relies on it. */
export function mailingStoreContract(name: string, open: OpenStore): void {
  describe(`mailings in ${name}`, () => {
    let store: Store
    let clock: ReturnType<typeof fixedClock>
    let sent: string[]
    let builder: ReturnType<typeof registrationBuilder>
    storeForEachTest(open, (opened) => {
      store = opened
      clock = fixedClock(APPROVED)
      sent = []
      builder = registrationBuilder()
    })

    async function visitor(phone: string, marketingConsent = true, changes: Parameters<typeof builder>[0] = {}): Promise<string> {
      const one = builder({ phone, marketingConsent, ...changes })
      await store.registrations.save(one, [], storeTexts, null)
      return one.id
    }
    const approved = (changes: Parameters<typeof mailingOf>[0] = {}) =>
      store.mailings.add(mailingOf({ state: 'approved', decidedBy: 'kim@example.com', decidedAt: APPROVED, ...changes }), auditOf('mailing.approve'))
    const queue = (mayContinue: () => boolean = () => true) => queueMailings({ store, now: clock.now }, mayContinue)
    const deliver = () =>
      deliverDue({
        store,
        senders: { sms: { vendor: 'test', send: async ({ to }) => (sent.push(to), { kind: 'sent', vendorId: null }) }, formerVendors: [], forward: null },
        staleness: (message) => mailingStaleness(store.mailings, message),
        now: clock.now,
        random: () => 0.5,
        log: { warn: () => {} },
      })
    const outcomes = async () => readable(await store.outbox.list({ kind: 'mailing', limit: 500 })).map(({ to, state, lastError }) => [to, state, lastError])

    test('keeps what is added, newest first, and refuses the same id twice', async () => {
      const older = mailingOf()
      const newer = mailingOf({
        id: 'mailing-2',
        createdAt: APPROVED,
        state: 'approved',
        decidedBy: 'kim@example.com',
        decidedAt: APPROVED,
        reason: '확인',
        queued: 3,
        through: { createdAt: MORNING, id: 'one' },
      })
      expect([await store.mailings.add(older, auditOf('mailing.save')), await store.mailings.add(newer, auditOf('mailing.save'))]).toEqual([true, true])
      expect(await store.mailings.add({ ...older, text: '다른 글' }, auditOf('mailing.save'))).toBe(false)
      expect(await store.mailings.list(9)).toEqual([newer, older])
      expect(await store.mailings.list(1)).toEqual([newer])
      expect(await store.mailings.find('mailing-1')).toEqual(older)
      expect(await store.mailings.find('none')).toBeNull()
      expect(await store.mailings.nextToQueue()).toEqual(newer)
    })

    test('of two changes of one revision one happens, with its audit entry', async () => {
      await store.mailings.add(mailingOf({ state: 'requested' }), auditOf('mailing.save'))
      const decisions = await Promise.all(
        ['kim@example.com', 'lee@example.com'].map((decidedBy) =>
          store.mailings.change(mailingOf({ state: 'approved', decidedBy, decidedAt: APPROVED }), auditOf('mailing.approve')),
        ),
      )
      expect(decisions.toSorted()).toEqual([false, true])
      expect((await store.mailings.find('mailing-1'))?.revision).toBe(2)
      expect((await store.audit.list({ action: 'mailing.approve', limit: 9 })).length).toBe(1)
      expect(await store.mailings.change(mailingOf({ id: 'none' }), null)).toBe(false)
    })

    test('goes once to each number that agreed, and to nobody else', async () => {
      await visitor('01011110000')
      await visitor('01011110000')
      await visitor('01022220000', false)
      await visitor('01033330000', true, { quarantine: 'copies' })
      await visitor('01044440000', true, { at: new Date(APPROVED.getTime() + 1) })
      await visitor('01055550000', true, { at: new Date('2024-11-24T00:00:00Z') })
      await visitor('01066660000')
      await store.outbox.optOut('01066660000', MORNING, auditOf('phone.opt-out'))
      await approved()
      await queue()
      expect(await store.mailings.find('mailing-1')).toMatchObject({ state: 'queued', queued: 1 })
      await deliver()
      expect(sent).toEqual(['01011110000'])
      expect((await outcomes()).toSorted()).toEqual([
        ['01011110000', 'cancelled', 'already-sent'],
        ['01011110000', 'sent', null],
      ])
    })

    test('two servers queue it at once, and each number gets one', async () => {
      for (let index = 0; index < 12; index++) await visitor(`0107777${String(index).padStart(4, '0')}`)
      await approved()
      await Promise.all([queue(), queue()])
      expect(await store.mailings.nextToQueue()).toBeNull()
      clock.advance(HOUR_MS)
      await Promise.all([deliver(), deliver()])
      expect(sent.length).toBe(12)
      expect(new Set(sent).size).toBe(12)
    })

    test('a process killed between two writes of a step repeats it without a second message', async () => {
      const ids = await Promise.all(['01011110000', '01022220000'].map((phone) => visitor(phone)))
      await approved()
      const killed = { ...store, mailings: { ...store.mailings, change: () => Promise.reject(new Error('killed')) } }
      await expect(queueMailings({ store: killed, now: clock.now }, () => true)).rejects.toThrow('killed')
      expect((await outcomes()).length).toBe(2)
      await deliver()
      await queue()
      await deliver()
      expect(sent.toSorted()).toEqual(['01011110000', '01022220000'])
      expect((await store.outbox.list({ kind: 'mailing', limit: 9 })).map(({ registrationId }) => registrationId).toSorted()).toEqual(ids.toSorted())
    })

    test('an opt-out between approval, queueing and sending reaches it at once', async () => {
      await visitor('01011110000')
      await visitor('01022220000')
      await visitor('01033330000')
      await approved()
      await store.outbox.optOut('01011110000', APPROVED, auditOf('phone.opt-out'))
      await queue()
      expect(await store.outbox.optOut('01022220000', APPROVED, auditOf('phone.opt-out'))).toBe(1)
      await deliver()
      expect(sent).toEqual(['01033330000'])
    })

    test('what is stopped is not sent, whether it was queued or not', async () => {
      await visitor('01011110000')
      await approved()
      const running = await store.mailings.nextToQueue()
      await queue()
      const queued = await store.mailings.find('mailing-1')
      await store.mailings.change({ ...queued!, state: 'stopped' }, auditOf('mailing.stop'))
      expect(await store.mailings.change({ ...running!, queued: 9 }, null)).toBe(false)
      await deliver()
      expect([sent, await outcomes()]).toEqual([[], [['01011110000', 'cancelled', 'mailing-stopped']]])
    })

    test('waits for the morning when it is approved at night, also for whoever agreed to nights', async () => {
      const night = new Date('2026-11-24T22:30:00+09:00')
      clock.set(night)
      await visitor('01011110000', true, { nightConsent: true })
      await approved({ decidedAt: night })
      await queue()
      await deliver()
      expect(sent).toEqual([])
      expect(await store.outbox.nextDueAt()).toEqual(new Date('2026-11-25T08:00:00+09:00'))
      clock.set(new Date('2026-11-25T08:00:00+09:00'))
      await deliver()
      expect(sent).toEqual(['01011110000'])
    })
  })
}
