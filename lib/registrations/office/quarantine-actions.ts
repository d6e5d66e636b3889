import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import { InvalidInputError } from '@/lib/errors'
import {
  QUARANTINE_LABELS,
  QUARANTINE_REASONS,
  SUSPICIONS,
  type QuarantineReason,
  readableOf,
  type StoredRegistration,
} from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { releasedWithMessages } from './registration-actions'
import { auditEntry, requiredReason, type Actor } from '@/lib/accounts/office/staff-audit'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'

/* Actions on all registrations with one quarantine reason or suspicion. */

type Dependencies = Pick<Services, 'store' | 'policy' | 'now'> & Partial<Pick<Services, 'visits'>>

/** Registrations a transaction, which blocks the event loop for some milliseconds. */
const BATCH_SIZE = 25

/** Processes all registrations quarantined for one reason before now, newest first, one transaction a batch. */
async function forEachQuarantineBatch(
  dependencies: Dependencies,
  typed: string,
  work: (some: readonly StoredRegistration[], label: string) => Promise<number>,
): Promise<number> {
  const reason: QuarantineReason | undefined = QUARANTINE_REASONS.find((candidate) => candidate === typed)
  if (!reason) throw new InvalidInputError({ reason: words.quarantineReason })
  const until = dependencies.now()
  let moved = 0
  let after: StoredRegistration | undefined
  for (;;) {
    const some = await dependencies.store.registrations.list({ reason, until, limit: BATCH_SIZE, ...(after ? { after } : {}) })
    const done = some.length > 0 ? await work(some, QUARANTINE_LABELS[reason]) : 0
    moved += done
    // Continues after the batch: unreadable registrations remain and would be listed again.
    if (done > 0 && done < some.length) after = some.at(-1)
    // No progress means that someone else is doing the same.
    if (some.length < BATCH_SIZE || done === 0) return moved
    await nextTurn()
  }
}

/**
 * Releases all registrations quarantined for one reason.
 * @returns number released
 */
export const releaseQuarantine = (dependencies: Dependencies, actor: Actor, reason: string): Promise<number> =>
  forEachQuarantineBatch(dependencies, reason, async (stored, label) => {
    // An unreadable registration stays in quarantine: its messages cannot be composed.
    const some = readableOf(stored)
    return some.length === 0
      ? 0
      : dependencies.store.registrations.release(
          await releasedWithMessages(some, dependencies),
          dependencies.now(),
          auditEntry(dependencies, actor, 'registration.release', some.map(({ id }) => id).join(' '), registrationAuditWords.count(some.length, label)),
        )
  })

/**
 * Deletes all registrations quarantined for one reason, as needed after a flood.
 * @returns number deleted
 */
export async function deleteQuarantine(dependencies: Dependencies, actor: Actor, reason: string, why: string): Promise<number> {
  const givenReason = requiredReason(why)
  return forEachQuarantineBatch(dependencies, reason, (some, label) => {
    const ids = some.map(({ id }) => id)
    return dependencies.store.registrations.remove(
      ids,
      auditEntry(dependencies, actor, 'registration.delete', ids.join(' '), registrationAuditWords.deleted(ids.length, label, givenReason)),
    )
  })
}

/**
 * Quarantines all registrations in the inbox with one suspicion, cancels their unsent messages, and leaves those that staff have
 * worked on.
 * @returns number quarantined
 */
export async function quarantineSuspected(dependencies: Dependencies, actor: Actor, typed: string): Promise<number> {
  const suspicion = SUSPICIONS.find((candidate) => candidate === typed)
  if (!suspicion) throw new InvalidInputError({ suspicion: words.suspicion })
  const until = dependencies.now()
  let moved = 0
  let after: StoredRegistration | undefined
  for (;;) {
    const some = await dependencies.store.registrations.list({ suspicions: [suspicion], until, limit: BATCH_SIZE, ...(after ? { after } : {}) })
    const ids = some.map(({ id }) => id)
    if (ids.length > 0)
      moved += await dependencies.store.registrations.quarantine(
        ids,
        suspicion,
        dependencies.now(),
        auditEntry(dependencies, actor, 'registration.quarantine', ids.join(' '), registrationAuditWords.count(ids.length, QUARANTINE_LABELS[suspicion])),
      )
    if (some.length < BATCH_SIZE) return moved
    after = some.at(-1)
    await nextTurn()
  }
}
