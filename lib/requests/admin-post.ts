import 'server-only'
import type { Account } from '@/lib/accounts/account'
import type { Permission } from '@/lib/accounts/permissions'
import type { Staff } from '@/lib/accounts/office/staff-audit'
import { signInNoticeHeader } from '@/lib/accounts/office/sign-in-notice'
import { adminPaths } from '@/lib/admin-routes'
import { siteUrl } from '@/lib/env'
import { ForbiddenError, InvalidInputError, NotFoundError, StoreUnavailableError } from '@/lib/errors'
import { officeRefusalWords as words } from '@/lib/messages/ko/office-refusal'
import { errorPage, errorsOfForm, refusalOf, withErrorResponses } from '@/lib/requests/error-response'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { readBody, type Body, type FileLimit } from '@/lib/requests/read-body'
import { redirectToRefusal, redirectToRefusedForm } from '@/lib/requests/refused-form'
import { isSecureSite } from '@/lib/requests/session-token'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { wantsJson } from '@/lib/requests/unavailable-response'
import { currentAddress, requireAdmin, requirePermission, requireSession } from './current-admin'

/** An article of 20,000 Hangul letters, percent-encoded at nine bytes each. */
const BODY_MAX_BYTES = 256 * 1024

interface AdminPost<Action, Params> {
  readonly request: Request
  readonly admin: Account
  readonly actor: Staff
  /** The button with which the form was sent. */
  readonly action: Action
  readonly values: Body['values']
  /** @returns a field as {@link textField} has it */
  readonly typed: (name: string) => string
  readonly files: Body['files']
  readonly params: Params
}

/** The permission that a form requires, or one for each value of its field `action`. */
type Guard<Action extends string> = Permission | Readonly<Record<Action, Permission>>

async function actionOf<Action extends string>(admin: Account, guard: Guard<Action>, values: Body['values']): Promise<Action> {
  const action = textField(values, 'action')
  if (typeof guard === 'string') return action as Action
  if (!Object.hasOwn(guard, action)) throw new InvalidInputError({ action: words.unknownAction })
  await requirePermission(admin, guard[action as Action])
  return action as Action
}

/**
 * Creates a handler for plain forms of the office: checks the origin, the session with its permission, and the body's
 * size. Refuses with a page for a form, with JSON for JSON.
 * @param guard see {@link Guard}; unknown actions are refused
 * @param limit if the form may upload files
 */
export const adminPost = <Params = Record<string, never>, Action extends string = string>(
  guard: Guard<Action>,
  work: (post: AdminPost<Action, Params>) => Promise<Response>,
  limit?: FileLimit,
) =>
  withErrorResponses(async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    let values: Body['values'] = {}
    const asPage = !(request.headers.get('content-type') ?? '').startsWith('application/json') && !wantsJson(request)
    requireSameOrigin(request, siteUrl())
    try {
      const admin = typeof guard === 'string' ? await requireAdmin(guard) : await requireSession()
      const body = await readBody(request, BODY_MAX_BYTES, limit)
      values = body.values
      const action = await actionOf(admin, guard, values)
      return await work({
        request,
        admin,
        actor: { account: admin, address: await currentAddress() },
        action,
        values,
        typed: (name) => textField(body.values, name),
        files: body.files,
        params: await context.params,
      })
    } catch (error) {
      if (asPage) return refusedForm(request, error, values) ?? (await refusedAction(request, error, values)) ?? (await errorPage(error))
      throw error
    }
  })

/** Back to the page of the form, which says why it was refused; null for errors of another kind, or if the request names no such page. */
function refusedForm(request: Request, error: unknown, values: Body['values']): Response | null {
  const errors = errorsOfForm(error)
  return errors && redirectToRefusedForm(request, { errors, values }, isSecureSite())
}

/** To a page in the office's frame that says why; null as {@link refusedForm}, and while the store is unavailable. */
async function refusedAction(request: Request, error: unknown, values: Body['values']): Promise<Response | null> {
  if (error instanceof StoreUnavailableError) return null
  const { status, messages } = await refusalOf(error)
  const text = error instanceof ForbiddenError ? words.forbidden : error instanceof NotFoundError ? words.gone : messages.join(' ')
  const refusal = redirectToRefusal(request, { status, text, values }, isSecureSite())
  if (status !== 401 || refusal === null) return refusal
  const notice = signInNoticeHeader({ message: words.sessionEnded, email: '' }, isSecureSite())
  return redirectAfterPost(`${adminPaths.signIn}?signin=failed`, { 'set-cookie': notice })
}

const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * A form's field as text; absent fields and other types are empty. Drops lone surrogates, which only JSON can send and
 * no address can contain.
 */
export const textField = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.replace(LONE_SURROGATE, '').trim() : ''
}

/** A password as typed, because leading and trailing spaces belong to it. */
export const passwordField = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
