import type { AccountStore } from '@/lib/accounts/account-store'
import type { SessionStore } from '@/lib/accounts/session-store'
import type { Account } from '../account'
import { followRole } from './follow-role'
import type { FirebaseIdentities, FirebaseIdentity } from './identities'
import type { RoleOfIdentity } from './roles'

/**
 * Cache lifetime of an account's state in Firebase. A changed password or a disabled account ends its sessions within
 * this time.
 */
const CACHE_TTL_MS = 30_000
const CACHE_MAX_ENTRIES = 1_000

/**
 * Wraps the session store with revocation by Firebase: a session is invalid once the account is disabled or deleted,
 * its password was changed, its tokens were revoked, or it lost its role. Uses Firebase's current role and stores it
 * when it changed. Checks each request, with a cache per account.
 */
export function withFirebaseRevocation(
  store: { readonly sessions: SessionStore; readonly accounts: Pick<AccountStore, 'followRole'> },
  identities: FirebaseIdentities,
  roleOf: RoleOfIdentity,
  now: () => Date,
): SessionStore {
  const { sessions } = store
  const cache = new Map<string, { readonly at: number; readonly answer: Promise<FirebaseIdentity | null> }>()

  /** Stores the role only from a fresh response: a cached one may be older than what a sign-in has stored. */
  async function ask(account: Account): Promise<FirebaseIdentity | null> {
    const identity = await identities.findByEmail(account.email)
    const role = identity && roleOf(identity)
    if (role) await followRole({ store, now }, account, role)
    return identity
  }

  function identityOf(account: Account): Promise<FirebaseIdentity | null> {
    const { email } = account
    const at = now().getTime()
    const known = cache.get(email)
    if (known && at - known.at < CACHE_TTL_MS) return known.answer
    if (cache.size >= CACHE_MAX_ENTRIES) cache.clear()
    const answer = ask(account)
    cache.set(email, { at, answer })
    // Does not cache failures.
    answer.catch(() => cache.delete(email))
    return answer
  }

  return {
    ...sessions,
    async find(idHash) {
      const found = await sessions.find(idHash)
      if (!found || found.account.disabledAt) return found
      const identity = await identityOf(found.account)
      const role = identity && identity.validSince <= found.session.createdAt ? roleOf(identity) : null
      return { ...found, account: role ? { ...found.account, role } : { ...found.account, disabledAt: now() } }
    },
  }
}
