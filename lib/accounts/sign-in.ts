import type { AccountStore, AccountWithSecrets } from '@/lib/accounts/account-store'
import type { AuditAction, AuditStore } from '@/lib/accounts/audit-store'
import type { SessionStore } from '@/lib/accounts/session-store'
import { normaliseEmail, type Account } from './account'
import { passwordMark, sealCodeStep, type CodeStep } from './code-step'
import type { FirstPassword } from './first-password'
import { PASSWORD_MAX, verifyDummyPassword, verifyPassword } from './password'
import { openSession } from './session'
import { signInRefusalWords } from '@/lib/messages/ko/sign-in-refusals'
import { spendSecondFactor, type SecondFactor } from './second-factor'
import type { RefusalTrail } from './refusal-trail'
import type { SignInThrottle } from './throttle'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'

interface Dependencies {
  readonly store: { readonly accounts: AccountStore; readonly sessions: SessionStore; readonly audit: AuditStore }
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly firstPassword: Pick<FirstPassword, 'discard'>
  /** Signs what waits for a code. */
  readonly authSecret: string
  readonly now: () => Date
}

export interface SignInInput {
  readonly email: string
  readonly password: string
  /** Code of an authenticator app, or a recovery code; empty: an account with a second factor is asked for it next. */
  readonly code: string
  readonly address: string
  /** See known-device.ts. */
  readonly device: string | null
}

/** The second step of an account with a second factor. */
export interface CodeInput extends Pick<SignInInput, 'code' | 'address' | 'device'> {
  readonly step: CodeStep
}

export type SignInResult =
  | { readonly ok: true; readonly account: Account; readonly sessionId: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly reason: 'incomplete' }
  | { readonly ok: false; readonly reason: 'invalid' | 'wrong-code' | 'expired' }
  /** The password is right; `step` is for {@link signInWithCode}. */
  | { readonly ok: false; readonly reason: 'code'; readonly step: string }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAfterSeconds: number }

const LONG_WAIT_SECONDS = 5 * 60
const throttledText = (seconds: number) => `${words.throttled(Math.ceil(seconds / 60))}${seconds > LONG_WAIT_SECONDS ? words.longWait : ''}`

/** The forms' text after `로그인 실패: `. An unknown address and a wrong password have the same text. */
export const signInFailureText = (result: Exclude<SignInResult, { ok: true }>): string =>
  result.reason === 'throttled' ? throttledText(result.retryAfterSeconds) : signInRefusalWords[result.reason]

interface Checked {
  readonly account: Account
  readonly secondFactor: SecondFactor
}

/** Whose password is right. An unknown address, a wrong password and a disabled account take equally long. */
async function checkPassword({ store: { accounts } }: Dependencies, email: string, password: string): Promise<AccountWithSecrets | null> {
  const account = await accounts.findByEmail(email)
  // Treats an account without a password (invited, or of Firebase) as missing.
  const matches = account?.passwordHash ? await verifyPassword(password, account.passwordHash) : await verifyDummyPassword(password)
  return account && matches && !account.disabledAt ? account : null
}

type Attempt = Parameters<SignInThrottle['consume']>[0]

const entryOf = ({ now }: Dependencies, { address }: Pick<Attempt, 'address'>, action: AuditAction, actor: string | null = null) => ({
  at: now(),
  actor,
  address,
  action,
  subject: null,
  detail: null,
})

/** @returns null if the attempt may go on */
async function throttled(dependencies: Dependencies, attempt: Attempt): Promise<SignInResult | null> {
  const retryAfterSeconds = await dependencies.signInThrottle.consume(attempt)
  if (retryAfterSeconds === 0) return null
  await dependencies.refusals.record(entryOf(dependencies, attempt, 'session.throttled'))
  return { ok: false, reason: 'throttled', retryAfterSeconds }
}

async function refused(dependencies: Dependencies, attempt: Attempt, reason: 'invalid' | 'wrong-code' | 'expired'): Promise<SignInResult> {
  await dependencies.refusals.record(entryOf(dependencies, attempt, 'session.refused'))
  return { ok: false, reason }
}

async function opened(dependencies: Dependencies, attempt: Attempt, { account, secondFactor }: Checked): Promise<SignInResult> {
  await dependencies.signInThrottle.reward(attempt)
  const session = await openSession(dependencies, account)
  await dependencies.store.audit.record(
    entryOf(dependencies, attempt, secondFactor === 'recovery-code' ? 'session.recovery-code' : 'session.open', account.email),
  )
  await dependencies.firstPassword.discard(account.email)
  return { ok: true, account, ...session }
}

/**
 * Verifies the password and opens a session, or asks for the code of an account that has a second factor. An unknown
 * address and a wrong password take equally long.
 */
export async function signIn(dependencies: Dependencies, input: SignInInput): Promise<SignInResult> {
  const { store, signInThrottle, authSecret, now } = dependencies
  const email = normaliseEmail(input.email)
  if (!email || !input.password || email.length > 254 || input.password.length > PASSWORD_MAX)
    return { ok: false, reason: email && input.password ? 'invalid' : 'incomplete' }

  const attempt = { email, address: input.address, device: input.device }
  const wait = await throttled(dependencies, attempt)
  if (wait) return wait
  const account = await checkPassword(dependencies, email, input.password)
  if (!account) return refused(dependencies, attempt, 'invalid')
  if (account.totp && !input.code.trim()) {
    await signInThrottle.rewardPassword(attempt)
    return { ok: false, reason: 'code', step: sealCodeStep(authSecret, { email, passwordMark: passwordMark(authSecret, account.passwordHash) }, now()) }
  }
  const secondFactor = await spendSecondFactor(store.accounts, account, input.code, now())
  return secondFactor ? opened(dependencies, attempt, { account, secondFactor }) : refused(dependencies, attempt, 'invalid')
}

/** Verifies the code after a right password and opens a session. Throttled as the password is. */
export async function signInWithCode(dependencies: Dependencies, { step, code, ...input }: CodeInput): Promise<SignInResult> {
  const { store, authSecret, now } = dependencies
  const attempt = { email: step.email, ...input }
  const wait = await throttled(dependencies, attempt)
  if (wait) return wait
  const account = await store.accounts.findByEmail(step.email)
  const isCurrent = account && !account.disabledAt && account.totp && passwordMark(authSecret, account.passwordHash) === step.passwordMark
  if (!isCurrent) return refused(dependencies, attempt, 'expired')
  const secondFactor = await spendSecondFactor(store.accounts, account, code, now())
  return secondFactor ? opened(dependencies, attempt, { account, secondFactor }) : refused(dependencies, attempt, 'wrong-code')
}
