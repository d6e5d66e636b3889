import { koreanInstant, koreanIsoDay, startOfKoreanDay } from '@/lib/korean-time'
import type { StoredHours, VisitStore } from '@/lib/visits/visit-store'
import { FEW, type PlaceToTake, type Visit } from './booking'
import { addDays, bookableSlots, daySlots, daysAhead, hoursOfDay, placeInPeriod } from './day-slots'
import { nextFreeTimes, timesOfDay, type VisitTime } from './free-times'
import { publicHours } from './public-hours'
import { bookedText, composeLink, composeReminders, heldText } from './visit-messages'
import type { OpeningHours, VisitPeriod } from '@/lib/content/schemas/opening-hours'

/** Number of times offered instead of an unavailable one. */
const NEXT_OFFERED = 3

/** A visit as it was asked for. */
export interface RequestedVisit {
  readonly at: Date
  readonly people: number
}

type PlaceSearch =
  /** `few`: the day has one group per time and few places left; for other days the store counts by time. */
  | { readonly kind: 'found'; readonly place: PlaceToTake; readonly few?: true }
  /** No visit starts then, or it can no longer be booked. */
  | { readonly kind: 'not-offered' }
  /** More people than a group may have. */
  | { readonly kind: 'too-many'; readonly peoplePerGroup: number }

/** A day and its times. */
export interface VisitDay {
  /** `2026-11-28` */
  readonly day: string
  /** Times that can be booked, including full ones; empty if closed or too late. */
  readonly times: readonly VisitTime[]
  readonly closed: boolean
  /** Why the day differs from its weekday; null if it does not. */
  readonly reason: string | null
}

const messages = { bookedText, heldText, link: composeLink, reminders: composeReminders }
export type VisitMessages = typeof messages

/** Booking queries for forms, pages and registrations. All methods throw StoreUnavailableError. */
export interface VisitBooking {
  /** The hours that the office saved, or the content's with version 0, within the visiting period. */
  readonly hours: () => Promise<StoredHours>
  /** The same in one line, for messages. */
  readonly hoursLine: (now: Date) => Promise<string>
  /**
   * @param options.untilStart for staff: finds a place until the visit starts, not only while visitors may book it
   * @param options.isBooked for moving a booked visit, whose group keeps its size even if the maximum is smaller now
   */
  readonly findPlace: (requested: RequestedVisit, now: Date, options?: { readonly untilStart?: boolean; readonly isBooked?: boolean }) => Promise<PlaceSearch>
  /** Free times nearest to a wish. */
  readonly nextFree: (requested: RequestedVisit, now: Date) => Promise<Date[]>
  /** Whether the hours have a visit that begins then, booked or not. */
  readonly isOffered: (at: Date) => Promise<boolean>
  /** Absolute address of a registration's visit page, for its visitor only. */
  readonly linkTo: (registrationId: string) => string
  /** The visit that keeps a number from booking another one; null if there is none. */
  readonly findAhead: (phone: string, now: Date) => Promise<Visit | null>
  /** Messages about visits, for registrations, which import no code of visits. */
  readonly messages: VisitMessages
  /** All bookable days, or one of them. */
  readonly days: (
    now: Date,
    only?: string,
    options?: { readonly untilStart?: boolean },
  ) => Promise<{ readonly hours: OpeningHours; readonly days: readonly VisitDay[] }>
}

/**
 * @param store of visits
 * @param stated the content's opening hours, used until the office saves others
 * @param linkTo see {@link VisitBooking.linkTo}
 * @param periodNow the visiting period, which the office may change; absent: unlimited
 */
export function createVisitBooking(store: VisitStore, stated: OpeningHours, linkTo: VisitBooking['linkTo'], periodNow?: () => VisitPeriod): VisitBooking {
  const hours = async (): Promise<StoredHours> => {
    const saved = await store.readHours()
    const held = saved?.hours ?? stated
    const period = periodNow?.()
    return {
      version: saved?.version ?? 0,
      hours: { ...held, ...(period ? { period } : {}), ...(stated.fewLeft === undefined ? {} : { fewLeft: stated.fewLeft }) },
    }
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
    hoursLine: async (now) => publicHours((await hours()).hours, koreanIsoDay(now)).line,
    messages,
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
            closed: open === null || placeInPeriod(periodNow?.(), day) !== 'within',
            reason,
          }
        }),
      }
    },
  }
}
