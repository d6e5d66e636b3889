import { expireRegistrations } from '@/lib/registrations/expire-registrations'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { retentionHoldText } from '@/lib/registrations/office/retention-hold-text'
import type { Store } from '@/lib/store/store'
import { fixedClock, MORNING, registerRequest, registerServices, validBody } from '../../support/registrations'
import { temporaryStore } from '../../support/sqlite-store'

const DAY_MS = 86_400_000

let store: Store
let dispose: () => Promise<void>
let clock: ReturnType<typeof fixedClock>
const backUp = jest.fn(async () => undefined)
const log = { error: jest.fn() }

beforeEach(() => {
  ;({ store, dispose } = temporaryStore())
  clock = fixedClock()
  jest.clearAllMocks()
})
afterEach(() => dispose())

let people = 0
async function register(times: number): Promise<void> {
  const { services } = registerServices(store, { now: clock.now })
  for (let n = 0; n < times; n++) {
    const outcome = await registerVisitor(services, registerRequest({ body: validBody({ phone: `0101111${String(1000 + people++)}` }) }))
    expect(outcome.kind).toBe('registered')
  }
}
const stored = async () => (await store.registrations.list({ limit: 1000 })).length
const run = (confirmed?: boolean) => expireRegistrations({ store, policy: { retentionMonths: 12 }, now: clock.now, log, backUp }, confirmed)

/** As on a site: a run each day. */
async function advanceDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 5) {
    clock.advance(5 * DAY_MS)
    await run()
  }
}

test('a clock 400 days ahead deletes nothing, at the first run of a store and at a later one', async () => {
  await register(40)
  clock.advance(400 * DAY_MS)
  expect(await run()).toMatchObject({ removed: 0, hold: { reason: 'clock', seenAt: MORNING, due: 40, stored: 40 } })
  clock.set(MORNING)
  expect((await run()).hold).toBeNull()
  clock.advance(400 * DAY_MS)
  expect((await run()).hold?.reason).toBe('clock')
  expect(await stored()).toBe(40)
})

test('the same clock holds every later run, which says so each time; runs continue once the clock is right', async () => {
  await register(5)
  await run()
  clock.advance(400 * DAY_MS)
  const { hold } = await run()
  clock.advance(DAY_MS)
  expect((await run()).hold).toEqual(hold)
  expect(log.error).toHaveBeenCalledTimes(2)
  expect((await store.retention.read()).hold).toEqual(hold)
  expect(retentionHoldText(hold!)).toContain('2026년 11월 24일')
  clock.set(MORNING)
  await run()
  expect((await store.retention.read()).hold).toBeNull()
})

test('a registration under a wrong clock does not make it plausible', async () => {
  await register(5)
  await run()
  clock.advance(400 * DAY_MS)
  await run()
  await register(1)
  expect((await run()).hold?.reason).toBe('clock')
  expect(await stored()).toBe(6)
})

test('the right clock does not delete registrations from a slow clock without confirmation', async () => {
  await register(5)
  await run()
  clock.advance(-400 * DAY_MS)
  expect((await run()).hold?.reason).toBe('clock')
  await register(2)
  clock.set(MORNING)
  expect(await run()).toMatchObject({ removed: 0, hold: { reason: 'clock', due: 2, stored: 7 } })
  expect(await run()).toMatchObject({ removed: 0, hold: { reason: 'clock' } })
  expect(await run(true)).toMatchObject({ removed: 2, hold: null })
  expect(await stored()).toBe(5)
})

test('reports a slow clock, too', async () => {
  await register(1)
  await run()
  clock.advance(-3 * DAY_MS)
  expect((await run()).hold?.reason).toBe('clock')
})

test('deletes what is past its period, after a backup, while the share is small', async () => {
  await register(10)
  await advanceDays(300)
  await register(40)
  expect(backUp).not.toHaveBeenCalled()
  await advanceDays(70)
  expect(backUp).toHaveBeenCalledTimes(1)
  expect(await stored()).toBe(40)
  expect(await store.audit.list({ limit: 10, action: 'registration.expire' })).toMatchObject([{ actor: null, detail: '10건, 보유 기간 12개월 경과' }])
})

test('a large share waits for confirmation by a person, who is then in the audit trail', async () => {
  await register(30)
  await advanceDays(370)
  expect((await store.retention.read()).hold).toMatchObject({ reason: 'share', due: 30, stored: 30 })
  expect(await stored()).toBe(30)
  expect(await run(true)).toEqual({ removed: 30, hold: null })
  expect(backUp).toHaveBeenCalledTimes(1)
  const [entry] = await store.audit.list({ limit: 1, action: 'registration.expire' })
  expect(entry?.detail).toContain('명령줄에서 확인')
  expect((await store.retention.read()).hold).toBeNull()
})

test('confirmation accepts an unexpected clock after a long pause', async () => {
  await register(1)
  await run()
  clock.advance(60 * DAY_MS)
  expect((await run()).hold?.reason).toBe('clock')
  expect(await run(true)).toEqual({ removed: 0, hold: null })
  expect(await store.audit.list({ limit: 1 })).toMatchObject([{ action: 'registration.expire', detail: '0건, 보유 기간 12개월 경과, 명령줄에서 확인' }])
  expect((await run()).hold).toBeNull()
})

test.each([false, true])('deletes nothing without a backup (confirmed: %s)', async (confirmed) => {
  await register(5)
  await advanceDays(360)
  clock.advance(6 * DAY_MS)
  backUp.mockRejectedValueOnce(new Error('no space left on device'))
  expect((await run(confirmed)).hold?.reason).toBe('backup')
  expect(await stored()).toBe(5)
  expect((await run(confirmed)).removed).toBe(5)
})

test('deletes page counts after three months, whatever else is due', async () => {
  const count = (day: string) => ({ day, page: '/', channel: 'direct', views: 1, popups: 0, registrations: 0 })
  await register(1)
  await store.pageCounts.add([count('2026-08-23'), count('2026-08-24')])
  await run()
  expect(await store.pageCounts.list('2026-01-01', '2027-01-01')).toEqual([count('2026-08-24')])
})
