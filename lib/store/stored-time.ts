import { z } from 'zod'

/** Stored times from here on, or before 1970, are damaged. */
export const TIMES_END = Date.UTC(2200, 0)

/** Milliseconds since 1970 as both stores keep times. */
export const storedTime = z
  .number()
  .min(0)
  .lt(TIMES_END)
  .transform((ms) => new Date(ms))

/** A time of an unreadable record, to sort and show it by: the beginning of 1970 if it is damaged. */
export const timeOrEpoch = (value: unknown): Date => storedTime.safeParse(value).data ?? new Date(0)

/** The largest time that a Date can represent. */
const DATE_MAX = 8.64e15

/** The time that a record is sorted by, as near as a Date can represent it, because a list continues after it. */
export const positionTime = (value: unknown): Date => new Date(typeof value === 'number' ? Math.min(Math.max(Math.trunc(value), -DATE_MAX), DATE_MAX) : 0)
