/*
 * Korea Standard Time. Korea has kept UTC+9 without daylight saving since 1988, so its clock is an addition rather than a
 * question to a time zone database: no library, the same text on server and browser whatever the version of their locale
 * data, and 0.2 kB where a browser needs it. Dates of before 1988 occur only as birth dates, which are no instants.
 */
export const KOREAN_TIME_ZONE = 'Asia/Seoul'
const UTC_OFFSET = '+09:00'
const OFFSET_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

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

/** What clocks and calendars in Korea show at an instant. */
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

/** The calendar day in Korea at an instant. */
export function koreanDay(instant: Date): CalendarDay {
  const { year, month, day } = koreanTime(instant)
  return { year, month, day }
}

/** The same as ISO 8601 writes it: `2026-11-24`. */
export const koreanIsoDay = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** The instant at which the Korean day began that is under way. */
export const startOfKoreanDay = (instant: Date): Date => new Date(Math.floor((instant.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)

/**
 * ISO 8601 with Korea's offset, e.g. `2026-11-24T10:00:00+09:00`.
 * @param local a day `2026-11-24`, which stands for its first instant, or a local time `2026-11-24T10:00`
 */
export const withKoreanOffset = (local: string): string => `${local.includes('T') ? local : `${local}T00:00`}:00${UTC_OFFSET}`

/** The instant of a Korean local time. @param local see {@link withKoreanOffset} @returns an invalid Date for any other text */
export const koreanInstant = (local: string): Date => new Date(withKoreanOffset(local))
