import 'server-only'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { Visit } from '@/lib/visits/booking'

/** Visits by the ids of their registrations. */
export type BookedVisits = ReadonlyMap<string, Visit>

/**
 * The visits that registrations have booked, as they stand now or were cancelled.
 * @throws StoreUnavailableError
 */
export async function bookedVisits(
  { store }: Pick<Services, 'store'>,
  registrations: readonly Pick<Registration, 'id' | 'visitDate'>[],
): Promise<BookedVisits> {
  // Whoever books a visit has its first day as the wished-for date (lib/registrations/registration.ts): nobody else is asked about.
  const ids = registrations.flatMap(({ id, visitDate }) => (visitDate === null ? [] : id))
  return ids.length > 0 ? store.visits.findAll(ids) : new Map()
}
