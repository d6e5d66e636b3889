import { NOT_IN_PHASE, VISIT_CHANGED, VISIT_NOT_OFFERED, VISIT_OFFERED, VISIT_OVER, type MessageKind, type QueuedMessage } from '@/lib/messaging/message'
import type { VisitStore } from '@/lib/visits/visit-store'
import { hasBegun } from './booking'
import type { VisitBooking } from './visit-booking'

const REMINDERS: readonly MessageKind[] = ['visitReminderDay', 'visitReminderHours']

/**
 * Checks a message just before it is sent: one about a visit, or about remaining homes. Returns why it is stale; null if it is still
 * correct, or about neither.
 */
export type Staleness = (message: Pick<QueuedMessage, 'registrationId' | 'kind' | 'visitVersion'>) => Promise<string | null>

/**
 * @param visits null if visits cannot be booked any more
 * @param remainingHomes whether the phase lets the site speak of remaining homes
 */
export const createStaleness =
  (store: Pick<VisitStore, 'find'>, visits: Pick<VisitBooking, 'isOffered'> | null, now: () => Date, remainingHomes: () => boolean = () => true): Staleness =>
  async ({ registrationId, kind, visitVersion }) => {
    if (kind === 'remainingUnits') return remainingHomes() ? null : NOT_IN_PHASE
    if (visitVersion === undefined) return null
    const visit = await store.find(registrationId)
    if (visit?.version !== visitVersion) return VISIT_CHANGED
    if (kind === 'visitNotice') return (await visits?.isOffered(visit.at)) ? VISIT_OFFERED : null
    if (!REMINDERS.includes(kind)) return null
    if (hasBegun(visit, now())) return VISIT_OVER
    return (await visits?.isOffered(visit.at)) ? null : VISIT_NOT_OFFERED
  }
