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

const currentSessionId = async (): Promise<string | null> => openSealedSession((await cookies()).get(sessionCookieName(isSecureSite()))?.value)

/**
 * Who is signed in, asked of the store once a request; null when nobody is.
 * @param use see findSessionAccount
 */
export const findCurrentAdmin = cache(async (use: boolean = true): Promise<Account | null> => {
  const sessionId = await currentSessionId()
  return sessionId ? findSessionAccount(services(), sessionId, use) : null
})

/** The address of who asks, for the audit trail and the throttle. */
export const currentAddress = async (): Promise<string> => clientAddress(await headers(), services().env.TRUST_PROXY)

/** Writes a refused request down. @param why Korean, for the audit trail */
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
 * Who is signed in, for handlers that learn only from the body what is asked of them; they go on with
 * {@link requirePermission}. A refusal is recorded.
 * @throws UnauthenticatedError when nobody is signed in
 */
export async function requireSession(): Promise<Account> {
  const account = await findCurrentAdmin()
  if (account) return account
  const claimed = (await cookies()).getAll().some(({ name }) => SESSION_COOKIES.some((known) => name.startsWith(known)))
  await recordRefusal(null, claimed ? '유효하지 않은 세션' : '로그인하지 않음')
  throw new UnauthenticatedError('nobody is signed in')
}

/**
 * A refusal is recorded.
 * @throws ForbiddenError when the account's role has no such permission
 */
export async function requirePermission(account: Account, permission: Permission): Promise<void> {
  if (can(account, permission)) return
  await recordRefusal(account, `권한 없음: ${permission}`)
  throw new ForbiddenError(`no permission: ${permission}`)
}

/**
 * Every action and handler of /admin starts with this, or with `adminPost`, which does; pages with
 * {@link requireAdminPage}.
 * @throws UnauthenticatedError when nobody is signed in, ForbiddenError when the account may not
 */
export async function requireAdmin(permission: Permission): Promise<Account> {
  const account = await requireSession()
  await requirePermission(account, permission)
  return account
}

/**
 * As {@link requireAdmin}, for what a page asks by itself: it keeps no session alive, and that one has ended is no
 * refusal to be recorded.
 * @throws UnauthenticatedError when nobody is signed in, ForbiddenError when the account may not
 */
export async function requireWatchingAdmin(permission: Permission): Promise<Account> {
  const account = await findCurrentAdmin(false)
  if (!account) throw new UnauthenticatedError('nobody is signed in')
  await requirePermission(account, permission)
  return account
}

/**
 * As {@link requireAdmin}, for pages: sends who is not signed in to the sign-in page. Who may not see the page is told
 * what an address is told that does not exist.
 */
export async function requireAdminPage(permission: Permission): Promise<Account> {
  const account = await findCurrentAdmin()
  if (!account) redirect(adminPaths.signIn)
  if (!can(account, permission)) {
    await recordRefusal(account, `권한 없음: ${permission}`)
    notFound()
  }
  return account
}

/** Ends the session of this request in the store; the cookie is dead from then on, wherever it was copied. */
export async function endCurrentSession(): Promise<void> {
  const sessionId = await currentSessionId()
  if (sessionId) await endSession(services(), sessionId)
}
