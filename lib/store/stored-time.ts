import { z } from 'zod'

/** After what a clock of ours, or somebody of the office, can have meant. */
const END = Date.UTC(2200, 0)

/** Milliseconds since 1970 as both stores keep times. */
export const storedTime = z
  .number()
  .min(0)
  .lt(END)
  .transform((ms) => new Date(ms))

/** A time of a record that cannot be opened, to sort and show it by: the beginning of 1970 where it is none. */
export const timeOrEpoch = (value: unknown): Date => storedTime.safeParse(value).data ?? new Date(0)
