import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { minutesOf, type DayHours, type OpeningHours } from './opening-hours'

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

/** When the visits of a day begin, in order; none on a day that is closed. */
export function daySlots(hours: OpeningHours, isoDay: string): Date[] {
  const { hours: open } = hoursOfDay(hours, isoDay)
  if (!open) return []
  const midnight = koreanInstant(isoDay).getTime()
  const [first, last] = [minutesOf(open.from), minutesOf(open.until) - hours.visitMinutes]
  const slots: Date[] = []
  for (let minute = first; minute <= last; minute += hours.slotMinutes) slots.push(new Date(midnight + minute * MINUTE_MS))
  return slots
}

/** Days that may be booked at `now`, open or not: today and as many as the office takes bookings ahead. */
export const daysAhead = ({ daysAhead: ahead }: Pick<OpeningHours, 'daysAhead'>, now: Date): string[] =>
  Array.from({ length: ahead + 1 }, (_, index) => addDays(koreanIsoDay(now), index))

/** Whether a visit that begins at `slot` can still be booked. */
const isInTime = ({ bookUntilMinutes }: OpeningHours, slot: Date, now: Date): boolean => slot.getTime() - bookUntilMinutes * MINUTE_MS > now.getTime()

/** The visits of a day that can be booked at `now`, whether or not places are left. */
export function bookableSlots(hours: OpeningHours, isoDay: string, now: Date): Date[] {
  const today = koreanIsoDay(now)
  if (isoDay < today || isoDay > addDays(today, hours.daysAhead)) return []
  return daySlots(hours, isoDay).filter((slot) => isInTime(hours, slot, now))
}
