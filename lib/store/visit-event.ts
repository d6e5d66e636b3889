import type { NewEvent } from '@/lib/registrations/registration-event'
import type { Visit } from '@/lib/visits/booking'

/** What every adapter notes when a visitor moves or cancels a visit. @param visit as it is from then on */
export const visitEvent = ({ registrationId, version, at, cancelledAt }: Visit, changedAt: Date): NewEvent => ({
  id: `visit:${version}`,
  registrationId,
  at: changedAt,
  actor: null,
  kind: cancelledAt === null ? 'visit-moved' : 'visit-cancelled',
  subject: null,
  dueAt: at,
  text: null,
})
