import { ChangedMeanwhileError, ForbiddenError, InvalidInputError, NotFoundError, StoreUnavailableError, UnauthenticatedError } from '@/lib/errors'
import { createLog } from '@/lib/log'
import { answerWords } from '@/lib/messages/ko/answers'
import { rejectionPage } from './form-response'
import { HttpError } from './http-error'
import { unavailableResponse, wantsPage } from './unavailable-response'

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** 503 as a page or as JSON; the cause is only logged. Null for errors other than an unavailable store. */
function outageResponse(error: unknown, asPage: boolean): Response | null {
  if (!(error instanceof StoreUnavailableError)) return null
  createLog().error({ err: error }, 'the store could not answer a request')
  return unavailableResponse(asPage)
}

/** Maps a domain error to a response. Unknown errors are rethrown and become the framework's 500. */
export function errorResponse(error: unknown): Response {
  if (error instanceof HttpError) return json(error.status, { message: error.userMessage }, error.headers)
  if (error instanceof InvalidInputError) return json(422, { errors: error.fields })
  if (error instanceof ChangedMeanwhileError) return json(409, { message: error.userMessage })
  if (error instanceof UnauthenticatedError) return json(401, { message: answerWords.signInFirst })
  if (error instanceof ForbiddenError) return json(403, { message: answerWords.forbidden })
  if (error instanceof NotFoundError) return json(404, { message: answerWords.notFound })
  const outage = outageResponse(error, false)
  if (outage) return outage
  throw error
}

/** Errors of a refused form by field, for the page that has it; null if the error is not about what was typed. */
export function errorsOfForm(error: unknown): Readonly<Record<string, string>> | null {
  if (error instanceof InvalidInputError) return error.fields
  return error instanceof ChangedMeanwhileError ? { form: error.userMessage } : null
}

/** The same response as a page, for a form sent without JavaScript. */
export async function errorPage(error: unknown): Promise<Response> {
  const outage = outageResponse(error, true)
  if (outage) return outage
  const { status, messages } = await refusalOf(error)
  return rejectionPage(status, messages)
}

/** Status and words of a refusal. Rethrows unknown errors. */
export async function refusalOf(error: unknown): Promise<{ readonly status: number; readonly messages: readonly string[] }> {
  const answer = errorResponse(error)
  const { message, errors } = (await answer.json()) as { message?: string; errors?: Readonly<Record<string, string>> }
  return { status: answer.status, messages: errors ? [...new Set(Object.values(errors))] : [message ?? ''] }
}

/** Whether a form was posted natively: its response is shown to a person, so it must be a page. */
export const isPlainForm = (request: Pick<Request, 'headers'>): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get('content-type') ?? '') && wantsPage(request)

/** Error-handling wrapper of route handlers: domain errors become JSON, or a page for a browser's form; an unavailable store becomes a page for browsers. */
export const withErrorResponses =
  <Asked extends Pick<Request, 'headers'>, Args extends unknown[]>(handler: (request: Asked, ...args: Args) => Promise<Response>) =>
  async (request: Asked, ...args: Args): Promise<Response> => {
    try {
      return await handler(request, ...args)
    } catch (error) {
      return isPlainForm(request) ? await errorPage(error) : (outageResponse(error, wantsPage(request)) ?? errorResponse(error))
    }
  }
