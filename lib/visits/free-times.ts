import { bookableSlots, daysAhead } from './day-slots'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'

/** Bookings of a time. */
export interface Booked {
  readonly groups: number
  readonly people: number
}
/** Keys are start times in milliseconds since 1970; times without bookings may be absent. */
export type BookedByTime = ReadonlyMap<number, Booked>

/** A bookable time with its free places. */
export interface VisitTime {
  readonly at: Date
  /** How many more groups, of one person at least, may come; 0: full. */
  readonly groupsLeft: number
  readonly peopleLeft: number
  /** Maximum size of a further group, if less than the hours allow; null: the allowed size. */
  readonly groupMax: number | null
}

const NOTHING: Booked = { groups: 0, people: 0 }

/** @returns the free places of a time; never negative, even if new limits are lower than what is booked */
function timeLeft({ groupsPerSlot, peoplePerSlot, peoplePerGroup }: OpeningHours, at: Date, booked: BookedByTime): VisitTime {
  const { groups, people } = booked.get(at.getTime()) ?? NOTHING
  const peopleLeft = Math.max(0, peoplePerSlot - people)
  const groupsLeft = Math.min(Math.max(0, groupsPerSlot - groups), peopleLeft)
  return { at, peopleLeft, groupsLeft, groupMax: groupsLeft > 0 && peopleLeft < peoplePerGroup ? peopleLeft : null }
}

/** The times of a day that can be booked at `now`, including full ones. */
export const timesOfDay = (hours: OpeningHours, isoDay: string, booked: BookedByTime, now: Date): VisitTime[] =>
  bookableSlots(hours, isoDay, now).map((at) => timeLeft(hours, at, booked))

/** Whether a group of this size fits. */
export const hasPlaceFor = ({ groupsLeft, peopleLeft }: VisitTime, people: number): boolean => groupsLeft > 0 && peopleLeft >= people

/**
 * The nearest free times from a requested time on; if fewer than `limit`, also the nearest before it.
 * @returns in chronological order, at most `limit`
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
