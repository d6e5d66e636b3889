import { koreanInstant, koreanIsoDay, startOfKoreanDay } from '@/lib/korean-time'
import type { StoredHours, VisitStore } from '@/lib/visits/visit-store'
import { FEW, type PlaceToTake, type Visit } from './booking'
import { addDays, bookableSlots, daySlots, daysAhead, hoursOfDay, placeInPeriod } from './day-slots'
import { nextFreeTimes, timesOfDay, type VisitTime } from './free-times'
import type { OpeningHours, VisitPeriod } from '@/lib/content/schemas/opening-hours'

/** Offered in place of a time that cannot be had. */
const NEXT_OFFERED = 3

/** A visit as it was asked for. */
export interface RequestedVisit {
  readonly at: Date
  readonly people: number
}

type PlaceSearch =
  /** `few`: of its day few places are left, where one group is received at a time; of others the store counts by time. */
  | { readonly kind: 'found'; readonly place: PlaceToTake; readonly few?: true }
  /** No visit begins then, or it can no longer be booked. */
  | { readonly kind: 'not-offered' }
  /** More persons than one group may be. */
  | { readonly kind: 'too-many'; readonly peoplePerGroup: number }

/** A day for whoever looks for a time. */
export interface VisitDay {
  /** `2026-11-28` */
  readonly day: string
  /** Times that can be booked, full ones too; none where it is closed or too late. */
  readonly times: readonly VisitTime[]
  readonly closed: boolean
  /** Why the day is not as others; null where it is. */
  readonly reason: string | null
}

/** What forms, pages and the use case of a registration ask about visits. All methods throw StoreUnavailableError. */
export interface VisitBooking {
  /** Hours as the office saved them, or content's with version 0, in the period of visits. */
  readonly hours: () => Promise<StoredHours>
  /**
   * @param options.untilStart for the office: a visit is found until it begins, not only while visitors may book it
   * @param options.isBooked of a visit that is booked and to be moved: its group stays as large as it is, though groups may be smaller by now
   */
  readonly findPlace: (requested: RequestedVisit, now: Date, options?: { readonly untilStart?: boolean; readonly isBooked?: boolean }) => Promise<PlaceSearch>
  /** Free times nearest to a wish. */
  readonly nextFree: (requested: RequestedVisit, now: Date) => Promise<Date[]>
  /** Whether the hours have a visit that begins then, booked or not. */
  readonly isOffered: (at: Date) => Promise<boolean>
  /** Absolute address of the page of a registration's visit, for its visitor alone. */
  readonly linkTo: (registrationId: string) => string
  /** The visit that keeps a number from booking another one; null where there is none. */
  readonly findAhead: (phone: string, now: Date) => Promise<Visit | null>
  /** Every day that may be booked, or one of them. */
  readonly days: (
    now: Date,
    only?: string,
    options?: { readonly untilStart?: boolean },
  ) => Promise<{ readonly hours: OpeningHours; readonly days: readonly VisitDay[] }>
}

/**
 * @param store of visits
 * @param stated opening hours that content states, which apply until the office saves others
 * @param linkTo see {@link VisitBooking.linkTo}
 * @param period in which there are visits; absent: always
 */
export function createVisitBooking(store: VisitStore, stated: OpeningHours, linkTo: VisitBooking['linkTo'], period?: VisitPeriod): VisitBooking {
  const hours = async (): Promise<StoredHours> => {
    const saved = await store.readHours()
    const held = saved?.hours ?? stated
    return { version: saved?.version ?? 0, hours: period ? { ...held, period } : held }
  }

  const bookedFrom = (now: Date, { daysAhead: ahead }: OpeningHours) =>
    store.countBooked(startOfKoreanDay(now), koreanInstant(addDays(koreanIsoDay(now), ahead + 1)), now)

  async function fewOfDay(current: OpeningHours, at: Date, now: Date): Promise<boolean> {
    const day = koreanIsoDay(at)
    const times = daySlots(current, day).length
    const booked = await store.countBooked(koreanInstant(day), koreanInstant(addDays(day, 1)), now)
    return booked.size > 0 && times - booked.size - 1 < FEW * times
  }

  return {
    hours,
    async findPlace({ at, people }, now, { untilStart = false, isBooked = false } = {}) {
      const { version, hours: current } = await hours()
      if (!isBooked && people > current.peoplePerGroup) return { kind: 'too-many', peoplePerGroup: current.peoplePerGroup }
      const limits = untilStart ? { ...current, bookUntilMinutes: 0 } : current
      if (!bookableSlots(limits, koreanIsoDay(at), now).some((slot) => slot.getTime() === at.getTime())) return { kind: 'not-offered' }
      const { groupsPerSlot, peoplePerSlot } = current
      const place = { at, people, groupsPerSlot, peoplePerSlot, hoursVersion: version, now }
      return groupsPerSlot === 1 && !isBooked && (await fewOfDay(current, at, now)) ? { kind: 'found', place, few: true } : { kind: 'found', place }
    },
    async nextFree(requested, now) {
      const { hours: current } = await hours()
      return nextFreeTimes(current, requested, await bookedFrom(now, current), now, NEXT_OFFERED)
    },
    linkTo,
    findAhead: (phone, now) => store.findAhead(phone, now),
    async isOffered(at) {
      const { hours: current } = await hours()
      return daySlots(current, koreanIsoDay(at)).some((slot) => slot.getTime() === at.getTime())
    },
    async days(now, only, { untilStart = false } = {}) {
      const { hours: current } = await hours()
      const booked = only ? await store.countBooked(koreanInstant(only), koreanInstant(addDays(only, 1)), now) : await bookedFrom(now, current)
      const days = only ? [only] : daysAhead(current, now)
      return {
        hours: current,
        days: days.map((day) => {
          const { hours: open, reason } = hoursOfDay(current, day)
          return {
            day,
            times: timesOfDay(untilStart ? { ...current, bookUntilMinutes: 0 } : current, day, booked, now),
            closed: open === null || placeInPeriod(period, day) !== 'within',
            reason,
          }
        }),
      }
    },
  }
}
