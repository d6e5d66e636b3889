import { createHash, timingSafeEqual } from 'node:crypto'
import { UnauthenticatedError } from '@/lib/errors'
import { answeringErrors } from '@/lib/http/answer-errors'
import { deliverDue } from '@/lib/outbox/deliver-due'
import { expireRegistrations } from '@/lib/registrations/expire-registrations'
import { services } from '@/lib/services'

/** A serverless host ends a request after some time: nothing new is taken up after this. */
const BUDGET_MS = 20_000

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * For a scheduler, where no process lives long enough for a worker: delivers what is due and destroys what is
 * past its retention period. `Authorization: Bearer OUTBOX_SECRET`; answers `{tried, sent, expired}`.
 */
export const POST = answeringErrors(async (request: Request): Promise<Response> => {
  const opened = services()
  const { OUTBOX_SECRET } = opened.env
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  if (!OUTBOX_SECRET || !timingSafeEqual(hash(given), hash(OUTBOX_SECRET))) throw new UnauthenticatedError('not the scheduler')
  const end = Date.now() + BUDGET_MS
  const delivery = await deliverDue(opened, () => Date.now() < end)
  const { removed: expired } = await expireRegistrations(opened)
  return Response.json({ ...delivery, expired }, { headers: { 'cache-control': 'no-store' } })
})
