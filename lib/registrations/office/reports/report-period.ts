import { isCalendarDay, koreanInstant } from '@/lib/korean-time'
import { addDays, weekdayOf } from '@/lib/visits/day-slots'

type ReportSpan = 'day' | 'week'

/** Parameters of an address. */
export interface ReportQuery {
  /** `2026-11-28`, at most today. */
  readonly day: string
  readonly span: ReportSpan
}

/** Korean calendar days, from the first instant of the first until the end of the last. */
export interface ReportPeriod {
  readonly days: readonly string[]
  readonly from: Date
  /** Exclusive. */
  readonly until: Date
}

/** @param today `2026-11-28`; replaces an invalid or future day */
export const reportQuery = (asked: { readonly day: string | undefined; readonly span: string | undefined }, today: string): ReportQuery => ({
  day: asked.day && isCalendarDay(asked.day) && asked.day <= today ? asked.day : today,
  span: asked.span === 'week' ? 'week' : 'day',
})

/** The day, or the week from Monday to Sunday that it is in. */
export function reportPeriod({ day, span }: ReportQuery): ReportPeriod {
  const first = span === 'week' ? addDays(day, -((weekdayOf(day) + 6) % 7)) : day
  const days = Array.from({ length: span === 'week' ? 7 : 1 }, (_, index) => addDays(first, index))
  return { days, from: koreanInstant(first), until: koreanInstant(addDays(first, days.length)) }
}
