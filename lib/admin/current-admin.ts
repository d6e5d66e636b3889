import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Account } from '@/lib/auth/account'
import { endSession, findSessionAccount } from '@/lib/auth/session'
import { ForbiddenError, UnauthenticatedError } from '@/lib/errors'
import { clientAddress } from '@/lib/http/client-address'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'
import { SESSION_COOKIES, sessionCookieName } from './session-cookie'
import { isSecureSite, openSealedSession } from './session-token'

const currentSessionId = async (): Promise<string | null> => openSealedSession((await cookies()).get(sessionCookieName(isSecureSite()))?.value)

/** Who is signed in, asked of the store once a request; null when nobody is. */
export const findCurrentAdmin = cache(async (): Promise<Account | null> => {
  const sessionId = await currentSessionId()
  return sessionId ? findSessionAccount(services(), sessionId) : null
})

/** The address of who asks, for the audit trail and the throttle. */
export const currentAddress = async (): Promise<string> => clientAddress(await headers(), services().env.TRUST_PROXY)

/**
 * Every page, action and handler of the administrator starts with this (or with {@link requireAdminPage}).
 * A refusal is recorded.
 * @throws UnauthenticatedError when nobody is signed in, ForbiddenError when the account may not
 */
export async function requireAdmin(): Promise<Account> {
  const account = await findCurrentAdmin()
  if (account?.role === 'administrator') return account
  const { refusals, now } = services()
  const claimed = (await cookies()).getAll().some(({ name }) => SESSION_COOKIES.some((known) => name.startsWith(known)))
  await refusals.record({
    at: now(),
    actor: account?.email ?? null,
    address: await currentAddress(),
    action: 'access.refused',
    subject: null,
    detail: claimed ? '유효하지 않은 세션' : '로그인하지 않음',
  })
  throw account ? new ForbiddenError('not an administrator') : new UnauthenticatedError('nobody is signed in')
}

/** As {@link requireAdmin}, for pages: sends who is not signed in to the sign-in page. */
export async function requireAdminPage(): Promise<Account> {
  const account = await findCurrentAdmin()
  if (account?.role !== 'administrator') redirect(adminPaths.signIn)
  return account
}

/** Ends the session of this request in the store; the cookie is dead from then on, wherever it was copied. */
export async function endCurrentSession(): Promise<void> {
  const sessionId = await currentSessionId()
  if (sessionId) await endSession(services(), sessionId)
}
