import type { AccountStore } from '@/lib/accounts/account-store'
import type { AuditStore } from '@/lib/accounts/audit-store'
import type { SessionStore } from '@/lib/accounts/session-store'
import { ensureAdministrator } from './administrator'
import type { FirstPassword } from './first-password'
import type { IdentityProvider, SignInOutcome } from './identity-provider'
import type { RefusalTrail } from './refusal-trail'
import { signIn, signInFailureText, signInWithCode, type SignInResult } from './sign-in'
import type { SignInThrottle } from './throttle'

interface Dependencies {
  readonly store: { readonly accounts: AccountStore; readonly sessions: SessionStore; readonly audit: AuditStore }
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly firstPassword: FirstPassword
  readonly authSecret: string
  readonly now: () => Date
}

function outcomeOf(result: SignInResult): SignInOutcome {
  if (result.ok) return result
  return {
    ok: false,
    message: signInFailureText(result),
    retryAfterSeconds: result.reason === 'throttled' ? result.retryAfterSeconds : null,
    ...(result.reason === 'code' ? { step: result.step } : {}),
    ...(result.reason === 'expired' ? { startAgain: true } : {}),
  }
}

/**
 * Identity provider with local accounts: the site's own store keeps password hashes.
 * @param named the administrator whose account is created if missing, see administrator.ts
 */
export const ownAccounts = (
  dependencies: Dependencies,
  named: { readonly email: string | undefined; readonly password: string | undefined },
): IdentityProvider => ({
  sessions: dependencies.store.sessions,
  tokens: null,
  passwords: {
    signIn: async (input) => outcomeOf(await signIn(dependencies, input)),
    signInWithCode: async (input) => outcomeOf(await signInWithCode(dependencies, input)),
  },
  async ensureAdministrator() {
    const created = await ensureAdministrator(dependencies, named)
    if (created) await dependencies.firstPassword.announce(created)
  },
})
