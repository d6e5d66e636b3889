import 'server-only'
import { cookies } from 'next/headers'
import type { Account } from '@/lib/accounts/account'
import { openSession } from '@/lib/accounts/session'
import { HttpError } from '@/lib/requests/http-error'
import { services } from '@/lib/services'
import { sealSession, sessionCookie } from './session-token'

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
  if (seconds > 0) throw new HttpError(429, `시도가 너무 많습니다. ${Math.ceil(seconds / 60)}분 뒤에 다시 시도해 주세요.`, { 'retry-after': String(seconds) })
}
