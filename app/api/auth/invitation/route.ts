import { passwordField, textField } from '@/lib/requests/admin-post'
import { currentAddress } from '@/lib/requests/current-admin'
import { requireOwnAccounts } from '@/lib/requests/own-accounts'
import { requireNotThrottled } from '@/lib/requests/own-session'
import { acceptInvitation } from '@/lib/accounts/manage-accounts'
import { siteUrl } from '@/lib/env'
import { errorPage, withErrorResponses } from '@/lib/requests/error-response'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { readBody } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { wantsJson } from '@/lib/requests/unavailable-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const BODY_MAX_BYTES = 8 * 1024

/**
 * Accepts an invitation, or a link for a new password, and sets the password once. Only POST does so, because chat
 * programs and scanners open links. For an invalid or expired link the page says so.
 */
export const POST = withErrorResponses(async (request: Request) => {
  const asPage = !(request.headers.get('content-type') ?? '').startsWith('application/json') && !wantsJson(request)
  try {
    requireSameOrigin(request, siteUrl())
    requireOwnAccounts()
    const address = await currentAddress()
    const { values } = await readBody(request, BODY_MAX_BYTES)
    const token = textField(values, 'token')
    const account = await acceptInvitation(services(), {
      token,
      password: passwordField(values, 'password'),
      repeated: passwordField(values, 'repeated'),
      address,
    })
    // A valid link is never throttled, whatever other clients of the same address tried.
    if (!account) requireNotThrottled(await services().accountLimits.acceptInvitation(address))
    return redirectAfterPost(account ? `${adminPaths.signIn}?done=password` : adminPaths.invitation(token))
  } catch (error) {
    if (asPage) return errorPage(error)
    throw error
  }
})
