import 'server-only'
import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import type { OutboxMessage, QueuedMessage } from '@/lib/outbox/message'
import { maskPhone } from '@/lib/registrations/phone'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { Booking } from '@/lib/visits/booking'
import { addDays, daySlots, hoursOfDay } from '@/lib/visits/day-slots'
import type { OpeningHours } from '@/lib/visits/opening-hours'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { composeNotice } from '@/lib/visits/visit-messages'
import { dayAndTimeText } from '@/lib/visits/visit-text'
import { toMessageCard } from '../inbox/message-view'
import { auditEntry, type Actor } from '../inbox/staff-audit'

/* Bookings ahead that the opening hours no longer have: somebody has to tell them. */

/** Beyond any day that can be booked. */
const YEAR_DAYS = 366

/** Whom to call. */
export interface CallEntry {
  readonly id: string
  readonly when: string
  readonly people: number
  readonly name: string
  /** Masked: the whole number is shown, and written down, by a press (components/admin/call-form.tsx). */
  readonly phone: string
  /** What became of the SMS that tells them; null where there is none. */
  readonly notice: string | null
}

/** Bookings ahead at times when no visit begins any more, by time. */
async function misplacedBookings({ store, now }: Pick<Services, 'store' | 'now'>, hours: OpeningHours): Promise<Booking[]> {
  const bookings = await store.visits.listBookings(now(), koreanInstant(addDays(koreanIsoDay(now()), YEAR_DAYS)))
  const slots = new Map<string, Set<number>>()
  const isSlot = ({ at }: Booking) => {
    const day = koreanIsoDay(at)
    const ofDay = slots.get(day) ?? new Set(daySlots(hours, day).map((slot) => slot.getTime()))
    slots.set(day, ofDay)
    return ofDay.has(at.getTime())
  }
  return bookings.filter((booking) => !isSlot(booking))
}

async function noticeOf({ store }: Pick<Services, 'store'>, registrationId: string): Promise<QueuedMessage | undefined> {
  return (await store.outbox.list({ registrationId, kind: 'visitNotice', limit: 1 }))[0]
}

/** @returns whom to call, with their registrations: who sees the list has seen those */
export async function readCallList(
  dependencies: Pick<Services, 'store' | 'now'>,
  hours: OpeningHours,
): Promise<{ readonly entries: readonly CallEntry[]; readonly registrations: readonly Registration[] }> {
  const found = await Promise.all(
    (await misplacedBookings(dependencies, hours)).map(async (booking) => ({
      booking,
      registration: await dependencies.store.registrations.find(booking.registrationId),
      notice: await noticeOf(dependencies, booking.registrationId),
    })),
  )
  const present = found.flatMap(({ registration, ...rest }) => (registration ? [{ registration, ...rest }] : []))
  return {
    registrations: present.map(({ registration }) => registration),
    entries: present.map(({ booking: { at, people }, registration: { id, name, phone }, notice }) => ({
      id,
      when: dayAndTimeText(at),
      people,
      name,
      phone: maskPhone(phone),
      notice: notice ? toMessageCard(notice).state : null,
    })),
  }
}

/**
 * Queues an SMS of fact to everybody on the list, once for one version of a visit: a second press tells those who came since.
 * @returns how many were queued
 * @throws StoreUnavailableError
 */
export async function sendNotices(dependencies: Pick<Services, 'store' | 'now' | 'policy'> & { readonly visits: VisitBooking }, actor: Actor): Promise<number> {
  const { store, now, policy, visits } = dependencies
  const { hours } = await visits.hours()
  const messages = await Promise.all(
    (await misplacedBookings(dependencies, hours)).map(async ({ registrationId, at }): Promise<OutboxMessage[]> => {
      const [visit, registration] = await Promise.all([store.visits.find(registrationId), store.registrations.find(registrationId)])
      if (!visit || !registration) return []
      const recipient = { to: registration.phone, facts: policy.facts, link: visits.linkTo(registrationId) }
      return [composeNotice(visit, recipient, hoursOfDay(hours, koreanIsoDay(at)).reason, now())]
    }),
  )
  const notices = messages.flat()
  return notices.length === 0 ? 0 : store.outbox.add(notices, auditEntry(dependencies, actor, 'visit.notice', null, `${notices.length}건`))
}
