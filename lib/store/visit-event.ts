import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@/lib/registrations/registration-event'
import type { Booking, Visit } from '@/lib/visits/booking'
import type { VisitChange } from '@/lib/visits/visit-store'

/** What every adapter notes when a visit is moved or cancelled. @param visit as it is from then on */
export const visitEvent = ({ registrationId, version, at, cancelledAt }: Visit, { at: changedAt, staff }: Pick<VisitChange, 'at' | 'staff'>): NewEvent => ({
  id: `visit:${version}`,
  registrationId,
  at: changedAt,
  actor: staff?.audit.actor ?? null,
  kind: cancelledAt === null ? 'visit-moved' : 'visit-cancelled',
  subject: null,
  dueAt: at,
  text: staff?.reason ?? null,
})

/**
 * What every adapter notes when a visit has no place because its registration is quarantined: a release does not book
 * again, and whoever calls the visitor then has to know what was booked.
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
