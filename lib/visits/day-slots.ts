import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { minutesOf, type DayHours, type OpeningHours, type VisitPeriod } from '@/lib/content/schemas/opening-hours'

/*
 * Which visits begin when. A day is written `2026-11-28`, and is a day of Korea's calendar whatever clock the server has:
 * Korea has no daylight saving time, so a day has 24 hours and times of day are sums.
 */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** @param days may be negative */
export const addDays = (isoDay: string, days: number): string => new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** @returns 0 for Sunday to 6 */
export const weekdayOf = (isoDay: string): number => new Date(`${isoDay}T00:00:00Z`).getUTCDay()

/** Hours of one day: the exception's where there is one. `reason` is the exception's; null hours: closed. */
export function hoursOfDay(
  { weekly, exceptions }: Pick<OpeningHours, 'weekly' | 'exceptions'>,
  isoDay: string,
): { hours: DayHours | null; reason: string | null } {
  const exception = exceptions.find(({ day }) => day === isoDay)
  return exception ? { hours: exception.hours, reason: exception.reason } : { hours: weekly[weekdayOf(isoDay)] ?? null, reason: null }
}

/** Where a day lies in the time for which the model house is there; its first and last day are `within`. */
export function placeInPeriod(period: VisitPeriod | undefined, isoDay: string): 'before' | 'within' | 'after' {
  if (period?.from && isoDay < period.from) return 'before'
  return period?.until && isoDay > period.until ? 'after' : 'within'
}

/** When the visits of a day begin, in order; none on a day that is closed, or outside of the period of visits. */
export function daySlots(hours: OpeningHours, isoDay: string): Date[] {
  const { hours: open } = hoursOfDay(hours, isoDay)
  if (!open || placeInPeriod(hours.period, isoDay) !== 'within') return []
  const midnight = koreanInstant(isoDay).getTime()
  const [first, last] = [minutesOf(open.from), minutesOf(open.until) - hours.visitMinutes]
  const slots: Date[] = []
  for (let minute = first; minute <= last; minute += hours.slotMinutes) slots.push(new Date(midnight + minute * MINUTE_MS))
  return slots
}

/** Days of the period of visits that may be booked at `now`, open or not: today and as many as the office takes bookings ahead. */
export const daysAhead = ({ daysAhead: ahead, period }: Pick<OpeningHours, 'daysAhead' | 'period'>, now: Date): string[] =>
  Array.from({ length: ahead + 1 }, (_, index) => addDays(koreanIsoDay(now), index)).filter((day) => placeInPeriod(period, day) === 'within')

/** Whether a visit that begins at `slot` can still be booked. */
const isInTime = ({ bookUntilMinutes }: OpeningHours, slot: Date, now: Date): boolean => slot.getTime() - bookUntilMinutes * MINUTE_MS > now.getTime()

/** The visits of a day that can be booked at `now`, whether or not places are left. */
export function bookableSlots(hours: OpeningHours, isoDay: string, now: Date): Date[] {
  const today = koreanIsoDay(now)
  if (isoDay < today || isoDay > addDays(today, hours.daysAhead)) return []
  return daySlots(hours, isoDay).filter((slot) => isInTime(hours, slot, now))
}
