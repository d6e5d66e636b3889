import crypto from 'node:crypto'
import { TOTP } from 'otpauth'
import { changePassword, createAdministrator, disableTotp, enableTotp, ensureAdministrator, setAdministratorDisabled } from '@/lib/accounts/administrator'
import { PASSWORD_COST } from '@/lib/accounts/password-cost'
import { hashPassword } from '@/lib/accounts/password'
import { endSession, findSessionAccount, SESSION_IDLE_MS, SESSION_MAX_MS } from '@/lib/accounts/session'
import { CODE_STEP_SECONDS, openCodeStep } from '@/lib/accounts/code-step'
import { signIn, signInFailureText, signInWithCode } from '@/lib/accounts/sign-in'
import { createSignInThrottle } from '@/lib/accounts/throttle'
import { newTotpSecret } from '@/lib/accounts/totp'
import { InvalidInputError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'

const EMAIL = 'owner@example.com'
const PASSWORD = 'a good password'
let store: Store
let clock: number
/** Computed once, because each hash takes the time and memory of a sign-in. */
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
const discard = jest.fn(async () => undefined)
const SECRET = 'secret of the tests, long enough'
let signInThrottle = createSignInThrottle((address) => address)
const services = () => ({
  store,
  signInThrottle,
  authSecret: SECRET,
  refusals: { ...store.audit, flush: async () => undefined },
  firstPassword: { discard },
  now: () => new Date(clock),
})
const attempt = (changes: Partial<{ email: string; password: string; code: string }> = {}) =>
  signIn(services(), { email: EMAIL, password: PASSWORD, code: '', address: '192.0.2.1', device: null, ...changes })

async function open(): Promise<string> {
  const result = await attempt()
  if (!result.ok) throw new Error(result.reason)
  return result.sessionId
}

beforeEach(async () => {
  signInThrottle = createSignInThrottle((address) => address)
  discard.mockClear()
  clock = Date.UTC(2026, 10, 21)
  store = await freshSqliteStore()
  await store.accounts.add({ id: 'owner', email: EMAIL, name: null, role: 'administrator', createdAt: new Date(clock), disabledAt: null, passwordHash })
})
afterEach(() => store.close())

it('signs in a created administrator, and creates none with the same address', async () => {
  await createAdministrator(services(), 'Second@example.com', PASSWORD)
  expect(await attempt({ email: 'second@example.com' })).toMatchObject({ ok: true })
  await expect(createAdministrator(services(), 'SECOND@example.com', PASSWORD)).rejects.toBeInstanceOf(InvalidInputError)
})

it('signs in with any letter case of the address', async () => {
  const result = await attempt({ email: ' Owner@Example.COM ' })
  expect(result).toMatchObject({ ok: true, account: { email: EMAIL } })
  expect(discard.mock.calls).toEqual([[EMAIL]])
})

it('keeps a disabled account out, even if a session is still found', async () => {
  const sessionId = await open()
  // Simulates a store, or another instance's cache, that ends sessions a moment after it disables the account.
  const find: Store['sessions']['find'] = async (idHash) => {
    const found = await store.sessions.find(idHash)
    return found && { ...found, account: { ...found.account, disabledAt: new Date(clock) } }
  }
  expect(await findSessionAccount(services(), sessionId)).toMatchObject({ email: EMAIL })
  expect(await findSessionAccount({ ...services(), store: { sessions: { ...store.sessions, find } } }, sessionId)).toBeNull()
})

it('has the same message for an unknown address, a wrong password and a disabled account', async () => {
  const wrong = await attempt({ password: 'wrong' })
  const unknown = await attempt({ email: 'nobody@example.com' })
  await setAdministratorDisabled(services(), EMAIL, true)
  const disabled = await attempt()
  for (const result of [wrong, unknown, disabled]) {
    expect(result).toEqual({ ok: false, reason: 'invalid' })
    if (!result.ok) expect(signInFailureText(result)).toBe('이메일 또는 비밀번호가 올바르지 않습니다.')
  }
})

it('computes as much for an unknown address as for a wrong password, so that the time reveals no addresses', async () => {
  const reckoned = jest.spyOn(crypto, 'scrypt')
  const costs = async (changes: { email?: string; password?: string }) => {
    reckoned.mockClear()
    await attempt(changes)
    return reckoned.mock.calls.map(([, , keyLength, options]) => [keyLength, options])
  }
  // The first unknown address also creates the dummy hash.
  await costs({ email: 'warm@example.com' })
  const known = await costs({ password: 'wrong' })
  const { log2N, ...cost } = PASSWORD_COST
  expect(known).toEqual([[32, expect.objectContaining({ N: 2 ** log2N, ...cost })]])
  expect(await costs({ email: 'nobody@example.com' })).toEqual(known)
  reckoned.mockRestore()
})

it('ends a session on sign-out, on a new password and on disabling', async () => {
  const first = await open()
  expect(await findSessionAccount(services(), first)).toMatchObject({ email: EMAIL })
  await endSession(services(), first)
  expect(await findSessionAccount(services(), first)).toBeNull()

  const second = await open()
  await changePassword(services(), EMAIL, 'another password')
  expect(await findSessionAccount(services(), second)).toBeNull()
  expect(await attempt()).toMatchObject({ ok: false })

  await changePassword(services(), EMAIL, PASSWORD)
  const third = await open()
  await setAdministratorDisabled(services(), EMAIL, true)
  expect(await findSessionAccount(services(), third)).toBeNull()
})

it('ends a session after its idle time-out and its absolute time-out', async () => {
  const idle = await open()
  clock += SESSION_IDLE_MS
  expect(await findSessionAccount(services(), idle)).toBeNull()

  const busy = await open()
  const end = clock + SESSION_MAX_MS
  for (; clock < end; clock += SESSION_IDLE_MS / 2) expect(await findSessionAccount(services(), busy)).not.toBeNull()
  expect(await findSessionAccount(services(), busy)).toBeNull()
})

it('finds no session of another id', async () => {
  await open()
  expect(await findSessionAccount(services(), 'forged')).toBeNull()
})

it('creates the named administrator once, and returns a generated password only then', async () => {
  expect(await ensureAdministrator(services(), {})).toBeNull()
  expect(await ensureAdministrator(services(), { email: 'New@example.com', password: 'given password' })).toBeNull()
  const made = await ensureAdministrator(services(), { email: 'third@example.com' })
  expect(made?.email).toBe('third@example.com')
  expect(await attempt({ email: 'third@example.com', password: made!.password })).toMatchObject({ ok: true })
  expect(await ensureAdministrator(services(), { email: 'third@example.com', password: 'changed in the environment' })).toBeNull()
  expect(await attempt({ email: 'third@example.com', password: made!.password })).toMatchObject({ ok: true })
  expect(await attempt({ email: 'new@example.com', password: 'given password' })).toMatchObject({ ok: true })
})

describe('with a second factor', () => {
  const secret = newTotpSecret()
  const codeAt = (time: number) => new TOTP({ secret }).generate({ timestamp: time })
  /** The owner turns it on with the current code, and signs in with a later one. */
  beforeEach(async () => {
    await enableTotp(services(), EMAIL, secret, codeAt(clock))
    clock += 60_000
  })

  it('requires the current code', async () => {
    expect(await attempt({ code: codeAt(clock) })).toMatchObject({ ok: true })
  })

  it('has the same message for a wrong password and a wrong, old or early code sent with it', async () => {
    const tries = [
      { password: 'wrong', code: codeAt(clock) },
      { password: 'wrong' },
      { code: '000000x' },
      { code: codeAt(clock - 60_000) },
      { code: codeAt(clock + 60_000) },
      { code: codeAt(clock).repeat(1_000) },
    ]
    for (const one of tries) expect(await attempt(one)).toEqual({ ok: false, reason: 'invalid' })
  })

  /** Signs in with the password alone. */
  async function step(): Promise<string> {
    const asked = await attempt()
    if (asked.ok || asked.reason !== 'code') throw new Error('no code was asked for')
    return asked.step
  }
  const answer = (sealed: string, code: string, changes: { address?: string } = {}) => {
    const opened = openCodeStep(SECRET, sealed, new Date(clock))
    return opened && signInWithCode(services(), { step: opened, code, address: '192.0.2.1', device: null, ...changes })
  }

  it('asks for the code after a right password, opens nothing until then, and takes each code once', async () => {
    const sealed = await step()
    expect((await store.audit.list({ limit: 50 })).map(({ action }) => action)).not.toContain('session.open')
    expect(await answer(sealed, '000000')).toEqual({ ok: false, reason: 'wrong-code' })
    expect(await answer(sealed, codeAt(clock))).toMatchObject({ ok: true, account: { email: EMAIL } })
    expect(await answer(sealed, codeAt(clock))).toEqual({ ok: false, reason: 'wrong-code' })
  })

  it('lets the step lapse after five minutes, with a new password and with the account', async () => {
    const sealed = await step()
    clock += CODE_STEP_SECONDS * 1000 - 1
    expect(openCodeStep(SECRET, sealed, new Date(clock))).not.toBeNull()
    clock += 1
    expect(openCodeStep(SECRET, sealed, new Date(clock))).toBeNull()

    const second = await step()
    await setAdministratorDisabled(services(), EMAIL, true)
    expect(await answer(second, codeAt(clock))).toEqual({ ok: false, reason: 'expired' })
    await setAdministratorDisabled(services(), EMAIL, false)
    await changePassword(services(), EMAIL, 'another password')
    expect(await answer(second, codeAt(clock))).toEqual({ ok: false, reason: 'expired' })
  })

  it('reads no step that was changed or signed elsewhere', async () => {
    const sealed = await step()
    const [, ...rest] = sealed.split('.')
    const forged = [Buffer.from('other@example.com').toString('base64url'), ...rest].join('.')
    const later = sealed.replace(/\.\d+\./, `.${clock * 2}.`)
    for (const value of [forged, later, `${sealed}x`, '', undefined]) expect(openCodeStep(SECRET, value, new Date(clock))).toBeNull()
    expect(openCodeStep('another secret', sealed, new Date(clock))).toBeNull()
  })

  it('throttles codes as passwords, also when the right password is typed again before each', async () => {
    const outcomes: string[] = []
    for (let guess = 0; guess < 10; guess += 1) {
      const asked = await attempt()
      if (asked.ok || asked.reason !== 'code') {
        outcomes.push(asked.ok ? 'open' : asked.reason)
        continue
      }
      const result = await answer(asked.step, '000000')
      outcomes.push(!result || result.ok ? 'open' : result.reason)
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('wrong-code'), ...Array<string>(5).fill('throttled')])
  })

  it('gives the network its points back when both steps succeed', async () => {
    const consumed = jest.spyOn(signInThrottle, 'consume')
    // More sign-ins than one network may fail.
    for (let person = 0; person < 40; person += 1) {
      clock += 60_000
      expect(await answer(await step(), codeAt(clock))).toMatchObject({ ok: true })
    }
    expect(consumed).toHaveBeenCalledTimes(80)
  })

  it('accepts the code of a clock that is 30 s slow or fast, in groups or full-width', async () => {
    expect(await attempt({ code: codeAt(clock - 30_000) })).toMatchObject({ ok: true })
    const code = codeAt(clock)
    expect(await attempt({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ ok: true })
    const fullWidth = codeAt(clock + 30_000).replace(/\d/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))
    expect(await attempt({ code: fullWidth })).toMatchObject({ ok: true })
  })

  it('opens one session per code, however many attempts are concurrent, and none with an older code', async () => {
    const tries = await Promise.all([1, 2, 3].map(() => attempt({ code: codeAt(clock) })))
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await attempt({ code: codeAt(clock - 30_000) })).toMatchObject({ ok: false })
  })

  it('uses up the code that turned it on', async () => {
    clock -= 60_000
    expect(await attempt({ code: codeAt(clock) })).toMatchObject({ ok: false })
  })

  it('ends sessions when it is turned on or off, and needs no code afterwards', async () => {
    const first = await attempt({ code: codeAt(clock) })
    await disableTotp(services(), EMAIL)
    expect(first.ok && (await findSessionAccount(services(), first.sessionId))).toBeNull()
    const second = await open()
    await enableTotp(services(), EMAIL, secret, codeAt(clock))
    expect(await findSessionAccount(services(), second)).toBeNull()
  })

  it('stays off when the confirming code is wrong', async () => {
    await expect(enableTotp(services(), EMAIL, newTotpSecret(), '123456')).rejects.toThrow(InvalidInputError)
    expect(await attempt({ code: codeAt(clock) })).toMatchObject({ ok: true })
  })
})
