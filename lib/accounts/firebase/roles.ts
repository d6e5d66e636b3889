import { normaliseEmail, type Role } from '../account'
import type { FirebaseIdentity } from './identities'

/** @returns the role of a Firebase account here; null if it has none */
export type RoleOfIdentity = (identity: FirebaseIdentity) => Role | null

/**
 * Determines a Firebase account's role: its custom claim, or else administrator if its verified address is listed.
 * Ignores unverified addresses: where a project allows sign-up, anybody could claim a listed one.
 * @param addresses of ADMIN_EMAIL
 */
export function firebaseRoles(addresses: readonly string[]): RoleOfIdentity {
  const allowed = new Set(addresses.map(normaliseEmail))
  return ({ email, emailVerified, disabled, claimedRole: claimed }) => {
    if (disabled || email === '') return null
    return claimed ?? (emailVerified && allowed.has(normaliseEmail(email)) ? 'administrator' : null)
  }
}
