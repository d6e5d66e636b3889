import { normaliseEmail } from '../account'
import type { FirebaseIdentity } from './identities'

/**
 * Decides which Firebase account is an administrator: one with the custom claim, or one whose verified address is on the
 * list. Unverified addresses do not count: where a project lets people sign up, anybody could claim one of the list.
 * @param addresses of ADMIN_EMAIL
 */
export function firebaseAdministrators(addresses: readonly string[]): (identity: FirebaseIdentity) => boolean {
  const allowed = new Set(addresses.map(normaliseEmail))
  return ({ email, emailVerified, disabled, administratorClaim }) =>
    !disabled && email !== '' && (administratorClaim || (emailVerified && allowed.has(normaliseEmail(email))))
}
