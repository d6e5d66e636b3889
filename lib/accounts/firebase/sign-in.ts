import type { AccountStore } from '@/lib/accounts/account-store'
import type { AuditAction, AuditEntry, AuditStore } from '@/lib/accounts/audit-store'
import type { SessionStore } from '@/lib/accounts/session-store'
import { normaliseEmail, type Account, type Role } from '../account'
import { followRole } from './follow-role'
import type { FirebaseIdentities, FirebaseIdentity } from './identities'
import type { RoleOfIdentity } from './roles'
import type { RefusalTrail } from '../refusal-trail'
import { openSession } from '../session'
import type { SignInThrottle } from '../throttle'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'

/**
 * An ID token is valid for an hour but opens a session only shortly after the sign-in (`auth_time`), which limits the
 * use of a leaked token.
 */
const MAX_SIGN_IN_AGE_MS = 5 * 60 * 1000
/** Longer than any ID token of Firebase. */
const TOKEN_MAX_LENGTH = 8 * 1024

export interface FirebaseSignInServices {
  readonly store: { readonly accounts: AccountStore; readonly sessions: SessionStore; readonly audit: AuditStore }
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly identities: FirebaseIdentities
  readonly roleOf: RoleOfIdentity
  readonly now: () => Date
}

export type FirebaseSignInResult =
  | { readonly ok: true; readonly account: Account; readonly sessionId: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly reason: 'invalid' | 'forbidden' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAfterSeconds: number }

/** The forms' text after `로그인 실패: `. Firebase verifies passwords: see components/press/firebase-sign-in-reason.ts. */
export const firebaseSignInFailureText = (result: Exclude<FirebaseSignInResult, { ok: true }>): string => {
  if (result.reason === 'throttled') return words.throttled(Math.ceil(result.retryAfterSeconds / 60))
  if (result.reason === 'forbidden') return words.notAllowed
  return words.sessionExpired
}

/** The local record of a Firebase account: sessions refer to it, and `npm run site -- admin disable` changes it. */
async function findOrCreateAccount({ store, now }: FirebaseSignInServices, identity: FirebaseIdentity, role: Role, address: string): Promise<Account> {
  const email = normaliseEmail(identity.email)
  const known = await store.accounts.findByEmail(email)
  if (known) return known
  const account: Account = { id: identity.id, email, name: null, role, createdAt: now(), disabledAt: null }
  // Without hash: Firebase has the password, and the embedded sign-in is closed then.
  const audit: AuditEntry = { at: account.createdAt, actor: email, address, action: 'account.create', subject: account.id, detail: 'Firebase' }
  if (await store.accounts.add({ ...account, passwordHash: '' }, audit)) return account
  const added = await store.accounts.findByEmail(email)
  if (!added) throw new Error('the account of a Firebase identity could neither be added nor found')
  return added
}

/**
 * Opens a session if the ID token's account has a role here.
 * @throws StoreUnavailableError when Firebase or the store is unavailable
 */
export async function signInWithFirebase(
  services: FirebaseSignInServices,
  input: { readonly idToken: string; readonly address: string },
): Promise<FirebaseSignInResult> {
  const { store, signInThrottle, refusals, identities, roleOf, now } = services
  const entry = (action: AuditAction, actor: string | null) => ({ at: now(), actor, address: input.address, action, subject: null, detail: null })
  // Firebase throttles passwords; this limit only keeps an address from having us verify tokens without end.
  const attempt = { email: `firebase:${input.address}`, address: input.address, device: null }
  const retryAfterSeconds = await signInThrottle.consume(attempt)
  if (retryAfterSeconds > 0) {
    await refusals.record(entry('session.throttled', null))
    return { ok: false, reason: 'throttled', retryAfterSeconds }
  }

  const verified = input.idToken.length > 0 && input.idToken.length <= TOKEN_MAX_LENGTH ? await identities.verify(input.idToken) : null
  if (!verified || now().getTime() - verified.signedInAt.getTime() > MAX_SIGN_IN_AGE_MS) {
    await refusals.record(entry('session.refused', null))
    return { ok: false, reason: 'invalid' }
  }
  const role = roleOf(verified.identity)
  if (!role) {
    await refusals.record(entry('session.refused', normaliseEmail(verified.identity.email)))
    return { ok: false, reason: 'forbidden' }
  }
  const account = await findOrCreateAccount(services, verified.identity, role, input.address)
  if (account.disabledAt) {
    await refusals.record(entry('session.refused', account.email))
    return { ok: false, reason: 'forbidden' }
  }
  await signInThrottle.reward(attempt)
  await followRole(services, account, role)
  const session = await openSession(services, account)
  await store.audit.record(entry('session.open', account.email))
  const { id, email, name, createdAt, disabledAt } = account
  return { ok: true, account: { id, email, name, role, createdAt, disabledAt }, ...session }
}
