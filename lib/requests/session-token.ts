import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { siteUrl } from '@/lib/env'
import { services } from '@/lib/services'
import { SESSION_MAX_MS } from '@/lib/accounts/session'
import { sessionCookieName } from './session-cookie'

export const isSecureSite = (): boolean => siteUrl().startsWith('https:')
export const SESSION_MAX_SECONDS = SESSION_MAX_MS / 1000

/** The cookie's encrypted value: the e-mail address, and the id of the stored session. */
export const sealSession = (session: { email: string; sessionId: string }): Promise<string> =>
  encode({ secret: services().authSecret, maxAge: SESSION_MAX_SECONDS, token: { sub: session.email, email: session.email, sid: session.sessionId } })

/** @returns the session's id, or null for a cookie that is missing, forged, expired or of another secret */
export async function openSealedSession(value: string | undefined): Promise<string | null> {
  if (!value) return null
  try {
    const token = await decode({ secret: services().authSecret, token: value })
    return typeof token?.sid === 'string' ? token.sid : null
  } catch {
    return null
  }
}

export const sessionCookie = (value: string, expiresAt: Date) => ({
  name: sessionCookieName(isSecureSite()),
  value,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecureSite(),
  path: '/',
  expires: expiresAt,
})
