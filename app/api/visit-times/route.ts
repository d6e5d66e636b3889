import { NotFoundError } from '@/lib/errors'
import { clientAddress } from '@/lib/http/client-address'
import { withErrorResponses } from '@/lib/http/error-response'
import { HttpError } from '@/lib/http/http-error'
import { refusalAnswers } from '@/lib/messages/ko/registration-answers'
import { services } from '@/lib/services'
import { readVisitChoice } from '@/lib/visits/visit-choice'

/**
 * Days on which visits can be booked, and the times of one of them (`?day=2026-11-28`): what /visit shows, for a form in
 * which a visit is chosen. The contract is in docs/api.md.
 */
export const GET = withErrorResponses(async (request: Request) => {
  const { visits, visitTimesLimits, env, now } = services()
  if (!visits) throw new NotFoundError('no visits are booked here')
  const wait = await visitTimesLimits.ask(clientAddress(request.headers, env.TRUST_PROXY))
  if (wait > 0) throw new HttpError(429, refusalAnswers.busy(wait), { 'retry-after': String(wait) })
  const choice = await readVisitChoice(visits, new URL(request.url).searchParams.get('day'), now())
  return Response.json(choice, { headers: { 'cache-control': 'no-store' } })
})
