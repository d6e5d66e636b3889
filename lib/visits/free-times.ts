import { bookableSlots, daysAhead } from './day-slots'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'

/** What of a time is booked. */
export interface Booked {
  readonly groups: number
  readonly people: number
}
/** By the instant at which a visit begins, in milliseconds since 1970; a time that nobody booked may be absent. */
export type BookedByTime = ReadonlyMap<number, Booked>

/** One time that can be booked while places are left. */
export interface VisitTime {
  readonly at: Date
  /** How many more groups may come, of one person at least; 0: full. */
  readonly groupsLeft: number
  readonly peopleLeft: number
  /** Persons that one more group may be, where fewer fit than the hours allow a group; null: as many as they allow. */
  readonly groupMax: number | null
}

const NOTHING: Booked = { groups: 0, people: 0 }

/** @returns what is left of one time; never negative, though more may be booked than an hour's new limits hold */
function timeLeft({ groupsPerSlot, peoplePerSlot, peoplePerGroup }: OpeningHours, at: Date, booked: BookedByTime): VisitTime {
  const { groups, people } = booked.get(at.getTime()) ?? NOTHING
  const peopleLeft = Math.max(0, peoplePerSlot - people)
  const groupsLeft = Math.min(Math.max(0, groupsPerSlot - groups), peopleLeft)
  return { at, peopleLeft, groupsLeft, groupMax: groupsLeft > 0 && peopleLeft < peoplePerGroup ? peopleLeft : null }
}

/** The times of a day that `now` allows to book, full ones too. */
export const timesOfDay = (hours: OpeningHours, isoDay: string, booked: BookedByTime, now: Date): VisitTime[] =>
  bookableSlots(hours, isoDay, now).map((at) => timeLeft(hours, at, booked))

/** Whether a group of so many finds a place. */
export const hasPlaceFor = ({ groupsLeft, peopleLeft }: VisitTime, people: number): boolean => groupsLeft > 0 && peopleLeft >= people

/**
 * The free times nearest from a wish on; where there are fewer than `limit`, also the nearest before it.
 * @returns in order of time, `limit` at most
 */
export function nextFreeTimes(
  hours: OpeningHours,
  { at, people }: { readonly at: Date; readonly people: number },
  booked: BookedByTime,
  now: Date,
  limit: number,
): Date[] {
  const before: Date[] = []
  const after: Date[] = []
  for (const day of daysAhead(hours, now)) {
    for (const time of timesOfDay(hours, day, booked, now)) {
      if (!hasPlaceFor(time, people)) continue
      if (time.at.getTime() < at.getTime()) before.push(time.at)
      else if (after.push(time.at) === limit) return after
    }
  }
  return [...after, ...before.slice(after.length - limit)].toSorted((a, b) => a.getTime() - b.getTime())
}
