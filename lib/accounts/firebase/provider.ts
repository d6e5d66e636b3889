import type { AccountStore } from '@/lib/accounts/account-store'
import type { AuditStore } from '@/lib/accounts/audit-store'
import type { SessionStore } from '@/lib/accounts/session-store'
import type { FirebaseClientConfig } from '../firebase-client-config'
import type { IdentityProvider } from '../identity-provider'
import type { RefusalTrail } from '../refusal-trail'
import type { SignInThrottle } from '../throttle'
import type { FirebaseIdentities } from './identities'
import { firebaseRoles } from './roles'
import { withFirebaseRevocation } from './sessions'
import { firebaseSignInFailureText, signInWithFirebase } from './sign-in'
import { operatorWords as words } from '@/lib/messages/ko/account-office'

interface Dependencies {
  readonly store: { readonly accounts: AccountStore; readonly sessions: SessionStore; readonly audit: AuditStore }
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly now: () => Date
}

/**
 * Firebase Authentication, with any store: passwords never reach this server, and accounts are created in Firebase's
 * console.
 * @param administrators addresses of ADMIN_EMAIL, see roles.ts
 */
export function firebaseAuthentication(
  dependencies: Dependencies,
  identities: FirebaseIdentities,
  administrators: readonly string[],
  clientConfig: FirebaseClientConfig,
): IdentityProvider {
  const roleOf = firebaseRoles(administrators)
  const sessions = withFirebaseRevocation(dependencies.store, identities, roleOf, dependencies.now)
  return {
    sessions,
    passwords: null,
    tokens: {
      clientConfig,
      vendorAccountsNotice: words.firebaseAccounts,
      async findRole(email) {
        const identity = await identities.findByEmail(email)
        return identity && roleOf(identity)
      },
      async signIn(input) {
        const result = await signInWithFirebase({ ...dependencies, identities, roleOf }, input)
        return result.ok
          ? result
          : { ok: false, message: firebaseSignInFailureText(result), retryAfterSeconds: result.reason === 'throttled' ? result.retryAfterSeconds : null }
      },
    },
    ensureAdministrator: async () => undefined,
  }
}
