import 'server-only'
import type { AuditAction } from '@/lib/accounts/audit-store'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'
import type { Contract } from '@/lib/registrations/contract'
import type { NewEvent } from '@/lib/registrations/registration-event'
import type { Services } from '@/lib/services'
import { homeTaken } from './contract-fields'

type Dependencies = Pick<Services, 'store' | 'now'>

/** What differs from event to event; never who caused it, nor when. */
type Told = Pick<NewEvent, 'id' | 'registrationId' | 'kind'> & Partial<Omit<NewEvent, 'actor' | 'at'>>

export const newEvent = ({ now }: Pick<Dependencies, 'now'>, { account }: Actor, told: Told): NewEvent => ({
  subject: null,
  dueAt: null,
  text: null,
  ...told,
  at: now(),
  actor: account.email,
})

/**
 * Records an event, and who caused it.
 * @throws NotFoundError; InvalidInputError if the registration was merged into another one since the form was made, or another one
 * has the contract's home; StoreUnavailableError
 */
export async function recordEvent(
  dependencies: Dependencies,
  actor: Actor,
  told: Told,
  action: AuditAction,
  detail: string | null,
  signed: { readonly contract?: Contract; readonly isSecondContractMeant?: boolean } = {},
): Promise<void> {
  const audit = auditEntry(dependencies, actor, action, told.registrationId, detail)
  const outcome = await dependencies.store.registrations.record(newEvent(dependencies, actor, told), audit, signed.isSecondContractMeant)
  if (outcome === 'not-found') throw new NotFoundError('no such registration')
  if (outcome === 'merged') throw new InvalidInputError({ registration: words.mergedMeanwhile })
  if (outcome === 'home-taken') throw signed.contract ? homeTaken(signed.contract) : new Error('no contract was recorded')
}
