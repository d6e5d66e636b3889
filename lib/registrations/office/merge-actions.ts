import 'server-only'
import { randomUUID } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { MERGED_MAX } from '@/lib/registrations/progress'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { MergeOutcome, MergeStep } from '@/lib/registrations/merge-store'
import { getVisibleRegistration } from './assignment-actions'
import { auditEntry, type Staff } from '@/lib/accounts/office/staff-audit'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'

/* Merges registrations of one visitor, and separates them again. */

type Dependencies = Pick<Services, 'store' | 'now'>

const stepOf = ({ account }: Staff): MergeStep => ({ actor: account.email, id: randomUUID() })

/** The primary registration of a merged one, or the registration itself. An account may see both or neither. */
async function primaryOf({ store }: Pick<Dependencies, 'store'>, registration: Registration): Promise<Registration> {
  if (registration.mergedInto === null) return registration
  const primary = await store.registrations.find(registration.mergedInto)
  if (!primary || primary.unreadable) throw new NotFoundError('no such registration')
  return primary
}

const REFUSALS: Readonly<Partial<Record<MergeOutcome, string>>> = {
  moved: words.merge.moved,
  quarantined: words.merge.quarantined,
  'too-many': words.mergeTooMany(MERGED_MAX),
}

const cameBefore = (one: Registration, other: Registration) =>
  one.createdAt < other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && one.id < other.id)

/**
 * Merges two registrations. The older one becomes the primary registration, because it proves where the visitor came from. Two
 * that are merged already stay so.
 * @returns id of the primary registration
 * @throws InvalidInputError that says why they cannot be merged; NotFoundError; StoreUnavailableError
 */
export async function mergeRegistrations(dependencies: Dependencies, actor: Staff, id: string, chosen: string) {
  const { store, now } = dependencies
  if (chosen === '' || chosen === id) throw new InvalidInputError({ other: words.merge.other })
  const both = await Promise.all([id, chosen].map((one) => getVisibleRegistration(dependencies, actor.account, one)))
  const [one, other] = (await Promise.all(both.map((each) => primaryOf(dependencies, each)))) as [Registration, Registration]
  if (one.id === other.id) return one.id
  const [primary, mergedOne] = cameBefore(one, other) ? [one, other] : [other, one]
  // Merged into a closed registration, an uncalled one would leave every list and never be called.
  if (primary.status === 'closed' && mergedOne.status === 'new') throw new InvalidInputError({ other: words.merge.closed })
  const audit = auditEntry(dependencies, actor, 'registration.merge', `${primary.id} ${mergedOne.id}`, `${mergedOne.id} → ${primary.id}`)
  const outcome = await store.registrations.merge(mergedOne.id, primary.id, stepOf(actor), now(), audit)
  if (outcome === 'not-found') throw new NotFoundError('no such registration')
  const refusal = REFUSALS[outcome]
  if (refusal) throw new InvalidInputError({ other: refusal })
  return primary.id
}

/**
 * Separates a merged registration from its primary one. Changes nothing if it is not merged.
 * @returns id of its primary registration; its own id if it is not merged
 * @throws NotFoundError, StoreUnavailableError
 */
export async function separateRegistration(dependencies: Dependencies, actor: Staff, id: string): Promise<string> {
  const { mergedInto } = await getVisibleRegistration(dependencies, actor.account, id)
  if (mergedInto === null) return id
  const audit = auditEntry(dependencies, actor, 'registration.separate', `${mergedInto} ${id}`, `${id} ← ${mergedInto}`)
  await dependencies.store.registrations.separate(id, stepOf(actor), dependencies.now(), audit)
  return mergedInto
}
