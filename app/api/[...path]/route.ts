import { NotFoundError } from '@/lib/errors'
import { errorResponse } from '@/lib/requests/error-response'
import { wantsPage } from '@/lib/requests/unavailable-response'

/**
 * Responds to unknown addresses below /api. Otherwise Next would render its 404 page and take a posted form for a
 * server action. The front server shows people a page instead (lib/delivery/http/refusal-page.ts).
 */
const handler = (request: Request): Response =>
  wantsPage(request) ? new Response(null, { status: 404 }) : errorResponse(new NotFoundError('no such endpoint'))

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST }
