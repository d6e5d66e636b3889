import 'server-only'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { Visit } from '@/lib/visits/booking'

/** Visits by the ids of their registrations. */
export type BookedVisits = ReadonlyMap<string, Visit>

/**
 * The visits of registrations, including cancelled ones.
 * @throws StoreUnavailableError
 */
export async function bookedVisits(
  { store }: Pick<Services, 'store'>,
  registrations: readonly Pick<Registration, 'id' | 'visitDate' | 'status'>[],
): Promise<BookedVisits> {
  // A visitor's booking sets the preferred date to the visit's first day (lib/registrations/registration.ts), and the office's the
  // status, so other registrations need no lookup.
  const ids = registrations.flatMap(({ id, visitDate, status }) => (visitDate !== null || status === 'booked' || status === 'visited' ? id : []))
  return ids.length > 0 ? store.visits.findAll(ids) : new Map()
}
