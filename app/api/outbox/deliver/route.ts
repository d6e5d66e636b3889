import { withErrorResponses } from '@/lib/http/error-response'
import { requireBearer } from '@/lib/http/bearer'
import { deliverDue } from '@/lib/outbox/deliver-due'
import { expireRegistrations } from '@/lib/registrations/expire-registrations'
import { services } from '@/lib/services'

/** A serverless host ends a request after some time: nothing new is taken up after this. */
const BUDGET_MS = 20_000

/**
 * For a scheduler, where no process lives long enough for a worker: delivers what is due and destroys what is
 * past its retention period. `Authorization: Bearer OUTBOX_SECRET`; answers `{tried, sent, expired}`.
 */
export const POST = withErrorResponses(async (request: Request): Promise<Response> => {
  const opened = services()
  requireBearer(request, opened.env.OUTBOX_SECRET)
  const end = Date.now() + BUDGET_MS
  const delivery = await deliverDue(opened, () => Date.now() < end)
  const { removed: expired } = await expireRegistrations(opened)
  return Response.json({ ...delivery, expired }, { headers: { 'cache-control': 'no-store' } })
})
