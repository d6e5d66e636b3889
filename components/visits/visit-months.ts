import { visitWords } from '@/lib/messages/ko/visits'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import { weekdayOf } from './day-text'

/** A square of the calendar. */
interface MonthDay {
  /** `2026-12-05` */
  readonly day: string
  readonly date: number
  /** 0 for Sunday to 6. */
  readonly weekday: number
  /** `12월 5일 토요일, 예약 가능` */
  readonly name: string
  /** Why it cannot be booked, in a word; null if it can. */
  readonly mark: string | null
}

export interface VisitMonth {
  /** `2026-12` */
  readonly month: string
  /** `12월` */
  readonly label: string
  /** `2026년 12월` */
  readonly title: string
  readonly days: readonly MonthDay[]
}

/** The bookable days by month, as a calendar shows them. */
export function visitMonths(days: VisitChoice['days']): readonly VisitMonth[] {
  const months = new Map<string, VisitMonth & { days: MonthDay[] }>()
  for (const { day, why, mark } of days) {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number]
    const key = day.slice(0, 7)
    const found = months.get(key) ?? { month: key, label: visitWords.month(month), title: visitWords.monthOfYear(year, month), days: [] }
    const weekday = weekdayOf(day)
    found.days.push({ day, date, weekday, name: visitWords.dayState(month, date, weekday, why ?? visitWords.dayBookable), mark })
    months.set(key, found)
  }
  return [...months.values()]
}

/** Months that a calendar shows at once, the ways to others beside them. */
export type MonthSheet = readonly VisitMonth[]

/** A first month with fewer days is shown together with the second: a grid of a day or two looks like a fault and costs a press. */
const DAYS_OF_A_SHEET = 7

/** The months, each on a sheet of its own but for what is left of the first. */
export function monthSheets(months: readonly VisitMonth[]): readonly MonthSheet[] {
  const [first, second, ...others] = months
  return first && second && first.days.length < DAYS_OF_A_SHEET ? [[first, second], ...others.map((month) => [month])] : months.map((month) => [month])
}
