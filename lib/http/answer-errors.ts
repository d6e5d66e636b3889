import { ForbiddenError, InvalidInputError, NotFoundError, StoreUnavailableError, UnauthenticatedError } from '@/lib/errors'
import { createLog } from '@/lib/log'
import { refusalPage } from './form-answer'
import { HttpError } from './http-error'
import { unavailableAnswer, wantsPage } from './unavailable-answer'

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** 503 in the form that was asked for; the reason goes to the log alone. Null where the store is not at fault. */
function outageAnswer(error: unknown, asPage: boolean): Response | null {
  if (!(error instanceof StoreUnavailableError)) return null
  createLog().error({ err: error }, 'the store could not answer a request')
  return unavailableAnswer(asPage)
}

/** A domain error as an answer; what is not one of them is thrown on, and becomes the framework's 500. */
export function errorAnswer(error: unknown): Response {
  if (error instanceof HttpError) return json(error.status, { message: error.userMessage }, error.headers)
  if (error instanceof InvalidInputError) return json(422, { errors: error.fields })
  if (error instanceof UnauthenticatedError) return json(401, { message: '로그인이 필요합니다.' })
  if (error instanceof ForbiddenError) return json(403, { message: '권한이 없습니다.' })
  if (error instanceof NotFoundError) return json(404, { message: '찾을 수 없습니다.' })
  const outage = outageAnswer(error, false)
  if (outage) return outage
  throw error
}

/** The same answer as a page, for a form that was posted without JavaScript. */
export async function errorPage(error: unknown): Promise<Response> {
  const outage = outageAnswer(error, true)
  if (outage) return outage
  const answer = errorAnswer(error)
  const { message, errors } = (await answer.json()) as { message?: string; errors?: Readonly<Record<string, string>> }
  return refusalPage(answer.status, errors ? [...new Set(Object.values(errors))] : [message ?? ''])
}

/** Wraps a route handler so that refusals become answers, the same everywhere: JSON, and a page for a person whom the store keeps waiting. */
export const answeringErrors =
  <Asked extends Pick<Request, 'headers'>, Args extends unknown[]>(handler: (request: Asked, ...args: Args) => Promise<Response>) =>
  async (request: Asked, ...args: Args): Promise<Response> => {
    try {
      return await handler(request, ...args)
    } catch (error) {
      return outageAnswer(error, wantsPage(request)) ?? errorAnswer(error)
    }
  }
