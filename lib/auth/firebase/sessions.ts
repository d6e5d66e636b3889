import type { SessionStore } from '@/lib/store/session-store'
import type { FirebaseIdentities, FirebaseIdentity } from './identities'

/** How long an answer of Firebase is believed: within this a changed password or a disabled account ends its sessions. */
const BELIEVED_MS = 30_000
const REMEMBERED_MAX = 1_000

/**
 * Sessions that also end where Firebase says so: when the account is disabled or deleted, its password changed, its
 * tokens revoked, or it is no longer an administrator's. Asked on each request, at most every half minute and account.
 */
export function sessionsWatchedByFirebase(
  sessions: SessionStore,
  identities: FirebaseIdentities,
  mayAdminister: (identity: FirebaseIdentity) => boolean,
  now: () => Date,
): SessionStore {
  const asked = new Map<string, { readonly at: number; readonly answer: Promise<FirebaseIdentity | null> }>()

  function identityOf(email: string): Promise<FirebaseIdentity | null> {
    const at = now().getTime()
    const known = asked.get(email)
    if (known && at - known.at < BELIEVED_MS) return known.answer
    if (asked.size >= REMEMBERED_MAX) asked.clear()
    const answer = identities.findByEmail(email)
    asked.set(email, { at, answer })
    // A failure is not an answer to remember.
    answer.catch(() => asked.delete(email))
    return answer
  }

  return {
    ...sessions,
    async find(idHash) {
      const found = await sessions.find(idHash)
      if (!found || found.account.disabledAt) return found
      const identity = await identityOf(found.account.email)
      const holds = identity && mayAdminister(identity) && identity.validSince <= found.session.createdAt
      return holds ? found : { ...found, account: { ...found.account, disabledAt: now() } }
    },
  }
}
