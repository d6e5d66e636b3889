import { NotFoundError } from '@/lib/errors'
import { isCalendarDay, koreanIsoDay } from '@/lib/korean-time'
import { answerWords } from '@/lib/messages/ko/answers'
import { services } from '@/lib/services'
import { addDays } from '@/lib/visits/day-slots'
import { readVisitChoice } from '@/lib/visits/visit-choice'
import { clientAddress } from './client-address'
import { isForeignSubresource } from './foreign-subresource'
import { HttpError } from './http-error'
import { currentNoVisitsNotice } from './recruiting-of-pages'

/** Past the last day that can be booked. */
const YEAR_DAYS = 366

/**
 * The days, and the times of the day that a request names (`?day=2026-11-28`).
 * @throws NotFoundError, HttpError 403 for pages of other sites and while no names may be taken, StoreUnavailableError
 */
export async function readAskedChoice(request: Request) {
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
  return visitTimesLimits.readFor(clientAddress(request.headers, env.TRUST_PROXY), day ?? '', async () => {
    const [choice, { hours }] = await Promise.all([readVisitChoice(visits, day, now()), visits.hours()])
    return { choice, hours }
  })
}
