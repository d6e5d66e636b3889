import { NotFoundError } from '@/lib/errors'
import { errorResponse } from '@/lib/requests/error-response'
import { wantsPage } from '@/lib/requests/unavailable-response'

/**
 * Every address below /api that is none. Without it Next renders its page for missing addresses, and takes a form that
 * was posted there for a server action. The front server has the page for a person (lib/server/refusal-page.mjs).
 */
const handler = (request: Request): Response =>
  wantsPage(request) ? new Response(null, { status: 404 }) : errorResponse(new NotFoundError('no such endpoint'))

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST }
