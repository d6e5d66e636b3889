import { koreanIsoDay, parseLocalTime } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import type { VisitBooking } from './visit-booking'
import { toDayCard, toTimeOption, toTimeOptions, type TimeOption } from './visit-days-view'
import { dayAndTimeText, visitAtValue } from './visit-text'

interface DayOption {
  /** `2026-11-28` */
  readonly day: string
  /** `11월 28일(토) · 예약 가능` */
  readonly label: string
  /** Number of its times with free places; 0: it cannot be booked, and the label says why. */
  readonly freeTimes: number
  /** The reason in a sentence and in a word; null where it can be booked. */
  readonly why: string | null
  readonly mark: string | null
}

/** The options of a form and of `GET /api/visit-times`: days, and the times of one of them. */
export interface VisitChoice {
  readonly days: readonly DayOption[]
  /** The day of the times; null if nothing can be booked. */
  readonly day: string | null
  readonly times: readonly TimeOption[]
  /** Maximum number of people in a group. */
  readonly peoplePerGroup: number
}

/**
 * All bookable days, with the times of the requested day if it has free ones, else of the first day that has.
 * @throws StoreUnavailableError
 */
export async function readVisitChoice(visits: VisitBooking, asked: string | null, now: Date): Promise<VisitChoice> {
  const { hours, days } = await visits.days(now)
  const cards = days.map(toDayCard)
  const free = cards.filter(({ why }) => why === null)
  const day = (free.find((one) => one.day === asked) ?? free[0])?.day ?? null
  return {
    days: cards.map(({ label, why, ...card }) => ({ ...card, why, label: `${label}${visitWords.besides}${why ?? visitWords.dayBookable}` })),
    day,
    times: toTimeOptions(days.find((one) => one.day === day)?.times ?? [], hours),
    peoplePerGroup: hours.peoplePerGroup,
  }
}

/**
 * Times near the one that was asked for and could not be had: those of its day, and the next free ones.
 * @param requested as a form sent it
 * @returns null where the wish is none
 * @throws StoreUnavailableError
 */
export async function readTimesNear(
  visits: VisitBooking,
  requested: { readonly at: string; readonly people: number },
  now: Date,
): Promise<Pick<VisitChoice, 'times' | 'peoplePerGroup'> | null> {
  const asked = parseLocalTime(requested.at)
  if (!asked) return null
  const day = koreanIsoDay(asked)
  const [{ hours, days }, next] = await Promise.all([visits.days(now, day), visits.nextFree({ at: asked, people: requested.people }, now)])
  const times = (days[0]?.times ?? []).map((time) => toTimeOption(time, hours, requested.people, true))
  const others = next.map((at) => ({ at: visitAtValue(at), label: dayAndTimeText(at), full: false })).filter(({ at }) => times.every((one) => one.at !== at))
  return { times: [...times, ...others], peoplePerGroup: hours.peoplePerGroup }
}
