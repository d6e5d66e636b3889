import { deliverDue, type DeliverServices } from '@/lib/messaging/deliver-due'
import { MAX_ATTEMPTS } from '@/lib/messaging/retry-delay'
import type { FindResult, SendResult, SmsSender } from '@/lib/messaging/sender'
import type { Store } from '@/lib/store/store'
import { MINUTE_MS, useDeliveries } from '@/tests/support/deliveries'
import type { fixedClock } from '@/tests/support/registrations'

/* Messages that the vendor may or may not have. */

let store: Store
let clock: ReturnType<typeof fixedClock>
const { register, deliverServices, states } = useDeliveries((fresh) => {
  ;({ store, clock } = fresh)
})

test('never resends a message with an unknown outcome to a vendor without queries', async () => {
  await register()
  const { services, sent } = deliverServices({ kind: 'unknown', code: 'timeout' })
  await deliverDue(services)
  clock.advance(7 * 86_400_000)
  await deliverDue(services)
  expect(sent).toHaveLength(1)
  expect(await states()).toEqual({ confirmation: 'unknown' })
})
/** A vendor that takes a message, does not respond, and is queried later. */
function silentVendor(answers: readonly FindResult[]) {
  const { services, sent } = deliverServices({ kind: 'unknown', code: 'timeout' })
  /** Number of queries by message. */
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

test('the next worker continues a lookup of a crashed worker instead of sending', async () => {
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

test('queries an unavailable vendor again after a worker crashed, and sends nothing before', async () => {
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
  /** A vendor that hangs in the first attempt, and returns `answer` to queries. */
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

  test('queries the vendor that has a message, and neither queries nor uses the new one', async () => {
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
  ])('leaves a message %s to staff when its vendor is no longer configured', async (_what, answered) => {
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

  test('sends what the former vendor certainly did not send with the new one, which is stored before', async () => {
    await register()
    await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + MINUTE_MS), limit: 10, vendor: 'before' })
    clock.advance(2 * MINUTE_MS)
    const before = vendor('before', { kind: 'absent' })
    const after = vendor('after', { kind: 'absent' })
    const rememberedAtSend: (string | null)[] = []
    after.send.mockImplementation(async () => {
      rememberedAtSend.push((await message()).vendor ?? null)
      return { kind: 'sent', vendorId: 'M2' }
    })
    await deliverDue(servicesWith(after, [before]))
    expect(rememberedAtSend).toEqual(['after'])
    expect(await message()).toMatchObject({ state: 'sent', vendor: 'after', vendorId: 'M2' })
    expect(before.send).not.toHaveBeenCalled()
  })

  test('queries the chosen vendor about a message without a stored vendor', async () => {
    await register()
    await store.outbox.claimDue({ token: 'dead', now: clock.now(), until: new Date(clock.now().getTime() + MINUTE_MS), limit: 10 })
    clock.advance(2 * MINUTE_MS)
    const chosen = vendor('chosen', { kind: 'found', vendorId: 'M3' })
    await deliverDue(servicesWith(chosen))
    expect(await message()).toMatchObject({ state: 'sent', vendorId: 'M3' })
    expect(chosen.send).not.toHaveBeenCalled()
  })
})
