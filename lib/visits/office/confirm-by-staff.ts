import 'server-only'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { Services } from '@/lib/services'
import { composeReminders } from '@/lib/visits/visit-messages'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { visitText } from '@/lib/visits/visit-text'
import { getReceivable } from './reception'
import { auditEntry, type Staff } from '@/lib/accounts/office/staff-audit'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

type Dependencies = Pick<Services, 'store' | 'now' | 'policy'> & { readonly visits: VisitBooking }

/**
 * Confirms a held visit for its visitor, with whom staff spoke.
 * @throws InvalidInputError if the place had become free and others have it; NotFoundError, StoreUnavailableError
 */
export async function confirmByStaff(dependencies: Dependencies, actor: Staff, id: string): Promise<{ readonly fresh: boolean }> {
  const { store, visits, policy, now } = dependencies
  const registration = await getReceivable(dependencies, actor.account, id)
  const visit = await store.visits.find(id)
  if (!visit || visit.cancelledAt) throw new NotFoundError('no visit to confirm')
  const search = await visits.findPlace({ at: visit.at, people: visit.people }, now(), { untilStart: true, isBooked: true })
  const at = now()
  const outcome = await store.visits.confirm(id, search.kind === 'found' ? search.place : null, {
    at,
    messages: composeReminders(visit, { to: registration.phone, facts: policy.facts, link: visits.linkTo(id) }, at),
    audit: auditEntry(dependencies, actor, 'visit.confirm', id, visitText(visit)),
  })
  if (outcome.kind === 'changed') throw new NotFoundError('no visit to confirm')
  if (outcome.kind === 'not-confirmed') throw new InvalidInputError({ visit: outcome.reason === 'phone' ? words.otherVisit : words.lapsed })
  return { fresh: outcome.fresh }
}
