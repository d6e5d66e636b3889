import { z } from 'zod'

/** Minutes since midnight of a time of day, `HH:MM`; `24:00` is the end of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'HH:MM')
const dayHoursSchema = z.object({ from: time, until: time }).refine(({ from, until }) => minutesOf(from) < minutesOf(until), 'from < until')
const isoDay = z.iso.date()
const REASON_MAX = 60
const count = (max: number) => z.number().int().min(1).max(max)
const minutes = (max: number) => z.number().int().min(0).max(max)

/** A day that is not as its weekday is: closed (`hours` null), or open at other times. */
export const exceptionSchema = z.object({ day: isoDay, hours: dayHoursSchema.nullable(), reason: z.string().trim().min(1).max(REASON_MAX) })

/** When the model house is open, and how visits to it are booked. Times of day are Korean; no day lasts beyond midnight. */
export const openingHoursSchema = z.object({
  /** By weekday, Sunday first; null: closed. */
  weekly: z.array(dayHoursSchema.nullable()).length(7),
  exceptions: z
    .array(exceptionSchema)
    .max(200)
    .refine((list) => new Set(list.map(({ day }) => day)).size === list.length, 'a day has one exception'),
  /** Minutes from the start of one visit to that of the next. */
  slotMinutes: count(240).min(5),
  /** How long a visit lasts: the last one of a day ends before it closes. */
  visitMinutes: count(480),
  /** Groups that may begin at one time, and persons in all of them. */
  groupsPerSlot: count(100),
  peoplePerSlot: count(1000),
  /** Persons in one group. */
  peoplePerGroup: count(20),
  /** The last day that can be booked, counted from today (0). */
  daysAhead: z.number().int().min(0).max(365),
  /** How long before its start a visit can be booked, and given up. */
  bookUntilMinutes: minutes(7 * 1440),
  cancelUntilMinutes: minutes(7 * 1440),
})

export type DayHours = z.infer<typeof dayHoursSchema>
export type DayException = z.infer<typeof exceptionSchema>
/**
 * First and last day of visits, both of them days of visits; null: without an end on that side. Content's alone
 * (site.modelHouse.period): the office edits hours, and they are stored without it.
 */
export interface VisitPeriod {
  readonly from: string | null
  readonly until: string | null
}
export type OpeningHours = z.infer<typeof openingHoursSchema> & { readonly period?: VisitPeriod | undefined }
