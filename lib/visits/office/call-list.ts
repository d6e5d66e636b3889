import 'server-only'
import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { VISIT_OFFERED, type OutboxMessage, type StoredMessage } from '@/lib/messaging/message'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { Booking, Visit } from '@/lib/visits/booking'
import { addDays, daySlots, hoursOfDay } from '@/lib/visits/day-slots'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { composeNotice } from '@/lib/visits/visit-messages'
import { dayAndTimeText } from '@/lib/visits/visit-text'
import { shownVisitor } from '@/lib/registrations/office/unreadable-view'
import { toMessageCard } from '@/lib/messaging/office/message-view'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'
import { registrationAuditWords as words } from '@/lib/messages/ko/registration-office'

/* Future bookings that no longer fit the opening hours or their capacity, whose visitors have to be notified. */

/** Past the last day that can be booked. */
const YEAR_DAYS = 366

export interface CallEntry {
  readonly id: string
  readonly when: string
  readonly people: number
  readonly name: string
  /** Masked: a click shows and records the whole number (components/admin/inbox/call-form.tsx). */
  readonly phone: string
  /** State of the SMS that notifies the visitor; null if there is none. */
  readonly notice: string | null
  /** `closed`: the time is no longer offered; `over`: the time is over its capacity, and this was booked last. */
  readonly why: 'closed' | 'over'
}

const bookingsAhead = ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<Booking[]> =>
  store.visits.listBookings(now(), koreanInstant(addDays(koreanIsoDay(now()), YEAR_DAYS)), now())

/** Future bookings at times that are no longer offered, in chronological order. */
async function misplacedBookings({ store, now }: Pick<Services, 'store' | 'now'>, hours: OpeningHours): Promise<Booking[]> {
  const bookings = await bookingsAhead({ store, now })
  const slots = new Map<string, Set<number>>()
  const isSlot = ({ at }: Booking) => {
    const day = koreanIsoDay(at)
    const ofDay = slots.get(day) ?? new Set(daySlots(hours, day).map((slot) => slot.getTime()))
    slots.set(day, ofDay)
    return ofDay.has(at.getTime())
  }
  return bookings.filter((booking) => !isSlot(booking))
}

/**
 * Bookings of a time over its capacity: the earliest stay.
 * @param booked of one time
 */
async function exceeding({ store }: Pick<Services, 'store'>, booked: readonly Booking[], { groupsPerSlot, peoplePerSlot }: OpeningHours): Promise<Booking[]> {
  const dated = await Promise.all(
    booked.map(async (booking) => ({ booking, since: (await store.registrations.find(booking.registrationId))?.createdAt.getTime() ?? 0 })),
  )
  let [groups, people] = [0, 0]
  return dated
    .toSorted((a, b) => a.since - b.since)
    .flatMap(({ booking }) => {
      if (groups + 1 > groupsPerSlot || people + booking.people > peoplePerSlot) return [booking]
      groups += 1
      people += booking.people
      return []
    })
}

/** Future bookings over their time's capacity, in chronological order. Reads registrations only for times that are too full. */
async function overbooked(dependencies: Pick<Services, 'store' | 'now'>, hours: OpeningHours): Promise<Booking[]> {
  const byTime = new Map<number, Booking[]>()
  for (const booking of await bookingsAhead(dependencies)) byTime.set(booking.at.getTime(), [...(byTime.get(booking.at.getTime()) ?? []), booking])
  const tooFull = [...byTime.values()].filter(
    (booked) => booked.length > hours.groupsPerSlot || booked.reduce((sum, { people }) => sum + people, 0) > hours.peoplePerSlot,
  )
  return (await Promise.all(tooFull.map((booked) => exceeding(dependencies, booked, hours)))).flat()
}

async function noticeOf({ store }: Pick<Services, 'store'>, registrationId: string): Promise<StoredMessage | undefined> {
  return (await store.outbox.list({ registrationId, kind: 'visitNotice', limit: 1 }))[0]
}

/** @returns the visitors to call, with their registrations for the audit trail */
export async function readCallList(
  dependencies: Pick<Services, 'store' | 'now'>,
  hours: OpeningHours,
): Promise<{ readonly entries: readonly CallEntry[]; readonly registrations: readonly Registration[] }> {
  const closed = await misplacedBookings(dependencies, hours)
  const isClosed = new Set(closed.map(({ registrationId }) => registrationId))
  const over = (await overbooked(dependencies, hours)).filter(({ registrationId }) => !isClosed.has(registrationId))
  const found = await Promise.all(
    [...closed, ...over].map(async (booking) => ({
      booking,
      why: isClosed.has(booking.registrationId) ? ('closed' as const) : ('over' as const),
      registration: await dependencies.store.registrations.find(booking.registrationId),
      notice: await noticeOf(dependencies, booking.registrationId),
    })),
  )
  const present = found.flatMap(({ registration, ...rest }) => (registration ? [{ registration, ...rest }] : []))
  return {
    registrations: present.flatMap(({ registration }) => (registration.unreadable ? [] : [registration])),
    entries: present.map(({ booking: { at, people }, registration, notice, why }) => ({
      id: registration.id,
      when: dayAndTimeText(at),
      people,
      ...shownVisitor(registration),
      notice: notice ? toMessageCard(notice).state : null,
      why,
    })),
  }
}

/** More notices than a visit ever has. */
const NOTICES_MAX = 100

/** Number of notices of a visit's version that were not sent because its time was offered again. */
async function countWithdrawn({ store }: Pick<Services, 'store'>, { registrationId, version }: Visit): Promise<number> {
  const notices = await store.outbox.list({ registrationId, kind: 'visitNotice', limit: NOTICES_MAX })
  return notices.filter(({ visitVersion, state, lastError }) => visitVersion === version && state === 'cancelled' && lastError === VISIT_OFFERED).length
}

/**
 * Queues an SMS for everybody on the list, once per version of a visit. A second click notifies visitors added since,
 * and those whose message was withdrawn because the day was open again and is now closed once more.
 * @returns how many were queued
 * @throws StoreUnavailableError
 */
export async function sendNotices(dependencies: Pick<Services, 'store' | 'now' | 'policy'> & { readonly visits: VisitBooking }, actor: Actor): Promise<number> {
  const { store, now, policy, visits } = dependencies
  const { hours } = await visits.hours()
  const messages = await Promise.all(
    (await misplacedBookings(dependencies, hours)).map(async ({ registrationId, at }): Promise<OutboxMessage[]> => {
      const [visit, registration] = await Promise.all([store.visits.find(registrationId), store.registrations.find(registrationId)])
      if (!visit || !registration || registration.unreadable) return []
      const recipient = { to: registration.phone, facts: policy.facts, link: visits.linkTo(registrationId) }
      return [composeNotice(visit, recipient, hoursOfDay(hours, koreanIsoDay(at)).reason, now(), await countWithdrawn(dependencies, visit))]
    }),
  )
  const notices = messages.flat()
  return notices.length === 0 ? 0 : store.outbox.add(notices, auditEntry(dependencies, actor, 'visit.notice', null, words.entries(notices.length)))
}
