import type { VisitBooking } from '@/lib/visits/visit-booking'
import type { RegistrationPolicy } from './policy'

/**
 * The policy with the opening hours that the office saved, for messages.
 * @param visits absent or null on a site without bookings: content's text states the hours
 * @throws StoreUnavailableError
 */
export async function withOpeningHours(
  policy: RegistrationPolicy,
  visits: Pick<VisitBooking, 'hoursLine'> | null | undefined,
  at: Date,
): Promise<RegistrationPolicy> {
  return visits ? { ...policy, facts: { ...policy.facts, hours: await visits.hoursLine(at) } } : policy
}
