import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@/lib/registrations/registration-event'
import type { Assignment } from '@/lib/registrations/work-store'

/** The event of an assignment, the same in every adapter. */
export const assignedEvent = (registrationId: string, { to, actor, reason = null }: Assignment, at: Date): NewEvent => ({
  id: randomUUID(),
  registrationId,
  at,
  actor,
  kind: 'assigned',
  subject: to,
  dueAt: null,
  text: reason,
})
