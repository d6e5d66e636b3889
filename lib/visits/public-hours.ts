import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { weekdayOf } from './day-slots'
import type { DayException, DayHours, OpeningHours } from '@/lib/content/schemas/opening-hours'

/* Opening hours for pages, text messages and search engines. */

/** Maximum of named exceptions: of two holidays a year, none of the year after the next. */
const EXCEPTIONS_MAX = 2
/** Monday first, as pages show a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
/** Fewer consecutive days are named individually. */
const RUN_MIN = 3

export interface PublicHours {
  /** The week and the next exception in one line: `매일 10:00~18:00, 2027년 2월 7일(일) 휴관`. */
  readonly line: string
  /** `매일 10:00~18:00` */
  readonly weekly: string
  /** The next exceptions with their reasons: `2027년 2월 7일(일) 휴관 (설날)`. */
  readonly exceptions: readonly string[]
  /** The same as data, with those exceptions only. */
  readonly stated: Pick<OpeningHours, 'weekly' | 'exceptions'>
}

/** Opening hours of the model house, for pages. */
export interface VisitingHours {
  /** One line; the content's text if it states no hours as data. */
  readonly line: string
  /** Null if content states no hours as data. */
  readonly hours: PublicHours | null
}

/**
 * Groups weekdays with the same hours, Monday first.
 * @returns in the order of their first weekday
 */
function weekdaysByHours(weekly: OpeningHours['weekly']): { readonly hours: DayHours | null; readonly weekdays: readonly number[] }[] {
  const groups = new Map<string, { hours: DayHours | null; weekdays: number[] }>()
  for (const weekday of WEEK) {
    const hours = weekly[weekday] ?? null
    const key = hours ? `${hours.from} ${hours.until}` : ''
    const group = groups.get(key) ?? { hours, weekdays: [] }
    group.weekdays.push(weekday)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** `월~금`, `토·일`, `월·수~금` @param weekdays Monday first */
function weekdaysText(weekdays: readonly number[], language: Language): string {
  const words = messages(language).visitingHours
  const nameOf = (weekday: number | undefined) => words.weekdays[weekday ?? 0] ?? ''
  const runs: number[][] = []
  for (const weekday of weekdays) {
    const last = runs.at(-1)
    if (last && WEEK.indexOf(last.at(-1) as (typeof WEEK)[number]) + 1 === WEEK.indexOf(weekday as (typeof WEEK)[number])) last.push(weekday)
    else runs.push([weekday])
  }
  return runs.map((run) => (run.length < RUN_MIN ? run.map(nameOf).join(words.and) : words.run(nameOf(run[0]), nameOf(run.at(-1))))).join(words.and)
}

function weeklyText(weekly: OpeningHours['weekly'], language: Language): string {
  const words = messages(language).visitingHours
  const groups = weekdaysByHours(weekly)
  const timeOf = ({ from, until }: DayHours) => words.time(from, until)
  const [only] = groups
  if (groups.length === 1 && only) return only.hours ? words.daily(timeOf(only.hours)) : words.alwaysClosed
  const open = groups.flatMap(({ hours, weekdays }) => (hours ? [words.days(weekdaysText(weekdays, language), timeOf(hours))] : []))
  const closed = groups.flatMap(({ hours, weekdays }) => (hours ? [] : [words.closedDays(weekdaysText(weekdays, language))]))
  return [...open, ...closed].join(', ')
}

function exceptionText({ day, hours }: DayException, language: Language): string {
  const words = messages(language).visitingHours
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const text = words.day(year, month, date, words.weekdays[weekdayOf(day)] ?? '')
  return hours ? words.openOn(text, words.time(hours.from, hours.until)) : words.closedOn(text)
}

/** @param today `2026-11-28`: earlier exceptions are omitted */
export function publicHours({ weekly, exceptions }: Pick<OpeningHours, 'weekly' | 'exceptions'>, today: string, language: Language = 'ko'): PublicHours {
  const words = messages(language).visitingHours
  const ahead = exceptions
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, EXCEPTIONS_MAX)
  const text = weeklyText(weekly, language)
  const [nearest] = ahead
  return {
    line: nearest ? `${text}, ${exceptionText(nearest, language)}` : text,
    weekly: text,
    exceptions: ahead.map((exception) => words.because(exceptionText(exception, language), exception.reason)),
    stated: { weekly, exceptions: ahead },
  }
}
