import { createAccountLimits } from '@/lib/accounts/account-limits'
import { createRefusalTrail } from '@/lib/accounts/refusal-trail'
import { createSignInThrottle } from '@/lib/accounts/throttle'
import { parseEnv } from '@/lib/env'
import { limits } from '@/lib/limits'
import { createSharedCheck } from '@/lib/store/shared-check'
import { createPopupLimits } from '@/lib/attribution/popup-limits'
import { createViewLimits } from '@/lib/press/view-limits'
import { createQrLimits } from '@/lib/attribution/open-qr-code'
import { createAbuseDetector } from '@/lib/registrations/abuse-detector'
import { QUARANTINE_THRESHOLDS, SUSPICION_THRESHOLDS } from '@/lib/registrations/bot-thresholds'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { connectionLimits } from '@/lib/delivery/http/connection-limits'
import { rendersByTurns } from '@/lib/delivery/http/render-concurrency'
import { createVisitTimesLimits } from '@/lib/visits/visit-times-limits'

/** Changes every number of the table, which reveals a limiter with numbers of its own. */
jest.mock('@/lib/limits', () => {
  const changed = (value: unknown): unknown =>
    typeof value === 'number'
      ? 2 * value + 1
      : typeof value === 'object' && value
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)]))
        : value
  return { limits: changed(jest.requireActual<{ limits: object }>('@/lib/limits').limits) }
})
jest.useFakeTimers()

const ENOUGH = 2000
const identity = (address: string) => address
/** The number of allowed calls. */
async function countAllowed(take: (index: number) => Promise<boolean>): Promise<number> {
  let count = 0
  for (let index = 0; index < ENOUGH; index += 1) if (await take(index)) count += 1
  return count
}
/** Expects that the limit resets after so many seconds, and not before. */
async function expectWindow(seconds: number, take: () => Promise<boolean>) {
  await jest.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(await take()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await take()).toBe(true)
}

it('names a route, what is counted and positive integers in every row', () => {
  const { limits: real } = jest.requireActual<{ limits: object }>('@/lib/limits')
  const rows = Object.values(real).flatMap((entry: object) => ('route' in entry ? [entry] : (Object.values(entry) as object[])))
  expect(rows.length).toBeGreaterThan(25)
  for (const row of rows) {
    expect(row).toMatchObject({ route: expect.stringMatching(/^(POST|GET) \/|^every /) as string, counts: expect.stringMatching(/./) as string })
    const numbers = Object.entries(row)
      .filter(([name]) => name !== 'route' && name !== 'counts')
      .flatMap(([, value]: [string, unknown]) => (typeof value === 'object' && value ? (Object.values(value) as unknown[]) : [value]))
    expect(numbers).not.toHaveLength(0)
    for (const number of numbers) expect(Number.isInteger(number) && Number(number) > 0).toBe(true)
  }
})

it('registrations and their attempts, with the environment’s overrides', async () => {
  const { registrations, registrationAttempts, surge } = limits
  expect(parseEnv({})).toMatchObject({ RATE_LIMIT_REGISTRATIONS: registrations.points, SURGE_REGISTRATIONS: surge.points })
  for (const [points, limiter] of [
    [registrations.points, createRegistrationLimits()],
    [4, createRegistrationLimits(4)],
  ] as const) {
    const register = async () => (await limiter.register('192.0.2.1', 'phone')) === 0
    expect(await countAllowed(register)).toBe(points)
    await expectWindow(registrations.seconds, register)
  }
  for (const [points, limiter] of [
    [registrations.points, createRegistrationLimits()],
    [4, createRegistrationLimits(4)],
  ] as const) {
    const attempt = async () => (await limiter.attempt('192.0.2.1')) === 0
    expect(await countAllowed(attempt)).toBe(points * registrationAttempts.timesRegistrations)
    expect(await limiter.attempt('192.0.2.1', 'the phone of somebody else behind the address')).toBe(0)
    await expectWindow(registrationAttempts.seconds, attempt)
  }
})

it('abuse: thresholds, surge, paced confirmations and the alarm', () => {
  for (const [rows, thresholds] of [
    [limits.quarantine, QUARANTINE_THRESHOLDS],
    [limits.suspicion, SUSPICION_THRESHOLDS],
  ] as const) {
    expect(thresholds).toEqual(
      Object.fromEntries(
        Object.entries<{ points: number; seconds: number }>(rows).map(([name, { points, seconds }]) => [name, { distinct: points, withinMs: seconds * 1000 }]),
      ),
    )
  }
  const detector = createAbuseDetector()
  const at = new Date(0)
  const decisions = Array.from({ length: limits.surge.points + 1 + limits.markedMessages.points.all + 1 }, (_, index) => {
    const own = `${index}`
    return detector.evaluate(
      {
        id: own,
        traits: { phone: own, phoneRange: own, network: { address: own, block: own }, userAgent: own, text: null, identities: [] },
        isBot: false,
        booksVisit: false,
      },
      at,
    )
  })
  expect(decisions.findIndex(({ suspicion }) => suspicion === 'surge')).toBe(limits.surge.points)
  expect(decisions.findIndex(({ confirmFrom }) => confirmFrom.getTime() > 0)).toBe(limits.surge.points + limits.markedMessages.points.all)
  expect(decisions.find(({ confirmFrom }) => confirmFrom.getTime() > 0)?.confirmFrom.getTime()).toBe(limits.markedMessages.seconds * 1000)
  expect(decisions.find(({ alarm }) => alarm !== null)?.alarm).toBe(limits.officeAlarm.points)
})

it('accounts: unknown invitations by network, password confirmations by account', async () => {
  const accounts = createAccountLimits(identity)
  const invitation = async () => (await accounts.acceptInvitation('192.0.2.1')) === 0
  expect(await countAllowed(invitation)).toBe(limits.invitations.points)
  await expectWindow(limits.invitations.seconds, invitation)
  const confirmation = async () => (await accounts.confirmPassword('kim')) === 0
  expect(await countAllowed(confirmation)).toBe(limits.passwordConfirmations.points)
  expect(await accounts.confirmPassword('lee')).toBe(0)
  await expectWindow(limits.passwordConfirmations.seconds, confirmation)
})

it('sign-in: by device, by account and network, by network, by account', async () => {
  const { signIn } = limits
  const throttle = createSignInThrottle(identity)
  const attempt =
    (email: string, address: string, device: string | null = null) =>
    async () =>
      (await throttle.consume({ email, address, device })) === 0
  const device = attempt('a', '192.0.2.1', 'known')
  expect(await countAllowed(device)).toBe(signIn.device.points)
  await expectWindow(signIn.device.blockSeconds, device)
  const account = attempt('b', '192.0.2.2')
  // Refused attempts count for the network, and would use its limit up as well.
  for (let index = 0; index < signIn.account.points; index += 1) expect(await account()).toBe(true)
  expect(await account()).toBe(false)
  await expectWindow(signIn.account.blockSeconds, account)
  expect(await countAllowed((index) => attempt(`c${index}`, '192.0.2.3')())).toBe(signIn.network.points)
  await expectWindow(signIn.network.blockSeconds, attempt('d', '192.0.2.3'))
  expect(await countAllowed((index) => attempt('e', `10.0.${index >> 8}.${index & 255}`)())).toBe(signIn.allNetworks.points)
  await jest.advanceTimersByTimeAsync(signIn.allNetworks.seconds * 1000)
  for (let index = 0; index < signIn.allNetworks.strictAfter; index += 1) await attempt('e', `10.1.${index >> 8}.${index & 255}`)()
  expect(await countAllowed(attempt('e', '192.0.2.5'))).toBe(signIn.strict.points)
})

it('refusals in the audit trail', async () => {
  const written: unknown[] = []
  const trail = createRefusalTrail({ record: async (entry) => void written.push(entry) }, identity)
  const refuse = (address: string, seconds = 0) =>
    trail.record({ at: new Date(seconds * 1000), actor: null, address, action: 'access.refused', subject: null, detail: null })
  const { points, seconds } = limits.refusalTrail
  await countAllowed(async () => (await refuse('192.0.2.1'), true))
  expect(written).toHaveLength(points.network)
  await countAllowed(async (index) => (await refuse(`10.0.${index >> 8}.${index & 255}`), true))
  expect(written).toHaveLength(points.all)
  await refuse('192.0.2.1', seconds - 1)
  expect(written).toHaveLength(points.all)
  await refuse('192.0.2.1', seconds)
  expect(written).toHaveLength(points.all + 2)
})

it('views of an article', async () => {
  const { points, seconds } = limits.articleViews
  const views = createViewLimits(identity)
  const view = () => views.mayCount('a', '192.0.2.1', 'phone')
  expect(await countAllowed(view)).toBe(points.userAgent)
  await expectWindow(seconds, view)
  expect(await countAllowed((index) => views.mayCount('a', '192.0.2.2', `phone ${index}`))).toBe(points.network)
})

it('popup opens', async () => {
  const { points, seconds } = limits.popupOpens
  const opens = createPopupLimits(identity)
  const open = () => opens.mayCount('192.0.2.1')
  expect(await countAllowed(open)).toBe(points)
  expect(await opens.mayCount('192.0.2.2')).toBe(true)
  await expectWindow(seconds, open)
})

it('requests for times of visits', async () => {
  const { points, seconds, sharedSeconds } = limits.visitTimes
  const times = createVisitTimesLimits(identity, () => new Date())
  let reads = 0
  const ask = async (address = '192.0.2.1', day = '') => {
    const before = reads
    await times.readFor(address, day, async () => (reads += 1))
    return reads > before
  }
  // Nobody is refused: over the limit, one response is shared for a while.
  expect(await countAllowed(() => ask())).toBe(points + 1)
  expect([await ask('192.0.2.2'), await ask('192.0.2.1', '2026-11-28'), await ask('192.0.2.1', '2026-11-28')]).toEqual([true, true, false])
  await jest.advanceTimersByTimeAsync(sharedSeconds * 1000)
  expect([await ask(), await ask()]).toEqual([true, false])
  await jest.advanceTimersByTimeAsync((seconds - sharedSeconds) * 1000)
  expect([await ask(), await ask()]).toEqual([true, true])
})

it('guesses at QR codes and links: reported once per network and period, none refused', async () => {
  const { points, seconds } = limits.qrGuesses
  const told = jest.fn()
  const guesses = createQrLimits(identity, () => Promise.resolve(true), told)
  for (let miss = 0; miss < points; miss += 1) await guesses.recordMiss('192.0.2.1')
  expect(told).not.toHaveBeenCalled()
  for (let miss = 0; miss < 10; miss += 1) await guesses.recordMiss('192.0.2.1')
  expect(told).toHaveBeenCalledTimes(1)
  await guesses.recordMiss('192.0.2.2')
  await jest.advanceTimersByTimeAsync(seconds * 1000)
  await guesses.recordMiss('192.0.2.1')
  expect(told).toHaveBeenCalledTimes(1)
})

it('checks of the store', async () => {
  const { seconds, secondsAfterFailure } = limits.healthCheck
  for (const [believed, fault] of [
    [seconds, null],
    [secondsAfterFailure, new Error('full')],
  ] as const) {
    let [time, asked] = [0, 0]
    const check = createSharedCheck(
      () => (asked++, fault ? Promise.reject(fault) : Promise.resolve()),
      () => time,
    )
    const ask = () => check().catch(() => undefined)
    await ask()
    time = believed * 1000 - 1
    await ask()
    expect(asked).toBe(1)
    time += 1
    await ask()
    expect(asked).toBe(2)
  }
})

it('the server: connections and concurrent renderings', async () => {
  const { points, headersSeconds, requestSeconds, idleSeconds, keepAliveSeconds, longRequestSeconds } = limits.connections
  const [headersMs = 0, requestMs = 0, idleMs = 0, keepAliveMs = 0, longRequestMs = 0] = [
    headersSeconds,
    requestSeconds,
    idleSeconds,
    keepAliveSeconds,
    longRequestSeconds,
  ].map((seconds) => seconds * 1000)
  expect(connectionLimits(0, Infinity)).toEqual({
    maximum: points.max,
    perNetwork: Math.floor(points.max / points.networkShare),
    headersMs,
    requestMs,
    idleMs,
    keepAliveMs,
    longRequestMs,
  })
  expect(connectionLimits(0, 0).maximum).toBe(points.min)

  const render = jest.fn(() => new Promise(() => undefined))
  const inTurn = rendersByTurns()
  for (let index = 0; index < ENOUGH; index += 1) void inTurn('192.0.2.1', render)
  for (let turn = 0; turn < 10 * limits.renders.points; turn += 1) await jest.advanceTimersByTimeAsync(1000)
  expect(render).toHaveBeenCalledTimes(limits.renders.points)
})
