import type { AccountStore } from '@/lib/accounts/account-store'
import type { AuditAction, AuditStore } from '@/lib/accounts/audit-store'
import type { SessionStore } from '@/lib/accounts/session-store'
import { normaliseEmail, type Account } from './account'
import type { FirstPassword } from './first-password'
import { PASSWORD_MAX, verifyDummyPassword, verifyPassword } from './password'
import { openSession } from './session'
import { SIGN_IN_MESSAGES } from './sign-in-messages'
import { spendSecondFactor, type SecondFactor } from './second-factor'
import type { RefusalTrail } from './refusal-trail'
import type { SignInThrottle } from './throttle'

interface Dependencies {
  readonly store: { readonly accounts: AccountStore; readonly sessions: SessionStore; readonly audit: AuditStore }
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly firstPassword: Pick<FirstPassword, 'discard'>
  readonly now: () => Date
}

export interface SignInInput {
  readonly email: string
  readonly password: string
  /** Code of an authenticator app, or a recovery code; empty if the account has no second factor. */
  readonly code: string
  readonly address: string
  /** See known-device.ts. */
  readonly device: string | null
}

export type SignInResult =
  | { readonly ok: true; readonly account: Account; readonly sessionId: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly reason: 'incomplete' }
  | { readonly ok: false; readonly reason: 'invalid' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAfterSeconds: number }

const LONG_WAIT_SECONDS = 5 * 60
const throttledText = (seconds: number) =>
  `시도가 너무 많습니다. ${Math.ceil(seconds / 60)}분 뒤에 다시 시도해 주세요.${seconds > LONG_WAIT_SECONDS ? ' 급하시면 전에 로그인했던 기기를 쓰시거나, 사이트 운영자에게 로그인 링크를 요청해 주세요.' : ''}`

/** The forms' text after `로그인 실패: `. An unknown address, a wrong password and a wrong code have the same text. */
export const signInFailureText = (result: Exclude<SignInResult, { ok: true }>): string => {
  if (result.reason === 'throttled') return throttledText(result.retryAfterSeconds)
  if (result.reason === 'incomplete') return SIGN_IN_MESSAGES.incomplete
  return SIGN_IN_MESSAGES.invalid
}

interface Checked {
  readonly account: Account
  readonly secondFactor: SecondFactor
}

async function check({ store: { accounts }, now }: Dependencies, email: string, password: string, code: string): Promise<Checked | null> {
  const account = await accounts.findByEmail(email)
  // Treats an account without a password (invited, or of Firebase) as missing.
  const matches = account?.passwordHash ? await verifyPassword(password, account.passwordHash) : await verifyDummyPassword(password)
  if (!account || !matches || account.disabledAt) return null
  const secondFactor = await spendSecondFactor(accounts, account, code, now())
  return secondFactor && { account, secondFactor }
}

/** Verifies the input and opens a session. An unknown address, a wrong password and a wrong code take equally long. */
export async function signIn(dependencies: Dependencies, input: SignInInput): Promise<SignInResult> {
  const { store, signInThrottle, refusals, now } = dependencies
  const email = normaliseEmail(input.email)
  if (!email || !input.password || email.length > 254 || input.password.length > PASSWORD_MAX)
    return { ok: false, reason: email && input.password ? 'invalid' : 'incomplete' }

  const attempt = { email, address: input.address, device: input.device }
  const retryAfterSeconds = await signInThrottle.consume(attempt)
  const entry = (action: AuditAction, actor: string | null) => ({ at: now(), actor, address: input.address, action, subject: null, detail: null })
  if (retryAfterSeconds > 0) {
    await refusals.record(entry('session.throttled', null))
    return { ok: false, reason: 'throttled', retryAfterSeconds }
  }

  const checked = await check(dependencies, email, input.password, input.code)
  if (!checked) {
    await refusals.record(entry('session.refused', null))
    return { ok: false, reason: 'invalid' }
  }
  const { account, secondFactor } = checked
  await signInThrottle.reward(attempt)
  const session = await openSession(dependencies, account)
  await store.audit.record(entry(secondFactor === 'recovery-code' ? 'session.recovery-code' : 'session.open', account.email))
  await dependencies.firstPassword.discard(account.email)
  return { ok: true, account, ...session }
}
