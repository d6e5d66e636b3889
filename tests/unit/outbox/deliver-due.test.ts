import { nextAdvertisingHour } from '@/lib/outbox/advertising-hours'
import { deliverDue, type DeliverServices } from '@/lib/outbox/deliver-due'
import { MAX_ATTEMPTS, retryDelayMs } from '@/lib/outbox/retry-delay'
import type { FindResult, SendResult, SmsSender } from '@/lib/outbox/sender'
import { recordSender } from '@/lib/outbox/senders/record'
import { createOutboxWorker } from '@/lib/outbox/worker'
import type { Candidate } from '@/lib/registrations/abuse-detector'
import { ADVERTISEMENT_DELAY_MS } from '@/lib/registrations/compose-messages'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { statusOf } from '@/tests/support/registration-events'
import { fixedClock, registerRequest, registerServices, registrationTestPolicy, trusting, validBody } from '../../support/registrations'
import { createStaleness } from '@/lib/visits/message-staleness'
import { openingHours, visitBooking } from '../../support/visits'
import { temporaryStore } from '../../support/sqlite-store'

let store: Store
let dispose: () => Promise<void>
let clock: ReturnType<typeof fixedClock>
beforeEach(() => {
  ;({ store, dispose } = temporaryStore())
  clock = fixedClock()
})
afterEach(() => dispose())

/** Where an advertisement was asked for, until it may go. */
async function register(changes: Readonly<Record<string, unknown>> = {}, forward = false) {
  const { services } = registerServices(store, { now: clock.now, limits: createRegistrationLimits(1000), policy: registrationTestPolicy({ forward }) })
  await registerVisitor(services, registerRequest({ body: validBody(changes) }))
  if (changes.marketingConsent) clock.advance(ADVERTISEMENT_DELAY_MS)
}
function deliverServices(answer: SendResult | ((text: string) => SendResult) = { kind: 'sent', vendorId: 'v' }) {
  const sent: { to: string; body: string }[] = []
  const warnings: object[] = []
  const services: DeliverServices = {
    store,
    now: clock.now,
    random: () => 1,
    log: { warn: (fields) => void warnings.push(fields) },
    senders: {
      sms: {
        vendor: 'test',
        async send({ to, body }) {
          sent.push({ to, body })
          return typeof answer === 'function' ? answer(body) : answer
        },
      },
      formerVendors: [],
      forward: null,
    },
  }
  return { services, sent, warnings }
}
const states = async () => Object.fromEntries((await store.outbox.list({ limit: 50 })).map(({ kind, state }) => [kind, state]))

test('the confirmation carries facts and goes to everybody; the advertisement only to those who asked', async () => {
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

test('a name in an SMS is letters only', async () => {
  await register({ name: '김철수(010-9999-8888) evil.example' })
  const { services, sent } = deliverServices()
  await deliverDue(services)
  expect(sent[0]!.body).toContain('김철수 evilexample 님')
})

test('no advertisement at night without the night consent: it waits for 08:00, the confirmation does not', async () => {
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

test('with the night consent it goes at once', async () => {
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
])('an advertisement at %s goes at %s', (at, allowed) => expect(nextAdvertisingHour(new Date(at))).toEqual(new Date(allowed)))

test('an advertisement waits a day, and is not sent for a registration with a mark, or to a number that was registered from several networks, before the office has looked', async () => {
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

test('an opt-out takes effect on what is queued and on what is queued later', async () => {
  const { services, sent } = deliverServices()
  await register({ marketingConsent: true })
  await store.outbox.optOut('01012345678', clock.now(), { at: clock.now(), actor: null, address: null, action: 'phone.opt-out', subject: null, detail: null })
  await register({ marketingConsent: true, message: '다시' })
  await deliverDue(services)
  expect(sent.every(({ body }) => !body.startsWith('(광고)'))).toBe(true)
  expect((await store.outbox.list({ states: ['cancelled'], limit: 10 })).map(({ kind }) => kind)).toEqual(['remainingUnits', 'remainingUnits'])
})

test('what fails is tried again, later each time, and given up at last; no log line says who', async () => {
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

test('an unknown outcome at a vendor that cannot be asked is never resent by itself', async () => {
  await register()
  const { services, sent } = deliverServices({ kind: 'unknown', code: 'timeout' })
  await deliverDue(services)
  clock.advance(7 * 86_400_000)
  await deliverDue(services)
  expect(sent).toHaveLength(1)
  expect(await states()).toEqual({ confirmation: 'unknown' })
})

const MINUTE_MS = 60_000
/** A vendor that takes a message, never answers, and is asked later. */
function silentVendor(answers: readonly FindResult[]) {
  const { services, sent } = deliverServices({ kind: 'unknown', code: 'timeout' })
  /** How often, by message. */
  const asked: Record<string, number> = {}
  const find = async ({ kind }: { kind: string }) => {
    asked[kind] = (asked[kind] ?? 0) + 1
    return answers[Math.min(asked[kind], answers.length) - 1] as FindResult
  }
  return { services: { ...services, senders: { sms: { ...services.senders.sms, find }, formerVendors: [], forward: null } }, sent, asked }
}

test.each([
  ['known to the vendor', [{ kind: 'found', vendorId: 'M4V' }], 'sent', 1],
  ['known to it later', [{ kind: 'absent' }, { kind: 'found', vendorId: 'M4V' }], 'sent', 2],
  [
    'a vendor that cannot be asked at first',
    [
      { kind: 'retry', code: 'timeout' },
      { kind: 'found', vendorId: 'M4V' },
    ],
    'sent',
    2,
  ],
  ['never known', [{ kind: 'absent' }], 'unknown', 3],
] as const)('a message without an answer is looked up before anybody is asked, and never sent again: %s', async (_name, answers, state, lookUps) => {
  clock.set(new Date('2026-11-24T20:58:00+09:00'))
  await register({ marketingConsent: true })
  const { services, sent, asked } = silentVendor(answers)
  await deliverDue(services)
  expect(await states()).toEqual({ confirmation: 'pending', remainingUnits: 'pending' })
  for (let minutes = 0; minutes < 3 * 60; minutes += 10) {
    clock.advance(10 * MINUTE_MS)
    await deliverDue(services)
  }
  expect(sent).toHaveLength(2)
  expect(asked).toEqual({ confirmation: lookUps, remainingUnits: lookUps })
  expect(await states()).toEqual({ confirmation: state, remainingUnits: state })
})

test('a worker that dies while it looks up leaves a look-up to the next, not a message to send', async () => {
  await register()
  const { services, sent } = silentVendor([{ kind: 'absent' }])
  await deliverDue(services)
  clock.advance(3 * MINUTE_MS)
  await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + MINUTE_MS), limit: 10 })
  clock.advance(2 * MINUTE_MS)
  await deliverDue(services)
  expect(sent).toHaveLength(1)
  expect(await states()).toEqual({ confirmation: 'pending' })
})

test.each([
  [{ kind: 'found', vendorId: 'M4V' }, 'sent', 0],
  [{ kind: 'absent' }, 'sent', 1],
  [{ kind: 'retry', code: 'timeout' }, 'pending', 0],
] as const)('after a worker died the vendor is asked first: %j', async (found: FindResult, state, sends) => {
  await register()
  await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + 60_000), limit: 10 })
  clock.advance(61_000)
  const { services, sent } = deliverServices()
  await deliverDue({ ...services, senders: { sms: { ...services.senders.sms, find: async () => found }, formerVendors: [], forward: null } })
  expect(sent).toHaveLength(sends)
  expect(await states()).toEqual({ confirmation: state })
})

test('a vendor that cannot be asked after a worker died is asked again, and nothing is sent before it could be', async () => {
  await register()
  await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + MINUTE_MS), limit: 10 })
  clock.advance(2 * MINUTE_MS)
  const { services, sent } = deliverServices()
  const find = async (): Promise<FindResult> => ({ kind: 'retry', code: 'timeout' })
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    await deliverDue({ ...services, senders: { sms: { ...services.senders.sms, find }, formerVendors: [], forward: null } })
    clock.advance(7 * 60 * MINUTE_MS)
  }
  expect(sent).toEqual([])
  expect(await states()).toEqual({ confirmation: 'unknown' })
})

describe('after another vendor was chosen', () => {
  /** A vendor that hangs in the middle of the first try, and answers `answer` when it is asked. */
  function vendor(name: string, answer: FindResult, result: SendResult = { kind: 'sent', vendorId: name }) {
    const sms = { vendor: name, send: jest.fn(async () => result), find: jest.fn(async () => answer) }
    return sms satisfies SmsSender
  }
  const servicesWith = (sms: SmsSender, formerVendors: readonly SmsSender[] = []): DeliverServices => ({
    ...deliverServices().services,
    senders: { sms, formerVendors, forward: null },
  })
  const message = async () => (await store.outbox.list({ limit: 1 }))[0]!
  const UNCLEAR = { kind: 'unknown', code: 'timeout' } as const

  test('the one that has a message is asked for it, and the new one neither asked nor given it', async () => {
    await register()
    const before = vendor('before', { kind: 'found', vendorId: 'M1' }, UNCLEAR)
    await deliverDue(servicesWith(before))
    clock.advance(3 * MINUTE_MS)
    const after = vendor('after', { kind: 'absent' })
    await deliverDue(servicesWith(after, [before]))
    expect(await message()).toMatchObject({ state: 'sent', vendor: 'before', vendorId: 'M1' })
    expect([before.find, after.find, after.send].map((call) => call.mock.calls.length)).toEqual([1, 0, 0])
  })

  test.each([
    ['that never answered', true],
    ['whose worker died', false],
  ])('a message %s stays for staff where the vendor that has it is no longer set up', async (_what, answered) => {
    await register()
    const before = vendor('before', { kind: 'absent' }, UNCLEAR)
    if (answered) await deliverDue(servicesWith(before))
    else await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + MINUTE_MS), limit: 10, vendor: 'before' })
    clock.advance(3 * MINUTE_MS)
    const after = vendor('after', { kind: 'absent' })
    await deliverDue(servicesWith(after))
    expect(await message()).toMatchObject({ state: 'unknown', lastError: 'vendor-not-configured', vendor: 'before' })
    expect(after.find.mock.calls.length + after.send.mock.calls.length).toBe(0)
  })

  test('what the former one certainly has not sent goes to the new one, which is remembered before it is handed over', async () => {
    await register()
    await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + MINUTE_MS), limit: 10, vendor: 'before' })
    clock.advance(2 * MINUTE_MS)
    const before = vendor('before', { kind: 'absent' })
    const after = vendor('after', { kind: 'absent' })
    const rememberedAtSend: (string | null)[] = []
    after.send.mockImplementation(async () => {
      rememberedAtSend.push((await message()).vendor)
      return { kind: 'sent', vendorId: 'M2' }
    })
    await deliverDue(servicesWith(after, [before]))
    expect(rememberedAtSend).toEqual(['after'])
    expect(await message()).toMatchObject({ state: 'sent', vendor: 'after', vendorId: 'M2' })
    expect(before.send).not.toHaveBeenCalled()
  })

  test('a message of before vendors were remembered is asked for at the chosen one', async () => {
    await register()
    await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + MINUTE_MS), limit: 10 })
    clock.advance(2 * MINUTE_MS)
    const chosen = vendor('chosen', { kind: 'found', vendorId: 'M3' })
    await deliverDue(servicesWith(chosen))
    expect(await message()).toMatchObject({ state: 'sent', vendorId: 'M3' })
    expect(chosen.send).not.toHaveBeenCalled()
  })
})

const throwing = async (): Promise<never> => {
  throw new TypeError('of 01012345678')
}

test.each([
  ['cannot be asked', undefined, 'unknown'],
  ['can be asked', throwing, 'pending'],
])('a sender that throws settles its message, and no log line quotes what it threw: the vendor %s', async (_name, find, state) => {
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

test('a store that fails for one message lets the others end before the round fails', async () => {
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

test('what could not be written down by the recording sender is tried again', async () => {
  await register()
  const failing = { vendor: 'test', ...recordSender({ recordDelivery: throwing }, clock.now) }
  await deliverDue({ ...deliverServices().services, senders: { sms: failing, formerVendors: [], forward: null } })
  expect(await states()).toEqual({ confirmation: 'pending' })
})

test('a forward without a service to forward to is given up, not lost', async () => {
  await register({}, true)
  await deliverDue(deliverServices().services)
  expect(await states()).toEqual({ confirmation: 'sent', forward: 'dead' })
})

test('delays grow to six hours and are spread', () => {
  expect([1, 2, 3, 4, 5, 6, 10].map((attempts) => retryDelayMs(attempts, 1) / 1000)).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600])
  expect(retryDelayMs(1, 0)).toBe(15_000)
})

test('the worker delivers what it is woken for, and stops', async () => {
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

describe('messages about a visit', () => {
  const at = (local: string) => new Date(`${local}:00+09:00`)
  /** A visit at 10:00 on 28 November, booked on the 24th. */
  async function bookVisit() {
    const visits = visitBooking(store.visits)
    const { services } = registerServices(store, { now: clock.now, visits })
    const outcome = await registerVisitor(services, registerRequest({ body: validBody({ visitAt: '2026-11-28T10:00', visitPeople: '2' }) }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    const delivery = deliverServices()
    return { id: outcome.id, sent: delivery.sent, services: { ...delivery.services, staleness: createStaleness(store.visits, visits, clock.now) } }
  }
  const outcomes = async () => Object.fromEntries((await store.outbox.list({ limit: 50 })).map(({ kind, state, lastError }) => [kind, lastError ?? state]))

  test('the confirmation goes at once, each reminder once at its time', async () => {
    const { services, sent } = await bookVisit()
    const counts = []
    for (const moment of ['2026-11-24T10:00', '2026-11-27T09:59', '2026-11-27T10:00', '2026-11-28T07:59', '2026-11-28T08:00', '2026-11-28T09:00']) {
      clock.set(at(moment))
      await deliverDue(services)
      counts.push(sent.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
  })

  test('what was moved by a process that did not withdraw its messages is asked about, and not reminded of', async () => {
    const { id, services, sent } = await bookVisit()
    await deliverDue(services)
    const [reminder] = (await store.outbox.list({ limit: 9 })).filter(({ kind }) => kind === 'visitReminderDay')
    await store.visits.cancel(id, { basedOn: 1, at: clock.now(), messages: [] })
    await store.outbox.replay(reminder!.id, at('2026-11-27T10:00'), {
      at: clock.now(),
      actor: null,
      address: null,
      action: 'message.retry',
      subject: null,
      detail: null,
    })
    clock.set(at('2026-11-27T10:00'))
    await deliverDue(services)
    expect(sent).toHaveLength(1)
    expect(await outcomes()).toEqual({ confirmation: 'sent', visitReminderDay: 'visit-changed', visitReminderHours: 'visit-changed' })
  })

  test('a reminder that is late comes in the daytime, or not at all once the visit has begun', async () => {
    const { services, sent } = await bookVisit()
    await deliverDue(services)
    clock.set(at('2026-11-27T21:00'))
    expect(await deliverDue(services)).toEqual({ tried: 1, sent: 0 })
    expect((await store.outbox.list({ limit: 9 })).find(({ kind }) => kind === 'visitReminderDay')).toMatchObject({
      state: 'pending',
      dueAt: at('2026-11-28T08:00'),
    })
    clock.set(at('2026-11-28T10:00'))
    await deliverDue(services)
    expect([sent.length, await outcomes()]).toEqual([1, { confirmation: 'sent', visitReminderDay: 'visit-over', visitReminderHours: 'visit-over' }])
  })

  test('nobody is reminded of a visit on a day that the office has closed', async () => {
    const { services, sent } = await bookVisit()
    await deliverDue(services)
    const closed = { ...openingHours, exceptions: [{ day: '2026-11-28', hours: null, reason: '내부 공사' }] }
    await store.visits.saveHours(closed, 0, { at: clock.now(), actor: null, address: null, action: 'visit.hours', subject: null, detail: null })
    clock.set(at('2026-11-27T10:00'))
    await deliverDue(services)
    expect([sent.length, (await outcomes()).visitReminderDay]).toEqual([1, 'visit-not-offered'])
  })
})
