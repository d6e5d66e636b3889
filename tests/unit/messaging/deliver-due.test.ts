import { afterAdvertisingTime, nextAdvertisingHour } from '@/lib/messaging/advertising-hours'
import { deliverDue, type DeliverServices } from '@/lib/messaging/deliver-due'
import { MAX_ATTEMPTS, retryDelayMs } from '@/lib/messaging/retry-delay'
import type { SmsSender } from '@/lib/messaging/sender'
import { recordSender } from '@/lib/messaging/senders/record'
import { createOutboxWorker } from '@/lib/messaging/worker'
import type { Candidate } from '@/lib/registrations/abuse-detector'
import { ADVERTISEMENT_DELAY_MS } from '@/lib/registrations/compose-messages'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { MINUTE_MS, useDeliveries } from '@/tests/support/deliveries'
import { statusOf } from '@/tests/support/registration-events'
import { registerRequest, registerServices, trusting, validBody, type fixedClock } from '@/tests/support/registrations'

let store: Store
let clock: ReturnType<typeof fixedClock>
const { register, deliverServices, states } = useDeliveries((fresh) => {
  ;({ store, clock } = fresh)
})

test('sends the confirmation of facts to everybody, and the advertisement only with consent', async () => {
  await register({ phone: '01011112222' })
  const { services, sent } = deliverServices()
  expect(await deliverDue(services)).toEqual({ tried: 1, sent: 1 })
  expect(sent).toEqual([{ to: '01011112222', body: '[가람누리 리버파크] 홍길동 님, 등록이 접수되었습니다. 한들시 22 10:00~18:00 1533-8848' }])
  await register({ phone: '01033334444', marketingConsent: true })
  await deliverDue(services)
  expect(
    sent
      .slice(1)
      .map(({ body }) => body)
      .sort(),
  ).toEqual([expect.stringMatching(/^\(광고\).*무료 수신거부 080-000-0000$/), expect.stringMatching(/^\[가람누리 리버파크\]/)])
})

test('uses only the letters of a name in an SMS', async () => {
  await register({ name: '김철수(010-9999-8888) evil.example' })
  const { services, sent } = deliverServices()
  await deliverDue(services)
  expect(sent[0]!.body).toContain('김철수 evilexample 님')
})

test('delays an advertisement without night consent until 08:00, but not the confirmation', async () => {
  clock.set(new Date('2026-11-24T23:30:00+09:00'))
  await register({ marketingConsent: true })
  const { services, sent } = deliverServices()
  await deliverDue(services)
  expect(sent).toHaveLength(1)
  expect(await states()).toEqual({ confirmation: 'sent', remainingUnits: 'pending' })
  clock.set(new Date('2026-11-26T07:59:59+09:00'))
  expect(await deliverDue(services)).toEqual({ tried: 0, sent: 0 })
  clock.set(new Date('2026-11-26T08:00:00+09:00'))
  expect(await deliverDue(services)).toEqual({ tried: 1, sent: 1 })
})

test('sends an advertisement at night with the night consent', async () => {
  clock.set(new Date('2026-11-24T23:30:00+09:00'))
  await register({ marketingConsent: true, nightConsent: true })
  const { services } = deliverServices()
  expect(await deliverDue(services)).toEqual({ tried: 2, sent: 2 })
})

test.each([
  ['2026-11-24T20:59:59+09:00', '2026-11-24T20:59:59+09:00'],
  ['2026-11-24T21:00:00+09:00', '2026-11-25T08:00:00+09:00'],
  ['2026-11-25T00:00:00+09:00', '2026-11-25T08:00:00+09:00'],
  ['2026-11-25T07:59:59+09:00', '2026-11-25T08:00:00+09:00'],
  ['2026-11-25T08:00:00+09:00', '2026-11-25T08:00:00+09:00'],
])('sends an advertisement that is due at %s at %s', (at, allowed) => expect(nextAdvertisingHour(new Date(at))).toEqual(new Date(allowed)))

test.each([
  ['2026-11-24T10:00:00+09:00', 60, '2026-11-24T10:01:00+09:00'],
  ['2026-11-24T20:59:50+09:00', 9, '2026-11-24T20:59:59+09:00'],
  ['2026-11-24T20:59:50+09:00', 10, '2026-11-25T08:00:00+09:00'],
  ['2026-11-24T20:59:50+09:00', 70, '2026-11-25T08:01:00+09:00'],
  ['2026-11-24T22:30:00+09:00', 5, '2026-11-25T08:00:05+09:00'],
  ['2026-11-24T20:00:00+09:00', (1 + 13 + 2) * 3600, '2026-11-26T10:00:00+09:00'],
])('of advertisements from %s on, the one after %i seconds is due at %s', (at, seconds, due) =>
  expect(afterAdvertisingTime(new Date(at), seconds * 1000)).toEqual(new Date(due)),
)

test('queues a mailing in turns with the batches, and ends when both are done', async () => {
  for (const phone of ['01011110000', '01022220000']) await register({ phone })
  const { services } = deliverServices()
  const order: string[] = []
  let steps = 3
  await deliverDue({
    ...services,
    prepare: async () => (order.push('step'), --steps > 0),
    senders: { ...services.senders, sms: { vendor: 'test', send: async () => (order.push('sent'), { kind: 'sent', vendorId: null }) } },
  })
  expect(order).toEqual(['step', 'sent', 'sent', 'step', 'step'])
})

test('delays an advertisement by a day, and holds it for a flagged registration, or a number registered from several networks, until staff have looked', async () => {
  const suspected = { ...trusting, evaluate: (candidate: Candidate, at: Date) => ({ ...trusting.evaluate(candidate, at), suspicion: 'phone' as const }) }
  const registered = async (phone: string, abuseDetector = trusting) => {
    const { services } = registerServices(store, { now: clock.now, abuseDetector })
    const outcome = await registerVisitor(services, registerRequest({ body: validBody({ phone, marketingConsent: true }) }))
    return outcome.kind === 'registered' ? outcome.id : ''
  }
  await registered('01011110000')
  await registered('01022220000')
  await registered('01022220000', suspected)
  const called = await registered('01033330000', suspected)
  await store.registrations.record(statusOf(called, 'called', clock.now()), {
    at: clock.now(),
    actor: null,
    address: null,
    action: 'registration.status',
    subject: called,
    detail: null,
  })
  clock.advance(ADVERTISEMENT_DELAY_MS - 1)
  const { services, sent } = deliverServices()
  await deliverDue(services)
  const advertised = () => sent.filter(({ body }) => body.startsWith('(광고)')).map(({ to }) => to)
  expect(advertised()).toEqual([])
  clock.advance(1)
  await deliverDue(services)
  expect(advertised()).toEqual(['01011110000', '01033330000'])
  expect(
    (await store.outbox.list({ kind: 'remainingUnits', states: ['cancelled'], limit: 9 })).map(({ to, lastError }) => `${to} ${lastError}`).sort(),
  ).toEqual(['01022220000 already-sent', '01022220000 suspected'])
})

test('applies an opt-out to queued and to later messages', async () => {
  const { services, sent } = deliverServices()
  await register({ marketingConsent: true })
  await store.outbox.optOut('01012345678', clock.now(), { at: clock.now(), actor: null, address: null, action: 'phone.opt-out', subject: null, detail: null })
  await register({ marketingConsent: true, message: '다시' })
  await deliverDue(services)
  expect(sent.every(({ body }) => !body.startsWith('(광고)'))).toBe(true)
  expect((await store.outbox.list({ states: ['cancelled'], limit: 10 })).map(({ kind }) => kind)).toEqual(['remainingUnits', 'remainingUnits'])
})

test('retries failures with growing delays, gives up at last, and logs no recipient', async () => {
  await register()
  const { services, sent, warnings } = deliverServices({ kind: 'retry', code: 'http-500' })
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    expect(await deliverDue(services)).toEqual({ tried: 1, sent: 0 })
    expect(await deliverDue(services)).toEqual({ tried: 0, sent: 0 })
    clock.advance(retryDelayMs(attempt, 1))
  }
  expect(sent).toHaveLength(MAX_ATTEMPTS)
  expect(await states()).toEqual({ confirmation: 'dead' })
  expect(await deliverDue(services)).toEqual({ tried: 0, sent: 0 })
  expect(JSON.stringify(warnings)).not.toMatch(/홍길동|01012345678/)
})

const throwing = async (): Promise<never> => {
  throw new TypeError('of 01012345678')
}

test.each([
  ['cannot be asked', undefined, 'unknown'],
  ['can be asked', throwing, 'pending'],
])('settles a message whose sender throws, and logs nothing of the exception’s text: the vendor %s', async (_name, find, state) => {
  await register()
  const { services, warnings } = deliverServices()
  const sms: SmsSender = { vendor: 'test', send: throwing, ...(find ? { find } : {}) }
  for (const expected of [
    { tried: 1, sent: 0 },
    { tried: find ? 1 : 0, sent: 0 },
  ]) {
    expect(await deliverDue({ ...services, senders: { sms, formerVendors: [], forward: null } })).toEqual(expected)
    expect(await states()).toEqual({ confirmation: state })
    clock.advance(3 * MINUTE_MS)
  }
  expect(warnings).toContainEqual(expect.objectContaining({ error: 'TypeError' }))
  expect(JSON.stringify(warnings)).not.toContain('01012345678')
})

test('settles the other messages before the run fails when the store fails for one', async () => {
  await register({ phone: '01011112222' })
  await register({ phone: '01033334444' })
  const { services, sent } = deliverServices()
  let failures = 1
  const settle: Store['outbox']['settle'] = async (...settlement) => {
    if (failures-- > 0) throw new Error('busy')
    return store.outbox.settle(...settlement)
  }
  await expect(deliverDue({ ...services, store: { outbox: { ...store.outbox, settle } } })).rejects.toThrow('busy')
  expect(sent).toHaveLength(2)
  expect(await store.outbox.list({ states: ['sent'], limit: 10 })).toHaveLength(1)
})

test('retries a message that the recording sender could not store', async () => {
  await register()
  const failing = { vendor: 'test', ...recordSender({ recordDelivery: throwing }, clock.now) }
  await deliverDue({ ...deliverServices().services, senders: { sms: failing, formerVendors: [], forward: null } })
  expect(await states()).toEqual({ confirmation: 'pending' })
})

test('gives up a forward without a configured service, and keeps it', async () => {
  await register({}, true)
  await deliverDue(deliverServices().services)
  expect(await states()).toEqual({ confirmation: 'sent', forward: 'dead' })
})

test('delays retries up to six hours, with jitter', () => {
  expect([1, 2, 3, 4, 5, 6, 10].map((attempts) => retryDelayMs(attempts, 1) / 1000)).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600])
  expect(retryDelayMs(1, 0)).toBe(15_000)
})

test('the worker delivers when it is woken, and stops', async () => {
  const delivered = jest.fn()
  const sms: SmsSender = {
    vendor: 'test',
    async send(message) {
      delivered(message.kind)
      return recordSender(store.outbox, clock.now).send(message)
    },
  }
  const services: DeliverServices = { ...deliverServices().services, senders: { sms, formerVendors: [], forward: null } }
  const worker = createOutboxWorker(services)
  worker.start()
  await register()
  worker.wake()
  while (delivered.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await worker.stop()
  expect(await states()).toEqual({ confirmation: 'sent' })
  expect(await store.outbox.listRecorded(10)).toHaveLength(1)
})
