import { createHash, randomBytes } from 'node:crypto'
import type { SessionStore } from '@/lib/accounts/session-store'
import type { Account } from './account'

/** Idle timeout, and absolute timeout, of a session. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000
export const SESSION_MAX_MS = 7 * 24 * 60 * 60 * 1000
/** Limits how often "last seen" is written. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000

interface Dependencies {
  readonly store: { readonly sessions: SessionStore }
  readonly now: () => Date
}

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

/** @returns the session's secret id, which only the cookie contains */
export async function openSession({ store, now }: Dependencies, account: Pick<Account, 'id'>): Promise<{ sessionId: string; expiresAt: Date }> {
  const sessionId = randomBytes(32).toString('base64url')
  const at = now()
  const expiresAt = new Date(at.getTime() + SESSION_MAX_MS)
  await store.sessions.removeExpired(at)
  await store.sessions.add({ idHash: hashOf(sessionId), accountId: account.id, createdAt: at, lastSeenAt: at, expiresAt })
  return { sessionId, expiresAt }
}

/**
 * The account of a session, read each time: null once the session ended or expired, or its account was disabled.
 * @param use whether a person acts: a page that polls does not extend the session
 */
export async function findSessionAccount({ store, now }: Dependencies, sessionId: string, use = true): Promise<Account | null> {
  const idHash = hashOf(sessionId)
  const found = await store.sessions.find(idHash)
  if (!found || found.account.disabledAt) return null
  const at = now()
  const idle = at.getTime() - found.session.lastSeenAt.getTime()
  if (at >= found.session.expiresAt || idle >= SESSION_IDLE_MS) return null
  if (use && idle >= TOUCH_INTERVAL_MS) await store.sessions.touch(idHash, at)
  return found.account
}

export const endSession = ({ store }: Pick<Dependencies, 'store'>, sessionId: string): Promise<void> => store.sessions.remove(hashOf(sessionId))
