import { deliverDue } from '@/lib/messaging/deliver-due'
import { messageId, type OutboxMessage } from '@/lib/messaging/message'
import { queueMailings } from '@/lib/registrations/queue-mailings'
import { advertisementStaleness, mailingBodyOf } from '@/lib/registrations/sending-advertisements'
import type { RegistrationQuery } from '@/lib/registrations/read-store'
import { NOT_ADVERTISED_TO, type Result } from '@/lib/registrations/registration-event'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { auditOf } from '../support/audit-entry'
import { mailingOf } from '../support/mailings'
import { eventOf } from '../support/registration-events'
import { readable } from '../support/readable'
import { fixedClock, MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { registrationBuilder, staffAudit, storePolicy, storeTexts } from '../support/stored-registrations'

const HOUR_MS = 60 * 60_000
const APPROVED = new Date(MORNING.getTime() + 4 * HOUR_MS)

/** Advertisements to all who agreed, in every store: lib/messaging/mailing-store.ts, and the queueing that relies on it. */
export function mailingStoreContract(name: string, open: OpenStore): void {
  describe(`mailings in ${name}`, () => {
    let store: Store
    let clock: ReturnType<typeof fixedClock>
    let sent: string[]
    let texts: string[]
    let warned: object[]
    let builder: ReturnType<typeof registrationBuilder>
    storeForEachTest(open, (opened) => {
      store = opened
      clock = fixedClock(APPROVED)
      ;[sent, texts, warned] = [[], [], []]
      builder = registrationBuilder()
    })

    async function visitor(phone: string, marketingConsent = true, changes: Parameters<typeof builder>[0] = {}): Promise<string> {
      const one = builder({ phone, marketingConsent, ...changes })
      await store.registrations.save(one, [], storeTexts, null)
      return one.id
    }
    const approved = (changes: Parameters<typeof mailingOf>[0] = {}) =>
      store.mailings.add(mailingOf({ state: 'approved', decidedBy: 'kim@example.com', decidedAt: APPROVED, ...changes }), auditOf('mailing.approve'))
    const log = { warn: (fields: object) => void warned.push(fields) }
    const step = (of: Pick<Store, 'registrations' | 'outbox' | 'mailings'> = store) => queueMailings({ store: of, now: clock.now, log })
    const queue = async () => {
      while (await step());
    }
    const deliver = () =>
      deliverDue({
        store,
        senders: {
          sms: { vendor: 'test', send: async ({ to, body }) => (sent.push(to), texts.push(body), { kind: 'sent', vendorId: null }) },
          formerVendors: [],
          forward: null,
        },
        staleness: (message) => advertisementStaleness({ store, policy: () => storePolicy, now: clock.now }, message),
        bodyOf: (message) => mailingBodyOf(store.mailings, message),
        now: clock.now,
        random: () => 0.5,
        log,
      })
    const worked = (id: string, kind: Result) => store.registrations.record(eventOf(id, kind, { at: APPROVED }), staffAudit('registration.result'))
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
      for (const [index, result] of NOT_ADVERTISED_TO.entries()) await worked(await visitor(`0107777000${index}`, true, { suspicion: 'phone' }), result)
      await worked(await visitor('01088880000'), 'not-me')
      await visitor('01066660000')
      await store.outbox.optOut('01066660000', MORNING, auditOf('phone.opt-out'))
      await approved()
      await queue()
      expect(await store.mailings.find('mailing-1')).toMatchObject({ state: 'queued', queued: 2 })
      await deliver()
      expect([sent, texts]).toEqual([['01011110000'], [mailingOf().body]])
      expect((await outcomes()).toSorted()).toEqual([
        ['01011110000', 'cancelled', 'already-sent'],
        ['01011110000', 'sent', null],
      ])
    })

    test.each([
      ['missing', null],
      ['beyond every date', new Date(8.6e15)],
    ])('one whose time of approval is %s is left out and named, and a later one goes', async (_what, decidedAt) => {
      await visitor('01011110000')
      await approved({ id: 'mailing-2', decidedAt })
      await approved()
      expect((await store.mailings.nextToQueue())?.id).toBe('mailing-1')
      await queue()
      expect(await store.mailings.find('mailing-2')).toMatchObject({ state: 'approved', decidedAt: null })
      expect(await store.records.listUnreadable()).toEqual([{ kind: 'mailing', id: 'mailing-2' }])
      const damaged = await store.mailings.find('mailing-2')
      expect(await store.mailings.change({ ...damaged!, state: 'stopped' }, auditOf('mailing.stop'))).toBe(true)
      expect(await store.records.listUnreadable()).toEqual([])
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
      await expect(step(killed)).rejects.toThrow('killed')
      expect((await outcomes()).length).toBe(2)
      await deliver()
      await queue()
      expect(await store.mailings.find('mailing-1')).toMatchObject({ queued: 2 })
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

    test('what changed between queueing and sending is looked at again', async () => {
      const notMine = await visitor('01011110000')
      await visitor('01022220000')
      await approved({ id: 'mailing-2', body: '(광고)[옛 이름] 1533-8848\n주말 관람 안내\n무료 수신거부 080-000-0000' })
      await queue()
      await worked(notMine, 'not-me')
      await deliver()
      expect((await outcomes()).map(([, , code]) => code)).toEqual(['mailing-outdated', 'mailing-outdated'])
      await approved()
      await queue()
      clock.advance(HOUR_MS)
      await deliver()
      expect((await outcomes()).filter(([, , code]) => code === 'not-agreed')).toEqual([])
      expect(sent).toEqual(['01022220000'])
    })

    test("a registration found not to be the person's after it was queued gets nothing", async () => {
      const id = await visitor('01011110000')
      await approved()
      await queue()
      await worked(id, 'not-me')
      await deliver()
      expect([sent, await outcomes()]).toEqual([[], [['01011110000', 'cancelled', 'not-agreed']]])
    })

    test('the notice of remaining homes is looked at again as well', async () => {
      const notice = (registrationId: string, to: string): OutboxMessage => ({
        id: messageId(registrationId, 'remainingUnits'),
        registrationId,
        kind: 'remainingUnits',
        to,
        body: '(광고)[가람누리 리버파크] 잔여 세대 안내',
        advertisement: true,
        nightConsent: false,
        createdAt: MORNING,
        dueAt: APPROVED,
        period: '2026-11',
      })
      const [notMine, mergedOne, lapsed, primary] = [
        await visitor('01011110000'),
        await visitor('01022220000'),
        await visitor('01033330000', true, { at: new Date('2024-11-24T00:00:00Z') }),
        await visitor('01044440000'),
      ]
      const numbers = { [notMine]: '01011110000', [mergedOne]: '01022220000', [lapsed]: '01033330000', [primary]: '01044440000' }
      await store.outbox.add(
        Object.entries(numbers).map(([id, to]) => notice(id, to)),
        null,
      )
      await worked(notMine, 'not-me')
      expect(await store.registrations.merge(mergedOne, primary, { actor: null, id: 'step' }, APPROVED, staffAudit('registration.merge'))).toBe('merged')
      await deliver()
      const ended = readable(await store.outbox.list({ kind: 'remainingUnits', limit: 9 }))
      expect(Object.fromEntries(ended.map(({ registrationId, state, lastError }) => [registrationId, lastError ?? state]))).toEqual({
        [notMine]: 'not-agreed',
        [mergedOne]: 'not-agreed',
        [lapsed]: 'not-agreed',
        [primary]: 'sent',
      })
      expect(sent).toEqual(['01044440000'])
    })

    test('a damaged registration is named and skipped', async () => {
      const damaged = await visitor('01011110000')
      await visitor('01022220000')
      await approved()
      const broken = {
        ...store,
        registrations: {
          ...store.registrations,
          list: async (query: RegistrationQuery) =>
            (await store.registrations.list(query)).map((one) => (one.id === damaged ? ({ ...one, consent: {} } as StoredRegistration) : one)),
        },
      }
      while (await step(broken));
      expect(warned).toEqual([{ mailing: 'mailing-1', registration: damaged }])
      await deliver()
      expect(sent).toEqual(['01022220000'])
    })

    test('a step of the count is stored once, and a page that is open stays right', async () => {
      const draft = mailingOf({ recipients: 0, countedAt: null })
      await store.mailings.add(draft, auditOf('mailing.save'))
      const through = { createdAt: MORNING, id: 'one' }
      const first = { recipients: 3, countedAt: null, through }
      expect([await store.mailings.count(draft, first), await store.mailings.count(draft, first)]).toEqual([true, false])
      const counting = { ...draft, ...first }
      expect(await store.mailings.find(draft.id)).toEqual(counting)
      expect(await store.mailings.count(counting, { ...first, recipients: 5, countedAt: APPROVED })).toBe(true)
      expect(await store.mailings.count({ ...counting, countedAt: APPROVED }, first)).toBe(false)
      expect(await store.mailings.find(draft.id)).toMatchObject({ revision: 1, recipients: 5, countedAt: APPROVED })
      expect(await store.mailings.count(mailingOf({ id: 'none', countedAt: null }), first)).toBe(false)
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
