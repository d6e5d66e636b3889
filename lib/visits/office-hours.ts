import { koreanInstant, koreanIsoDay, minutesOf } from '@/lib/korean-time'
import { addDays, hoursOfDay } from './day-slots'
import { overlapMs, type OpenPeriod } from './open-period'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'

/*
 * Counts time in office hours: a registration at night has waited no minutes when the office opens. Uses the model
 * house's opening hours for the office, see docs/decisions/0022-today.md.
 */

export type OfficeDays = Pick<OpeningHours, 'weekly' | 'exceptions'>

const MINUTE_MS = 60_000
/** Limits the search for an office that never opens; a longer wait is too long in any case. */
const DAYS_COUNTED = 60

/** Used if content states no hours and the office saved none. */
export const USUAL_HOURS: OfficeDays = { weekly: Array.from({ length: 7 }, () => ({ from: '09:00', until: '18:00' })), exceptions: [] }

/** Opening period of the office on a Korean day; null: closed. */
export function openPeriod(days: OfficeDays, isoDay: string): OpenPeriod | null {
  const { hours } = hoursOfDay(days, isoDay)
  if (!hours) return null
  const midnight = koreanInstant(isoDay).getTime()
  return { from: midnight + minutesOf(hours.from) * MINUTE_MS, until: midnight + minutesOf(hours.until) * MINUTE_MS }
}

/** Milliseconds of office hours between two instants, within at most 60 days before `until`. */
export function officeMsBetween(days: OfficeDays, from: Date, until: Date): number {
  const last = koreanIsoDay(until)
  let sum = 0
  for (let back = 0; back <= DAYS_COUNTED; back++) {
    const day = addDays(last, -back)
    const period = openPeriod(days, day)
    if (period) sum += overlapMs(period, from.getTime(), until.getTime())
    if (koreanInstant(day) <= from) break
  }
  return sum
}

/** The instant from which `ms` of office hours passed until `at`; at most 60 days earlier. */
export function officeTimeBefore(days: OfficeDays, ms: number, at: Date): Date {
  const today = koreanIsoDay(at)
  let missing = ms
  for (let back = 0; back <= DAYS_COUNTED; back++) {
    const period = openPeriod(days, addDays(today, -back))
    const open = period ? overlapMs(period, period.from, at.getTime()) : 0
    if (period && open >= missing) return new Date(Math.min(period.until, at.getTime()) - missing)
    missing -= open
  }
  return koreanInstant(addDays(today, -DAYS_COUNTED))
}
