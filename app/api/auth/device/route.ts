import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { deviceCookie } from '@/lib/requests/device-cookie'
import { signInNoticeHeader } from '@/lib/accounts/office/sign-in-notice'
import { isSecureSite } from '@/lib/requests/session-token'
import { verifyUnlockToken } from '@/lib/accounts/known-device'
import { NotFoundError } from '@/lib/errors'
import { withErrorResponses } from '@/lib/requests/error-response'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { officeSignInWords as words } from '@/lib/messages/ko/office-sign-in'

/** Opened with the link of `npm run site -- admin unlock`: makes this browser a known device and redirects to the sign-in. */
export const GET = withErrorResponses(async (request: NextRequest) => {
  const { authSecret, identity, now } = services()
  if (!identity.passwords) throw new NotFoundError('no password is judged here')
  const invited = verifyUnlockToken(authSecret, request.nextUrl.searchParams.get('invitation') ?? '', now())
  if (!invited)
    return redirectAfterPost(`${adminPaths.signIn}?signin=failed#sign-in`, {
      'set-cookie': signInNoticeHeader({ message: words.unlockExpired, email: '' }, isSecureSite()),
    })
  const jar = await cookies()
  jar.set(deviceCookie(authSecret, invited.email, invited.device))
  return redirectAfterPost(adminPaths.signIn)
})
