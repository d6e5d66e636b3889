import { requireBearer } from '@/lib/requests/bearer'
import { withErrorResponses } from '@/lib/requests/error-response'
import { deliverDue } from '@/lib/messaging/deliver-due'
import { expireRegistrations } from '@/lib/registrations/expire-registrations'
import { services } from '@/lib/services'

export const dynamic = 'force-dynamic'

/** Serverless hosts limit the duration of a request: no message is started after this time. */
const BUDGET_MS = 20_000

const NO_STORE = { 'cache-control': 'no-store' }

async function deliver(): Promise<Response> {
  const opened = services()
  const end = Date.now() + BUDGET_MS
  const delivery = await deliverDue(opened, () => Date.now() < end)
  const { removed: expired } = await expireRegistrations(opened)
  return Response.json({ ...delivery, expired }, { headers: NO_STORE })
}

/**
 * For schedulers, on hosts where no process lives long enough for a worker: delivers due messages and destroys data
 * past its retention period. `Authorization: Bearer OUTBOX_SECRET`; responds with `{tried, sent, expired}`.
 */
export const POST = withErrorResponses(async (request: Request): Promise<Response> => {
  requireBearer(request, services().env.OUTBOX_SECRET)
  return deliver()
})

/**
 * The same for schedulers that can only GET, with CRON_SECRET or OUTBOX_SECRET. A GET with side effects is safe here:
 * no link, prefetch or page of another site sends the header, and no cache keeps the response (RFC 9111 §3.5).
 */
export const GET = withErrorResponses(async (request: Request): Promise<Response> => {
  const { OUTBOX_SECRET, CRON_SECRET } = services().env
  requireBearer(request, OUTBOX_SECRET, CRON_SECRET)
  return deliver()
})

/** Without this handler Next would run GET for HEAD. */
export const HEAD = (): Response => new Response(null, { status: 405, headers: { ...NO_STORE, allow: 'GET, POST' } })
