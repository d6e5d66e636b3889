import { changePassword, createAdministrator, ensureAdministrator, setAdministratorDisabled } from '@/lib/auth/administrator'
import { endSession, findSessionAccount, SESSION_IDLE_MS, SESSION_MAX_MS } from '@/lib/auth/session'
import { signIn, signInFailureText } from '@/lib/auth/sign-in'
import { createSignInThrottle } from '@/lib/auth/throttle'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'

const EMAIL = 'owner@example.com'
const PASSWORD = 'a good password'
let store: Store
let clock: number
const needs = () => ({ store, signInThrottle: createSignInThrottle(), refusals: store.audit, now: () => new Date(clock) })
const attempt = (changes: Partial<{ email: string; password: string }> = {}) => signIn(needs(), { email: EMAIL, password: PASSWORD, address: '192.0.2.1', device: null, ...changes })

async function open(): Promise<string> {
  const result = await attempt()
  if (!result.ok) throw new Error(result.reason)
  return result.sessionId
}

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 21)
  store = await freshSqliteStore()
  await createAdministrator(needs(), EMAIL, PASSWORD)
})
afterEach(() => store.close())

it('signs in with what was typed, in any letter case of the address', async () => {
  const result = await attempt({ email: ' Owner@Example.COM ' })
  expect(result).toMatchObject({ ok: true, account: { email: EMAIL } })
})

it('reads alike for an unknown address, a wrong password and a disabled account', async () => {
  const wrong = await attempt({ password: 'wrong' })
  const unknown = await attempt({ email: 'nobody@example.com' })
  await setAdministratorDisabled(needs(), EMAIL, true)
  const disabled = await attempt()
  for (const result of [wrong, unknown, disabled]) {
    expect(result).toEqual({ ok: false, reason: 'invalid' })
    if (!result.ok) expect(signInFailureText(result)).toBe('이메일 또는 비밀번호가 올바르지 않습니다.')
  }
})

it('takes alike for an unknown address and a wrong password', async () => {
  const timed = async (changes: { email?: string; password?: string }) => {
    const start = performance.now()
    await attempt(changes)
    return performance.now() - start
  }
  await timed({ email: 'warm@example.com' })
  const known = await timed({ password: 'wrong' })
  const unknown = await timed({ email: 'nobody@example.com' })
  expect(unknown).toBeGreaterThan(known / 3)
})

it('ends a session on sign-out, on a new password and on disabling', async () => {
  const first = await open()
  expect(await findSessionAccount(needs(), first)).toMatchObject({ email: EMAIL })
  await endSession(needs(), first)
  expect(await findSessionAccount(needs(), first)).toBeNull()

  const second = await open()
  await changePassword(needs(), EMAIL, 'another password')
  expect(await findSessionAccount(needs(), second)).toBeNull()
  expect(await attempt()).toMatchObject({ ok: false })

  await changePassword(needs(), EMAIL, PASSWORD)
  const third = await open()
  await setAdministratorDisabled(needs(), EMAIL, true)
  expect(await findSessionAccount(needs(), third)).toBeNull()
})

it('ends a session that rests too long, or lives too long', async () => {
  const idle = await open()
  clock += SESSION_IDLE_MS
  expect(await findSessionAccount(needs(), idle)).toBeNull()

  const busy = await open()
  const end = clock + SESSION_MAX_MS
  for (; clock < end; clock += SESSION_IDLE_MS / 2) expect(await findSessionAccount(needs(), busy)).not.toBeNull()
  expect(await findSessionAccount(needs(), busy)).toBeNull()
})

it('knows no session of another id', async () => {
  await open()
  expect(await findSessionAccount(needs(), 'forged')).toBeNull()
})

it('makes the named administrator once, and tells a made-up password only then', async () => {
  expect(await ensureAdministrator(needs(), {})).toBeNull()
  expect(await ensureAdministrator(needs(), { email: 'New@example.com', password: 'given password' })).toBeNull()
  const made = await ensureAdministrator(needs(), { email: 'third@example.com' })
  expect(made?.email).toBe('third@example.com')
  expect(await attempt({ email: 'third@example.com', password: made!.password })).toMatchObject({ ok: true })
  expect(await ensureAdministrator(needs(), { email: 'third@example.com', password: 'changed in the environment' })).toBeNull()
  expect(await attempt({ email: 'third@example.com', password: made!.password })).toMatchObject({ ok: true })
  expect(await attempt({ email: 'new@example.com', password: 'given password' })).toMatchObject({ ok: true })
})
