import { NotFoundError } from '@/lib/errors'
import { clientAddress } from '@/lib/requests/client-address'
import { withErrorResponses } from '@/lib/requests/error-response'
import { isForeignSubresource } from '@/lib/requests/foreign-subresource'
import { currentNoVisitsNotice } from '@/lib/requests/recruiting-of-pages'
import { HttpError } from '@/lib/requests/http-error'
import { isCalendarDay, koreanIsoDay } from '@/lib/korean-time'
import { answerWords } from '@/lib/messages/ko/answers'
import { services } from '@/lib/services'
import { addDays } from '@/lib/visits/day-slots'
import { readVisitChoice } from '@/lib/visits/visit-choice'

/** Past the last day that can be booked. */
const YEAR_DAYS = 366

/**
 * Days on which visits can be booked, and the times of one of them (`?day=2026-11-28`), for a form with a visit. Same
 * data as /visit; docs/api.md has the contract.
 */
export const GET = withErrorResponses(async (request: Request) => {
  const opened = services()
  const { visits, visitTimesLimits, env, now } = opened
  if (!visits) throw new NotFoundError('no visits are booked here')
  // Keeps pages of other sites from reading it.
  if (isForeignSubresource(request.headers)) throw new HttpError(403, answerWords.foreignOrigin)
  const stopped = currentNoVisitsNotice(opened)
  if (stopped) throw new HttpError(403, stopped.message)
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const today = koreanIsoDay(now())
  const day = isCalendarDay(asked) && asked >= today && asked <= addDays(today, YEAR_DAYS) ? asked : null
  const choice = await visitTimesLimits.readFor(clientAddress(request.headers, env.TRUST_PROXY), day ?? '', () => readVisitChoice(visits, day, now()))
  return Response.json(choice, { headers: { 'cache-control': 'no-store' } })
})
