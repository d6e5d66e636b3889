import { cookies } from 'next/headers'
import { endCurrentSession, findCurrentAdmin } from '@/lib/requests/current-admin'
import { recordAudit } from '@/lib/requests/record-audit'
import { SESSION_COOKIES } from '@/lib/requests/session-cookie'
import { siteUrl } from '@/lib/env'
import { withErrorResponses } from '@/lib/requests/error-response'
import { safeRedirectPath, redirectAfterPost } from '@/lib/requests/form-response'
import { readBody } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { adminPaths } from '@/lib/admin-routes'

const BODY_MAX_BYTES = 2 * 1024

/** Ends the session in the store, then deletes the cookie. */
export const POST = withErrorResponses(async (request: Request) => {
  requireSameOrigin(request, siteUrl())
  const { values } = await readBody(request, BODY_MAX_BYTES)
  const admin = await findCurrentAdmin()
  await endCurrentSession()
  if (admin) await recordAudit(admin, 'session.close')
  const jar = await cookies()
  for (const name of SESSION_COOKIES) jar.set({ name, value: '', path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Secure-') })
  return redirectAfterPost(safeRedirectPath(values.returnTo, adminPaths.signIn))
})
