import { VISIT_CHANGED, VISIT_NOT_OFFERED, VISIT_OFFERED, VISIT_OVER, type MessageKind, type QueuedMessage } from '@/lib/messaging/message'
import type { VisitStore } from '@/lib/visits/visit-store'
import { hasBegun } from './booking'
import type { VisitBooking } from './visit-booking'

const REMINDERS: readonly MessageKind[] = ['visitReminderDay', 'visitReminderHours']

/**
 * Why a message about a visit is not sent any more, asked just before it would be; null where it is still true, and for
 * what is about no visit.
 */
export type Staleness = (message: Pick<QueuedMessage, 'registrationId' | 'kind' | 'visitVersion'>) => Promise<string | null>

/** @param visits null where no visits are booked any more */
export const createStaleness =
  (store: Pick<VisitStore, 'find'>, visits: Pick<VisitBooking, 'isOffered'> | null, now: () => Date): Staleness =>
  async ({ registrationId, kind, visitVersion }) => {
    if (visitVersion === undefined) return null
    const visit = await store.find(registrationId)
    if (visit?.version !== visitVersion) return VISIT_CHANGED
    if (kind === 'visitNotice') return (await visits?.isOffered(visit.at)) ? VISIT_OFFERED : null
    if (!REMINDERS.includes(kind)) return null
    if (hasBegun(visit, now())) return VISIT_OVER
    return (await visits?.isOffered(visit.at)) ? null : VISIT_NOT_OFFERED
  }
