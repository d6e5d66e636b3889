import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { currentAddress } from '@/lib/requests/current-admin'
import { DEVICE_COOKIE, deviceCookie } from '@/lib/requests/device-cookie'
import { SIGN_IN_NOTICE_COOKIE, signInNoticeHeader } from '@/lib/accounts/office/sign-in-notice'
import { isSecureSite, sealSession, sessionCookie } from '@/lib/requests/session-token'
import { CODE_STEP_COOKIE, codeStepCookie } from '@/lib/requests/code-step-cookie'
import { openCodeStep } from '@/lib/accounts/code-step'
import { verifyDeviceCookie } from '@/lib/accounts/known-device'
import { normaliseEmail } from '@/lib/accounts/account'
import type { IdentityProvider, SignInOutcome } from '@/lib/accounts/identity-provider'
import { signInRefusalWords } from '@/lib/messages/ko/sign-in-refusals'
import { siteUrl } from '@/lib/env'
import { NotFoundError } from '@/lib/errors'
import { withErrorResponses, errorPage } from '@/lib/requests/error-response'
import { safeRedirectPath, redirectAfterPost, withQuery } from '@/lib/requests/form-response'
import { readBody, type Body } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { officeSignInWords as words } from '@/lib/messages/ko/office-sign-in'

type Passwords = NonNullable<IdentityProvider['passwords']>

const BODY_MAX_BYTES = 8 * 1024

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** `/site/press` -> `/site/press?signin=failed#sign-in`: the variant of the page that shows the notice. */
function failurePath(returnTo: string): string {
  const url = new URL(returnTo, 'http://local')
  url.searchParams.set('signin', 'failed')
  return `${url.pathname}${url.search}#sign-in`
}

interface Judged {
  readonly email: string
  readonly outcome: SignInOutcome
  /** Local page that shows a refusal. */
  readonly failureTo: string
}

const START_AGAIN: SignInOutcome = { ok: false, message: signInRefusalWords.expired, retryAfterSeconds: null, startAgain: true }

/** The first step, by e-mail address and password, or with the field `step` the second, by the code. */
async function judge(passwords: Passwords, { values }: Body, returnTo: string): Promise<Judged> {
  const { authSecret, now } = services()
  const jar = await cookies()
  const common = async (account: string) => ({
    code: textOf(values.code),
    address: await currentAddress(),
    device: verifyDeviceCookie(authSecret, normaliseEmail(account), jar.get(DEVICE_COOKIE)?.value),
  })
  if (values.step === 'code') {
    const step = openCodeStep(authSecret, jar.get(CODE_STEP_COOKIE)?.value, now())
    const outcome = step ? await passwords.signInWithCode({ step, ...(await common(step.email)) }) : START_AGAIN
    const startsAgain = !outcome.ok && outcome.startAgain
    return { email: '', outcome, failureTo: startsAgain ? adminPaths.signIn : withQuery(adminPaths.signInCode, { returnTo }) }
  }
  const email = textOf(values.email)
  const outcome = await passwords.signIn({ email, password: textOf(values.password), ...(await common(email)) })
  return { email, outcome, failureTo: safeRedirectPath(values.failureTo, returnTo) }
}

async function answer(passwords: Passwords, body: Body): Promise<Response> {
  const { authSecret } = services()
  const jar = await cookies()
  const returnTo = safeRedirectPath(body.values.returnTo, adminPaths.inbox)
  const { email, outcome, failureTo } = await judge(passwords, body, returnTo)
  const forget = (name: string) => jar.set({ name, value: '', path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax' })

  if (!outcome.ok) {
    if (body.kind === 'form' && outcome.step !== undefined) {
      forget(SIGN_IN_NOTICE_COOKIE)
      jar.set(codeStepCookie(outcome.step))
      return redirectAfterPost(withQuery(adminPaths.signInCode, { returnTo }))
    }
    const message = words.failed(outcome.message)
    if (body.kind === 'form') return redirectAfterPost(failurePath(failureTo), { 'set-cookie': signInNoticeHeader({ message, email }, isSecureSite()) })
    const { retryAfterSeconds: wait } = outcome
    return Response.json(
      { message },
      { status: wait === null ? 401 : 429, headers: { 'cache-control': 'no-store', ...(wait === null ? {} : { 'retry-after': String(wait) }) } },
    )
  }

  const answered =
    body.kind === 'form' ? redirectAfterPost(returnTo) : Response.json({ email: outcome.account.email }, { headers: { 'cache-control': 'no-store' } })
  const sealed = await sealSession({ email: outcome.account.email, sessionId: outcome.sessionId })
  forget(SIGN_IN_NOTICE_COOKIE)
  forget(CODE_STEP_COOKIE)
  jar.set(sessionCookie(sealed, outcome.expiresAt))
  jar.set(deviceCookie(authSecret, outcome.account.email))
  return answered
}

/** Handles both steps of the sign-in form: redirects after a form post, responds with JSON to JSON. */
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
