import { ForbiddenError, InvalidInputError, NotFoundError, StoreUnavailableError, UnauthenticatedError } from '@/lib/errors'
import { refusalPage } from './form-answer'
import { HttpError } from './http-error'

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** A domain error as an answer; what is not one of them is thrown on, and becomes the framework's 500. */
export function errorAnswer(error: unknown): Response {
  if (error instanceof HttpError) return json(error.status, { message: error.userMessage }, error.headers)
  if (error instanceof InvalidInputError) return json(422, { errors: error.fields })
  if (error instanceof UnauthenticatedError) return json(401, { message: '로그인이 필요합니다.' })
  if (error instanceof ForbiddenError) return json(403, { message: '권한이 없습니다.' })
  if (error instanceof NotFoundError) return json(404, { message: '찾을 수 없습니다.' })
  if (error instanceof StoreUnavailableError) return json(503, { message: '지금은 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.' }, { 'retry-after': '30' })
  throw error
}

/** The same answer as a page, for a form that was posted without JavaScript. */
export async function errorPage(error: unknown): Promise<Response> {
  const answer = errorAnswer(error)
  const { message, errors } = (await answer.json()) as { message?: string; errors?: Readonly<Record<string, string>> }
  return refusalPage(answer.status, errors ? [...new Set(Object.values(errors))] : [message ?? ''])
}

/** Wraps a route handler so that refusals become answers, the same everywhere. */
export const answeringErrors =
  <Args extends unknown[]>(handler: (...args: Args) => Promise<Response>) =>
  async (...args: Args): Promise<Response> => {
    try {
      return await handler(...args)
    } catch (error) {
      return errorAnswer(error)
    }
  }
