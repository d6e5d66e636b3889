import { randomUUID } from 'node:crypto'
import { visitEventId, type NewEvent } from '@/lib/registrations/registration-event'
import type { Booking, Visit } from '@/lib/visits/booking'
import type { VisitChange } from '@/lib/visits/visit-store'

/**
 * The event of a booked, moved or cancelled visit, the same in every adapter.
 * @param visit its new state
 */
export const visitEvent = (
  { registrationId, version, at, people, cancelledAt }: Visit,
  { at: changedAt, staff }: Pick<VisitChange, 'at' | 'staff'>,
  kind: 'booked' | 'visit-moved' = 'visit-moved',
): NewEvent => ({
  id: visitEventId(version),
  registrationId,
  at: changedAt,
  actor: staff?.audit.actor ?? null,
  kind: cancelledAt === null ? kind : 'visit-cancelled',
  subject: cancelledAt === null ? String(people) : null,
  dueAt: at,
  text: staff?.reason ?? null,
})

/**
 * The event of a visit that was not booked because its registration was quarantined. A release does not book it, so whoever calls
 * the visitor has to know the requested time.
 * @param by when and who; null: nobody of the office
 */
export const withheldVisitEvent = (
  { registrationId, at, people }: Booking,
  { at: withheldAt, actor }: { readonly at: Date; readonly actor: string | null },
): NewEvent => ({
  id: randomUUID(),
  registrationId,
  at: withheldAt,
  actor,
  kind: 'visit-withheld',
  subject: String(people),
  dueAt: at,
  text: null,
})
