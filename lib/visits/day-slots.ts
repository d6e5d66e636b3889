import { koreanInstant, koreanIsoDay, minutesOf } from '@/lib/korean-time'
import type { DayHours, OpeningHours, VisitPeriod } from '@/lib/content/schemas/opening-hours'

/*
 * The start times of visits. A day is written `2026-11-28` and belongs to Korea's calendar, whatever the server's
 * clock: Korea has no daylight saving time, so a day has 24 hours and times of day are sums.
 */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** @param days may be negative */
export const addDays = (isoDay: string, days: number): string => new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** @returns 0 for Sunday to 6 */
export const weekdayOf = (isoDay: string): number => new Date(`${isoDay}T00:00:00Z`).getUTCDay()

/** Hours of a day: its exception's, else its weekday's. `reason` is the exception's; null hours: closed. */
export function hoursOfDay(
  { weekly, exceptions }: Pick<OpeningHours, 'weekly' | 'exceptions'>,
  isoDay: string,
): { hours: DayHours | null; reason: string | null } {
  const exception = exceptions.find(({ day }) => day === isoDay)
  return exception ? { hours: exception.hours, reason: exception.reason } : { hours: weekly[weekdayOf(isoDay)] ?? null, reason: null }
}

/** Position of a day relative to the visiting period; its first and last day are `within`. */
export function placeInPeriod(period: VisitPeriod | undefined, isoDay: string): 'before' | 'within' | 'after' {
  if (period?.from && isoDay < period.from) return 'before'
  return period?.until && isoDay > period.until ? 'after' : 'within'
}

/** Start times of a day's visits, in order; empty on a closed day and outside the visiting period. */
export function daySlots(hours: OpeningHours, isoDay: string): Date[] {
  const { hours: open } = hoursOfDay(hours, isoDay)
  if (!open || placeInPeriod(hours.period, isoDay) !== 'within') return []
  const midnight = koreanInstant(isoDay).getTime()
  const [first, last] = [minutesOf(open.from), minutesOf(open.until) - hours.visitMinutes]
  const slots: Date[] = []
  for (let minute = first; minute <= last; minute += hours.slotMinutes) slots.push(new Date(midnight + minute * MINUTE_MS))
  return slots
}

/**
 * Bookable days at `now`, open or closed: today and the number of days that the office takes bookings ahead, within the
 * visiting period.
 */
export const daysAhead = ({ daysAhead: ahead, period }: Pick<OpeningHours, 'daysAhead' | 'period'>, now: Date): string[] =>
  Array.from({ length: ahead + 1 }, (_, index) => addDays(koreanIsoDay(now), index)).filter((day) => placeInPeriod(period, day) === 'within')

/** Whether a visit starting at `slot` can still be booked. */
const isInTime = ({ bookUntilMinutes }: OpeningHours, slot: Date, now: Date): boolean => slot.getTime() - bookUntilMinutes * MINUTE_MS > now.getTime()

/** Start times of a day that can be booked at `now`, including full ones. */
export function bookableSlots(hours: OpeningHours, isoDay: string, now: Date): Date[] {
  const today = koreanIsoDay(now)
  if (isoDay < today || isoDay > addDays(today, hours.daysAhead)) return []
  return daySlots(hours, isoDay).filter((slot) => isInTime(hours, slot, now))
}

/** Whether a visit begins at `at`, booked or not, on one of the days that are bookable at `now`. */
export function isVisitAhead(hours: OpeningHours, at: Date, now: Date): boolean {
  const day = koreanIsoDay(at)
  return daysAhead(hours, now).includes(day) && daySlots(hours, day).some((slot) => slot.getTime() === at.getTime())
}
