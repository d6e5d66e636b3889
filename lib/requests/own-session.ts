import 'server-only'
import { cookies } from 'next/headers'
import type { Account } from '@/lib/accounts/account'
import { openSession } from '@/lib/accounts/session'
import { HttpError } from '@/lib/requests/http-error'
import { services } from '@/lib/services'
import { sealSession, sessionCookie } from './session-token'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'

/** Opens a new session in this browser after a change that ended all sessions of the account. */
export async function reopenSession(account: Account): Promise<void> {
  const { sessionId, expiresAt } = await openSession(services(), account)
  const jar = await cookies()
  jar.set(sessionCookie(await sealSession({ email: account.email, sessionId }), expiresAt))
}

/**
 * @param seconds to wait; 0 passes
 * @throws HttpError 429
 */
export function requireNotThrottled(seconds: number): void {
  if (seconds > 0) throw new HttpError(429, words.throttled(Math.ceil(seconds / 60)), { 'retry-after': String(seconds) })
}
