import { z } from 'zod'

/** From when on a stored time cannot have been meant; nor can one before 1970. */
export const TIMES_END = Date.UTC(2200, 0)

/** Milliseconds since 1970 as both stores keep times. */
export const storedTime = z
  .number()
  .min(0)
  .lt(TIMES_END)
  .transform((ms) => new Date(ms))

/** A time of a record that cannot be opened, to sort and show it by: the beginning of 1970 where it is none. */
export const timeOrEpoch = (value: unknown): Date => storedTime.safeParse(value).data ?? new Date(0)

/** The largest time that a Date can be. */
const DATE_MAX = 8.64e15

/** The time that a record is sorted by, as near as a Date can be to it: a list goes on after it. */
export const positionTime = (value: unknown): Date => new Date(typeof value === 'number' ? Math.min(Math.max(Math.trunc(value), -DATE_MAX), DATE_MAX) : 0)
