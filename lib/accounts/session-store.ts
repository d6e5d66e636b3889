import type { Account, StoredSession } from '@/lib/accounts/account'

/** Server-side sessions: the cookie only points at one, so ending it here ends it everywhere. */
export interface SessionStore {
  add(session: StoredSession): Promise<void>
  /** The session with its account, whether or not it is still good: the caller judges. */
  find(idHash: string): Promise<{ session: StoredSession; account: Account } | null>
  touch(idHash: string, at: Date): Promise<void>
  remove(idHash: string): Promise<void>
  /** Forgets those that ended before `at`. */
  removeExpired(at: Date): Promise<void>
}
