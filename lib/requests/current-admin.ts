import 'server-only'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Account } from '@/lib/accounts/account'
import { can, type Permission } from '@/lib/accounts/permissions'
import { endSession, findSessionAccount } from '@/lib/accounts/session'
import { ForbiddenError, UnauthenticatedError } from '@/lib/errors'
import { clientAddress } from '@/lib/requests/client-address'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { SESSION_COOKIES, sessionCookieName } from './session-cookie'
import { isSecureSite, openSealedSession } from './session-token'
import { accountAuditWords as words } from '@/lib/messages/ko/account-office'

const currentSessionId = async (): Promise<string | null> => openSealedSession((await cookies()).get(sessionCookieName(isSecureSite()))?.value)

/**
 * The signed-in account, read from the store once per request; null without a session.
 * @param use see findSessionAccount
 */
export const findCurrentAdmin = cache(async (use: boolean = true): Promise<Account | null> => {
  const sessionId = await currentSessionId()
  return sessionId ? findSessionAccount(services(), sessionId, use) : null
})

/** The client's address, for the audit trail and the throttle. */
export const currentAddress = async (): Promise<string> => clientAddress(await headers(), services().env.TRUST_PROXY)

/**
 * Records a refused request.
 * @param why Korean, for the audit trail
 */
async function recordRefusal(account: Account | null, why: string): Promise<void> {
  const { refusals, now } = services()
  await refusals.record({
    at: now(),
    actor: account?.email ?? null,
    address: await currentAddress(),
    action: 'access.refused',
    subject: null,
    detail: why,
  })
}

/**
 * The signed-in account, for handlers that need the body to know the permission; call {@link requirePermission} next.
 * Records a refusal.
 * @throws UnauthenticatedError when nobody is signed in
 */
export async function requireSession(): Promise<Account> {
  const account = await findCurrentAdmin()
  if (account) return account
  const claimed = (await cookies()).getAll().some(({ name }) => SESSION_COOKIES.some((known) => name.startsWith(known)))
  await recordRefusal(null, claimed ? words.invalidSession : words.notSignedIn)
  throw new UnauthenticatedError('nobody is signed in')
}

/**
 * Records a refusal.
 * @throws ForbiddenError when the account's role lacks the permission
 */
export async function requirePermission(account: Account, permission: Permission): Promise<void> {
  if (can(account, permission)) return
  await recordRefusal(account, words.notAllowed(permission))
  throw new ForbiddenError(`no permission: ${permission}`)
}

/**
 * Must be called first by every action and handler of /admin, directly or through `adminPost`; pages call {@link
 * requireAdminPage}.
 * @throws UnauthenticatedError when nobody is signed in, ForbiddenError without the permission
 */
export async function requireAdmin(permission: Permission): Promise<Account> {
  const account = await requireSession()
  await requirePermission(account, permission)
  return account
}

/**
 * Like {@link requireAdmin}, for polling: does not extend the session, and does not record an ended session as a
 * refusal.
 * @throws UnauthenticatedError when nobody is signed in, ForbiddenError without the permission
 */
export async function requireWatchingAdmin(permission: Permission): Promise<Account> {
  const account = await findCurrentAdmin(false)
  if (!account) throw new UnauthenticatedError('nobody is signed in')
  await requirePermission(account, permission)
  return account
}

/**
 * Like {@link requireAdmin}, for pages: redirects to the sign-in page without a session. Without the permission it
 * responds as for a missing page.
 */
export async function requireAdminPage(permission: Permission): Promise<Account> {
  const account = await findCurrentAdmin()
  if (!account) redirect(adminPaths.signIn)
  if (!can(account, permission)) {
    await recordRefusal(account, words.notAllowed(permission))
    notFound()
  }
  return account
}

/** Ends the session of this request in the store, which invalidates every copy of its cookie. */
export async function endCurrentSession(): Promise<void> {
  const sessionId = await currentSessionId()
  if (sessionId) await endSession(services(), sessionId)
}
