import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { StoreUnavailableError } from '@/lib/errors'
import type { FirebaseApp } from '@/lib/accounts/firebase/app'
import type { Role } from '../account'
import { claimedRole } from './claims'

/** The data of a Firebase account that matters here. */
export interface FirebaseIdentity {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly disabled: boolean
  /** Sessions opened earlier have ended: the password was changed, or the account was signed out everywhere. */
  readonly validSince: Date
  /** Role of its custom claims, see claims.ts. */
  readonly claimedRole: Role | null
}

export interface FirebaseIdentities {
  /**
   * @returns the owner of an ID token and the time of the sign-in; null for a token that is forged, too old, revoked or
   *   of another project, or whose account is disabled or deleted
   * @throws StoreUnavailableError when Firebase cannot be reached
   */
  verify(idToken: string): Promise<{ readonly identity: FirebaseIdentity; readonly signedInAt: Date } | null>
  /**
   * @returns null if there is none
   * @throws StoreUnavailableError when Firebase cannot be reached
   */
  findByEmail(email: string): Promise<FirebaseIdentity | null>
}

/** Codes that mean "invalid token"; any other code means that Firebase could not be reached. */
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
        // Reads the account's current state, because a claim may have been removed since the token was issued.
        return { identity: toIdentity(await firebase.getUser(token.uid)), signedInAt: new Date(token.auth_time * 1000) }
      }),
    findByEmail: (email) => orNull(async () => toIdentity(await (await auth()).getUserByEmail(email))),
  }
}
