import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { currentAddress } from '@/lib/requests/current-admin'
import { DEVICE_COOKIE, deviceCookie } from '@/lib/requests/device-cookie'
import { SIGN_IN_NOTICE_COOKIE, signInNoticeHeader } from '@/lib/accounts/office/sign-in-notice'
import { isSecureSite, sealSession, sessionCookie } from '@/lib/requests/session-token'
import { verifyDeviceCookie } from '@/lib/accounts/known-device'
import { normaliseEmail } from '@/lib/accounts/account'
import type { IdentityProvider } from '@/lib/accounts/identity-provider'
import { siteUrl } from '@/lib/env'
import { NotFoundError } from '@/lib/errors'
import { withErrorResponses, errorPage } from '@/lib/requests/error-response'
import { safeRedirectPath, redirectAfterPost } from '@/lib/requests/form-response'
import { readBody, type Body } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

type Passwords = NonNullable<IdentityProvider['passwords']>

const BODY_MAX_BYTES = 8 * 1024

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** `/site/press` -> `/site/press?signin=failed#sign-in`: the variant of the page that shows the notice. */
function failurePath(returnTo: string): string {
  const url = new URL(returnTo, 'http://local')
  url.searchParams.set('signin', 'failed')
  return `${url.pathname}${url.search}#sign-in`
}

async function answer(passwords: Passwords, body: Body): Promise<Response> {
  const { authSecret } = services()
  const jar = await cookies()
  const email = textOf(body.values.email)
  const returnTo = safeRedirectPath(body.values.returnTo, adminPaths.inbox)
  const failureTo = safeRedirectPath(body.values.failureTo, returnTo)
  const device = verifyDeviceCookie(authSecret, normaliseEmail(email), jar.get(DEVICE_COOKIE)?.value)
  const result = await passwords.signIn({
    email,
    password: textOf(body.values.password),
    code: textOf(body.values.code),
    address: await currentAddress(),
    device,
  })

  if (!result.ok) {
    const message = `로그인 실패: ${result.message}`
    if (body.kind === 'form') return redirectAfterPost(failurePath(failureTo), { 'set-cookie': signInNoticeHeader({ message, email }, isSecureSite()) })
    const { retryAfterSeconds: wait } = result
    return Response.json(
      { message },
      { status: wait === null ? 401 : 429, headers: { 'cache-control': 'no-store', ...(wait === null ? {} : { 'retry-after': String(wait) }) } },
    )
  }

  const answered =
    body.kind === 'form' ? redirectAfterPost(returnTo) : Response.json({ email: result.account.email }, { headers: { 'cache-control': 'no-store' } })
  const sealed = await sealSession({ email: result.account.email, sessionId: result.sessionId })
  jar.set({ name: SIGN_IN_NOTICE_COOKIE, value: '', path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax' })
  jar.set(sessionCookie(sealed, result.expiresAt))
  jar.set(deviceCookie(authSecret, result.account.email))
  return answered
}

/** Handles the sign-in form: redirects after a form post, responds with JSON to JSON. */
export const POST = withErrorResponses(async (request: NextRequest) => {
  requireSameOrigin(request, siteUrl())
  const { passwords } = services().identity
  // Checks before reading the body: where a vendor verifies passwords, none may reach this server, not even one sent by
  // mistake.
  if (!passwords) throw new NotFoundError('no password is judged here')
  const body = await readBody(request, BODY_MAX_BYTES)
  try {
    return await answer(passwords, body)
  } catch (error) {
    if (body.kind === 'form') return errorPage(error)
    throw error
  }
})
