import 'server-only'
import { randomUUID } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { cleanLines } from '@/lib/clean-text'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { RAW_FACTOR } from '@/lib/field-limits'
import { withOpeningHours } from '@/lib/registrations/policy-with-hours'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { Released } from '@/lib/registrations/quarantine-store'
import { auditEntry, requiredReason, type Actor } from '@/lib/accounts/office/staff-audit'
import { formatCount } from '@/lib/messages/format-count'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'

/* Actions on one registration. */

type Dependencies = Pick<Services, 'store' | 'policy' | 'now'> & Partial<Pick<Services, 'visits'>>

export const NOTE_MAX = 1000

const found = (exists: boolean): void => {
  if (!exists) throw new NotFoundError('no such registration')
}

/** @throws InvalidInputError for a note that is empty or too long */
export function cleanNote(typed: string): string {
  const text = typed.length > RAW_FACTOR * NOTE_MAX ? typed : cleanLines(typed)
  if (text === '') throw new InvalidInputError({ note: words.note })
  if (text.length > NOTE_MAX) throw new InvalidInputError({ note: words.noteLength(formatCount(NOTE_MAX)) })
  return text
}

/** @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function addNote(dependencies: Dependencies, actor: Actor, id: string, typed: string): Promise<void> {
  const text = cleanNote(typed)
  const note = { id: randomUUID(), registrationId: id, at: dependencies.now(), actor: actor.account.email, text }
  found(await dependencies.store.registrations.addNote(note, auditEntry(dependencies, actor, 'registration.note', id)))
}

/** @returns quarantined registrations with the messages that their release queues */
export async function releasedWithMessages(registrations: readonly Registration[], { policy, visits, now }: Omit<Dependencies, 'store'>): Promise<Released[]> {
  const told = await withOpeningHours(policy, visits, now())
  return registrations.map((registration) => ({ id: registration.id, messages: composeMessages({ ...registration, quarantine: null }, told, now()) }))
}

/** Releases a registration from quarantine and queues its messages. */
export async function releaseRegistration(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  const registration = await dependencies.store.registrations.find(id)
  if (!registration?.quarantine || registration.unreadable) throw new NotFoundError('nothing to release')
  found(
    (await dependencies.store.registrations.release(
      await releasedWithMessages([registration], dependencies),
      dependencies.now(),
      auditEntry(dependencies, actor, 'registration.release', id),
    )) > 0,
  )
}

/**
 * Deletes a registration with its notes, messages and search terms (개인정보 보호법 §21, §36). The reason stays in the audit trail.
 * @param also ids of registrations merged with it to delete with it, because they are of the same person; any other is refused
 * @throws InvalidInputError without a reason, or for an id that is not merged with it (any more); NotFoundError;
 * StoreUnavailableError
 */
export async function deleteRegistration({ store, now }: Dependencies, actor: Actor, id: string, reason: string, also: readonly string[] = []): Promise<void> {
  const why = requiredReason(reason)
  const registration = await store.registrations.find(id)
  if (!registration) throw new NotFoundError('no such registration')
  const primary = registration.mergedInto ?? id
  const together = new Set(also.length === 0 ? [] : [primary, ...(await store.registrations.listMerged(primary)).map((mergedOne) => mergedOne.id)])
  if (!also.every((one) => together.has(one))) throw new InvalidInputError({ also: words.separated })
  const ids = [...new Set([id, ...also])]
  found((await store.registrations.remove(ids, auditEntry({ now }, actor, 'registration.delete', ids.join(' '), why))) > 0)
}
