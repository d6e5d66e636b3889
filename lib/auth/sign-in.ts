import type { AccountStore } from '@/lib/store/account-store'
import type { AuditStore } from '@/lib/store/audit-store'
import type { SessionStore } from '@/lib/store/session-store'
import { normaliseEmail, type Account } from './account'
import { PASSWORD_MAX, verifyNothing, verifyPassword } from './password'
import { openSession } from './session'
import type { RefusalTrail } from './refusal-trail'
import type { SignInThrottle } from './throttle'

interface Needs {
  readonly store: { readonly accounts: AccountStore; readonly sessions: SessionStore; readonly audit: AuditStore }
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly now: () => Date
}

export interface SignInInput {
  readonly email: string
  readonly password: string
  readonly address: string
  /** See known-device.ts. */
  readonly device: string | null
}

export type SignInResult =
  | { readonly ok: true; readonly account: Account; readonly sessionId: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly reason: 'incomplete' }
  | { readonly ok: false; readonly reason: 'invalid' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAfterSeconds: number }

/** Reasons as the form shows them after `로그인 실패: `. An unknown address and a wrong password read alike. */
export const signInFailureText = (result: Exclude<SignInResult, { ok: true }>): string => {
  if (result.reason === 'throttled') return `시도가 너무 많습니다. ${Math.ceil(result.retryAfterSeconds / 60)}분 뒤에 다시 시도해 주세요.`
  if (result.reason === 'incomplete') return '이메일과 비밀번호를 입력해 주세요.'
  return '이메일 또는 비밀번호가 올바르지 않습니다.'
}

async function check(accounts: AccountStore, email: string, password: string): Promise<Account | null> {
  const account = await accounts.findByEmail(email)
  const matches = account ? await verifyPassword(password, account.passwordHash) : await verifyNothing(password)
  return account && matches && !account.disabledAt ? account : null
}

/** Judges an e-mail and a password, and opens a session. Takes alike for an unknown address and a wrong password. */
export async function signIn(needs: Needs, input: SignInInput): Promise<SignInResult> {
  const { store, signInThrottle, refusals, now } = needs
  const email = normaliseEmail(input.email)
  if (!email || !input.password || email.length > 254 || input.password.length > PASSWORD_MAX) return { ok: false, reason: email && input.password ? 'invalid' : 'incomplete' }

  const attempt = { email, address: input.address, device: input.device }
  const retryAfterSeconds = await signInThrottle.take(attempt)
  const entry = (action: string, actor: string | null) => ({ at: now(), actor, address: input.address, action, subject: null, detail: null })
  if (retryAfterSeconds > 0) {
    await refusals.record(entry('session.throttled', null))
    return { ok: false, reason: 'throttled', retryAfterSeconds }
  }

  const account = await check(store.accounts, email, input.password)
  if (!account) {
    await refusals.record(entry('session.refused', null))
    return { ok: false, reason: 'invalid' }
  }
  await signInThrottle.succeed(attempt)
  const session = await openSession(needs, account)
  await store.audit.record(entry('session.open', account.email))
  return { ok: true, account, ...session }
}
