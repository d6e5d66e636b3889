import { koreanIsoDay } from '@/lib/korean-time'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { publicHours } from '@/lib/visits/public-hours'
import type { RegistrationPolicy } from './policy'

/**
 * The policy with the opening hours that the office saved, for messages.
 * @param visits absent or null on a site without bookings: content's text states the hours
 * @throws StoreUnavailableError
 */
export async function withOpeningHours(
  policy: RegistrationPolicy,
  visits: Pick<VisitBooking, 'hours'> | null | undefined,
  at: Date,
): Promise<RegistrationPolicy> {
  if (!visits) return policy
  const { hours } = await visits.hours()
  return { ...policy, facts: { ...policy.facts, hours: publicHours(hours, koreanIsoDay(at)).line } }
}
