import { z } from 'zod'
import { minutesOf } from '@/lib/korean-time'

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'HH:MM')
const dayHoursSchema = z.object({ from: time, until: time }).refine(({ from, until }) => minutesOf(from) < minutesOf(until), 'from < until')
const isoDay = z.iso.date()
const REASON_MAX = 60
const count = (max: number) => z.number().int().min(1).max(max)
const minutes = (max: number) => z.number().int().min(0).max(max)

/** An exception to the weekday's hours: closed (`hours` null), or open at other times. */
export const exceptionSchema = z.object({ day: isoDay, hours: dayHoursSchema.nullable(), reason: z.string().trim().min(1).max(REASON_MAX) })

/** Opening hours of the model house, and rules for booking visits. Times of day are Korean; no day continues past midnight. */
export const openingHoursSchema = z.object({
  /** By weekday, Sunday first; null: closed. */
  weekly: z.array(dayHoursSchema.nullable()).length(7),
  exceptions: z
    .array(exceptionSchema)
    .max(200)
    .refine((list) => new Set(list.map(({ day }) => day)).size === list.length, 'a day has one exception'),
  /** Minutes between the starts of visits. */
  slotMinutes: count(240).min(5),
  /** Minutes of a visit: the last one of a day ends before closing. */
  visitMinutes: count(480),
  /** Groups that may begin at one time, and the number of persons in all of them. */
  groupsPerSlot: count(100),
  peoplePerSlot: count(1000),
  /** Persons in one group. */
  peoplePerGroup: count(20),
  /** The last day that can be booked, in days from today (0). */
  daysAhead: z.number().int().min(0).max(365),
  /** How long before its start a visit can still be booked or cancelled. */
  bookUntilMinutes: minutes(7 * 1440),
  cancelUntilMinutes: minutes(7 * 1440),
})

export type DayHours = z.infer<typeof dayHoursSchema>
export type DayException = z.infer<typeof exceptionSchema>
/**
 * First and last day of visits, inclusive; null: no limit on that side. Only from content (site.modelHouse.period): the hours
 * that the office edits are stored without it.
 */
export interface VisitPeriod {
  readonly from: string | null
  readonly until: string | null
}
export type OpeningHours = z.infer<typeof openingHoursSchema> & {
  readonly period?: VisitPeriod | undefined
  /** From content only, as `period`: up to so many free places a time says how many; absent: never. */
  readonly fewLeft?: number | undefined
}
