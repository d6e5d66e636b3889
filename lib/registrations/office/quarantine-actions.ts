import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
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

/* What staff do with all registrations that have one reason or mark. */

type Dependencies = Pick<Services, 'store' | 'policy' | 'now'> & Partial<Pick<Services, 'visits'>>

/** What one transaction moves or destroys, while it holds the event loop: some milliseconds each. */
const BATCH_SIZE = 25

/** Works through all that was quarantined for one reason until now, the newest first, a transaction at a time. */
async function forEachQuarantineBatch(
  dependencies: Dependencies,
  typed: string,
  work: (some: readonly StoredRegistration[], label: string) => Promise<number>,
): Promise<number> {
  const reason: QuarantineReason | undefined = QUARANTINE_REASONS.find((candidate) => candidate === typed)
  if (!reason) throw new InvalidInputError({ reason: '보류 사유를 골라 주세요.' })
  const until = dependencies.now()
  let moved = 0
  let after: StoredRegistration | undefined
  for (;;) {
    const some = await dependencies.store.registrations.list({ reason, until, limit: BATCH_SIZE, ...(after ? { after } : {}) })
    const done = some.length > 0 ? await work(some, QUARANTINE_LABELS[reason]) : 0
    moved += done
    // What was left, because it cannot be opened, would come again.
    if (done > 0 && done < some.length) after = some.at(-1)
    // Nothing done: somebody else is at the same work.
    if (some.length < BATCH_SIZE || done === 0) return moved
    await nextTurn()
  }
}

/**
 * Releases all that was quarantined for one reason.
 * @returns how many there were
 */
export const releaseQuarantine = (dependencies: Dependencies, actor: Actor, reason: string): Promise<number> =>
  forEachQuarantineBatch(dependencies, reason, async (stored, label) => {
    // Nobody can be told of one that cannot be opened: it stays.
    const some = readableOf(stored)
    return some.length === 0
      ? 0
      : dependencies.store.registrations.release(
          await releasedWithMessages(some, dependencies),
          dependencies.now(),
          auditEntry(dependencies, actor, 'registration.release', some.map(({ id }) => id).join(' '), `${some.length}건, ${label}`),
        )
  })

/**
 * Destroys all that was quarantined for one reason: after a flood nobody does so one by one.
 * @returns how many there were
 */
export async function deleteQuarantine(dependencies: Dependencies, actor: Actor, reason: string, why: string): Promise<number> {
  const givenReason = requiredReason(why)
  return forEachQuarantineBatch(dependencies, reason, (some, label) => {
    const ids = some.map(({ id }) => id)
    return dependencies.store.registrations.remove(
      ids,
      auditEntry(dependencies, actor, 'registration.delete', ids.join(' '), `${ids.length}건, ${label}, 사유: ${givenReason}`),
    )
  })
}

/**
 * Quarantines all in the inbox that carry a mark, takes back what has not been sent to them, and leaves what the office
 * has worked on.
 * @returns how many were moved
 */
export async function quarantineSuspected(dependencies: Dependencies, actor: Actor, typed: string): Promise<number> {
  const suspicion = SUSPICIONS.find((candidate) => candidate === typed)
  if (!suspicion) throw new InvalidInputError({ suspicion: '의심 표시를 골라 주세요.' })
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
        auditEntry(dependencies, actor, 'registration.quarantine', ids.join(' '), `${ids.length}건, ${QUARANTINE_LABELS[suspicion]}`),
      )
    if (some.length < BATCH_SIZE) return moved
    after = some.at(-1)
    await nextTurn()
  }
}
