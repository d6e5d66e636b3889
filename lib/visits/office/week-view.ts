import 'server-only'
import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { addDays, daySlots, hoursOfDay, placeInPeriod, weekdayOf } from '@/lib/visits/day-slots'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { dayText, timeText } from '@/lib/visits/visit-text'
import { officeHoursWords as words } from '@/lib/messages/ko/office-hours'
import { officeVisitWords } from '@/lib/messages/ko/office-visits'

export interface TimeLoad {
  readonly time: string
  readonly groups: number
  /** Groups that may come; 0 at a time that is no longer offered. */
  readonly capacity: number
  readonly people: number
  /** People that may come, likewise. */
  readonly peopleMax: number
}

export interface DayLoad {
  /** `2026-11-28` */
  readonly day: string
  readonly label: string
  /** Why it is closed or has other hours; null for its weekday's hours. */
  readonly reason: string | null
  readonly times: readonly TimeLoad[]
  readonly groups: number
  readonly capacity: number
  readonly people: number
}

/**
 * Monday of a day's week.
 * @param isoDay `2026-11-28`
 */
const mondayOf = (isoDay: string): string => addDays(isoDay, -((weekdayOf(isoDay) + 6) % 7))

function loadOf(hours: OpeningHours, day: string, booked: ReadonlyMap<number, { readonly groups: number; readonly people: number }>): DayLoad {
  const offered = new Set(daySlots(hours, day).map((slot) => slot.getTime()))
  const times = [...new Set([...offered, ...[...booked.keys()].filter((at) => koreanIsoDay(new Date(at)) === day)])]
    .toSorted((a, b) => a - b)
    .map((at): TimeLoad => {
      const { groups, people } = booked.get(at) ?? { groups: 0, people: 0 }
      const room = offered.has(at) ? { capacity: hours.groupsPerSlot, peopleMax: hours.peoplePerSlot } : { capacity: 0, peopleMax: 0 }
      return { time: timeText(new Date(at)), groups, people, ...room }
    })
  const sum = (of: (time: TimeLoad) => number) => times.reduce((total, time) => total + of(time), 0)
  const { hours: open, reason } = hoursOfDay(hours, day)
  return {
    day,
    label: dayText(day),
    reason: placeInPeriod(hours.period, day) === 'within' ? (reason ?? (open ? null : words.closed)) : officeVisitWords.outsidePeriod,
    times,
    groups: sum(({ groups }) => groups),
    capacity: sum(({ capacity }) => capacity),
    people: sum(({ people }) => people),
  }
}

/**
 * How full the days of a week are, counted by the store without reading registrations.
 * @param isoDay any day of it
 * @throws StoreUnavailableError
 */
export async function readWeek(
  { store, visits, now }: Pick<Services, 'store'> & Partial<Pick<Services, 'now'>> & { readonly visits: Pick<VisitBooking, 'hours'> },
  isoDay: string,
): Promise<readonly DayLoad[]> {
  const monday = mondayOf(isoDay)
  const [{ hours }, booked] = await Promise.all([visits.hours(), store.visits.countBooked(koreanInstant(monday), koreanInstant(addDays(monday, 7)), now?.())])
  return Array.from({ length: 7 }, (_, index) => loadOf(hours, addDays(monday, index), booked))
}
