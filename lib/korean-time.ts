/*
 * Korea Standard Time. Korea has had UTC+9 without daylight saving since 1988, so an addition replaces a time zone
 * database: no library, the same text on server and browser whatever their locale data, and 0.2 kB in a browser. Dates
 * before 1988 occur only as birth dates, which are not instants.
 */
export const KOREAN_TIME_ZONE = 'Asia/Seoul'
const UTC_OFFSET = '+09:00'
const OFFSET_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** Characters of `2026-11-28`. */
const DAY_LENGTH = 10

export interface CalendarDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export interface LocalTime extends CalendarDay {
  readonly hour: number
  readonly minute: number
}

/** Local time in Korea at an instant. */
export function koreanTime(instant: Date): LocalTime {
  const shifted = new Date(instant.getTime() + OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

/** The local time in Korea at an instant as a field for it takes it: `2026-11-24T10:00`. */
export const koreanLocalTime = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** The calendar day in Korea at an instant. */
export function koreanDay(instant: Date): CalendarDay {
  const { year, month, day } = koreanTime(instant)
  return { year, month, day }
}

/** The same in ISO 8601: `2026-11-24`. */
export const koreanIsoDay = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** The instant at which the current Korean day began. */
export const startOfKoreanDay = (instant: Date): Date => new Date(Math.floor((instant.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)

/** Whether an instant is the beginning of a Korean day. */
export const isWholeDay = (instant: Date): boolean => startOfKoreanDay(instant).getTime() === instant.getTime()

/** Whether the calendar has this day. `Date` would take 30 February for 2 March, and 24:00 for the next day. */
export function isDateOfCalendar({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function readDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const day = { year: Number(match?.[1]), month: Number(match?.[2]), day: Number(match?.[3]) }
  return match && isDateOfCalendar(day) ? day : null
}

/** Plausible years. The days around them, which are computed from what was typed, have four-digit years too. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199]

/** @returns whether typed text is a calendar day, `2026-11-28`, of the years 1900 to 2199 */
export function isCalendarDay(text: string): boolean {
  const day = readDay(text)
  return day !== null && day.year >= FIRST_YEAR && day.year <= LAST_YEAR
}

/** @returns whether the text is a time of day, `00:00` to `23:59` */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Minutes since midnight of a time of day, `HH:MM`; `24:00` is the end of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * ISO 8601 with Korea's offset, e.g. `2026-11-24T10:00:00+09:00`.
 * @param local a day `2026-11-24`, meaning its first instant, or a local time `2026-11-24T10:00`
 */
export const withKoreanOffset = (local: string): string => `${local.includes('T') ? local : `${local}T00:00`}:00${UTC_OFFSET}`

/** The instant of a Korean local time. @param local see {@link withKoreanOffset} @returns an invalid Date for any other text */
export function koreanInstant(local: string): Date {
  const [day = '', time = '00:00', ...others] = local.split('T')
  return new Date(readDay(day) && isTimeOfDay(time) && others.length === 0 ? withKoreanOffset(local) : Number.NaN)
}

/**
 * The instant of a Korean local time from a form or an address.
 * @param text `2026-11-28T10:30`
 * @returns null for any other text, and for a day or time that does not exist (30 February, 24:00)
 */
export function parseLocalTime(text: string): Date | null {
  const at = isCalendarDay(text.slice(0, DAY_LENGTH)) && text[DAY_LENGTH] === 'T' ? koreanInstant(text) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}
