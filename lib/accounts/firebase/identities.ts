import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { StoreUnavailableError } from '@/lib/errors'
import type { FirebaseApp } from '@/lib/accounts/firebase/app'
import type { Role } from '../account'
import { claimedRole } from './claims'

/** What Firebase Authentication knows about an account, as far as it matters here. */
export interface FirebaseIdentity {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly disabled: boolean
  /** Sessions opened before this have ended: the password was changed, or the account was signed out everywhere. */
  readonly validSince: Date
  /** By its custom claims, see claims.ts. */
  readonly claimedRole: Role | null
}

export interface FirebaseIdentities {
  /**
   * @returns whose ID token this is and when its password was given; null for one that is forged, too old, revoked, of
   *   another project, or of an account that is disabled or gone
   * @throws StoreUnavailableError when Firebase cannot be asked
   */
  verify(idToken: string): Promise<{ readonly identity: FirebaseIdentity; readonly signedInAt: Date } | null>
  /** @returns null when there is none. @throws StoreUnavailableError when Firebase cannot be asked */
  findByEmail(email: string): Promise<FirebaseIdentity | null>
}

/** Says "not this one"; every other code says that Firebase could not be asked. */
const REJECTION_CODES: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-email',
])

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && REJECTION_CODES.has(cause.code)) return null
    throw new StoreUnavailableError('Firebase Authentication cannot answer', { cause })
  }
}

const toIdentity = (user: UserRecord): FirebaseIdentity => ({
  id: user.uid,
  email: (user.email ?? '').toLowerCase(),
  emailVerified: user.emailVerified,
  disabled: user.disabled,
  validSince: new Date(user.tokensValidAfterTime ?? 0),
  claimedRole: claimedRole(user.customClaims),
})

export function firebaseIdentities(app: FirebaseApp): FirebaseIdentities {
  const auth = async () => {
    const [opened, { getAuth }] = await Promise.all([app.open(), import('firebase-admin/auth')])
    return getAuth(opened)
  }
  return {
    verify: (idToken) =>
      orNull(async () => {
        const firebase = await auth()
        const token = await firebase.verifyIdToken(idToken, true)
        // The account as it is now, not as the token remembers it: a claim may have been taken away since.
        return { identity: toIdentity(await firebase.getUser(token.uid)), signedInAt: new Date(token.auth_time * 1000) }
      }),
    findByEmail: (email) => orNull(async () => toIdentity(await (await auth()).getUserByEmail(email))),
  }
}
