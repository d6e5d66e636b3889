import { normaliseEmail, type Role } from '../account'
import type { FirebaseIdentity } from './identities'

/** @returns the role of a Firebase account here; null when it has none */
export type RoleOfIdentity = (identity: FirebaseIdentity) => Role | null

/**
 * Decides what a Firebase account is here: what its custom claim says, or else an administrator where its verified address
 * is on the list. Unverified addresses do not count: where a project lets people sign up, anybody could claim one of the
 * list.
 * @param addresses of ADMIN_EMAIL
 */
export function firebaseRoles(addresses: readonly string[]): RoleOfIdentity {
  const allowed = new Set(addresses.map(normaliseEmail))
  return ({ email, emailVerified, disabled, claimedRole: claimed }) => {
    if (disabled || email === '') return null
    return claimed ?? (emailVerified && allowed.has(normaliseEmail(email)) ? 'administrator' : null)
  }
}
