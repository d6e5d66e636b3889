import type { Account, StoredSession } from '@/lib/accounts/account'

/** Server-side sessions: the cookie holds only an id, so a session that is removed here is over everywhere. */
export interface SessionStore {
  add(session: StoredSession): Promise<void>
  /** Returns the session with its account, expired or not: the caller validates it. */
  find(idHash: string): Promise<{ session: StoredSession; account: Account } | null>
  touch(idHash: string, at: Date): Promise<void>
  remove(idHash: string): Promise<void>
  /** Removes sessions that expired before `at`. */
  removeExpired(at: Date): Promise<void>
}
