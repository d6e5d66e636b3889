import 'server-only'
import { z } from 'zod'
import { visitingHoursWords } from '@/lib/messages/ko/visiting-hours'
import { exceptionSchema, openingHoursSchema, type DayException, type OpeningHours } from '@/lib/content/schemas/opening-hours'
import { noteUnreadable } from './met-records'
import { jsonOrNull } from './stored-json'

/** Id of the opening hours among unreadable records. */
export const HOURS_ID = 'current'

export const hoursToJson = (hours: OpeningHours): string => JSON.stringify(hours)

const withExceptions = z.looseObject({ exceptions: z.array(z.unknown()) })
const ofDay = z.object({ day: exceptionSchema.shape.day })

/** A malformed exception closes its day, so that nobody comes to a locked door. */
function readException(stored: unknown): DayException[] {
  const whole = exceptionSchema.safeParse(stored)
  if (whole.success) return [whole.data]
  const { data } = ofDay.safeParse(stored)
  return data ? [{ day: data.day, hours: null, reason: visitingHoursWords.unreadableDay }] : []
}

/** @returns the hours; days with malformed exceptions are closed; null if the rest is malformed: content's hours then apply */
export function hoursFromJson(json: unknown): OpeningHours | null {
  const stored = jsonOrNull(json)
  const whole = openingHoursSchema.safeParse(stored)
  if (whole.success) return whole.data
  noteUnreadable({ kind: 'hours', id: HOURS_ID })
  const { data } = withExceptions.safeParse(stored)
  if (!data) return null
  const byDay = new Map(data.exceptions.flatMap(readException).map((exception) => [exception.day, exception]))
  return openingHoursSchema.safeParse({ ...data, exceptions: [...byDay.values()] }).data ?? null
}
