import type { NewEvent } from '@/lib/registrations/registration-event'
import type { Visit } from '@/lib/visits/booking'
import type { VisitChange } from './visit-store'

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
