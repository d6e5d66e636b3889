import 'server-only'
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { ALREADY_SENT, lookUpsMade } from '@/lib/messaging/message'
import type { QuarantineReason } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Released } from '@/lib/registrations/quarantine-store'
import { withheldVisitEvent } from '../visit-event'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import { periodRef, takenPeriods, writeMessages, type MessageDocument } from './outbox-documents'
import type { RecordKeys } from './record-keys'
import type { RegistrationDocument } from './registration-documents'
import { createEvent } from './registration-events'
import { findByRegistration } from './remove-registrations'
import { readPlacesOf } from './places'

/**
 * Quarantines registrations that had passed, inside the caller's transaction.
 * @returns number quarantined
 */
export async function moveToQuarantine(
  db: Firestore,
  transaction: Transaction,
  ids: readonly string[],
  reason: QuarantineReason,
  at: Date,
  audit: AuditEntry,
  keys: RecordKeys,
): Promise<number> {
  if (ids.length === 0) return 0
  const found = await transaction.getAll(...ids.map((id) => db.collection(COLLECTIONS.registrations).doc(id)), {
    fieldMask: ['quarantine', 'status', 'assignee'],
  })
  const [notes, events, messages, releasePlaces] = await Promise.all([
    findByRegistration(db, transaction, COLLECTIONS.notes, ids, ['registrationId']),
    findByRegistration(db, transaction, COLLECTIONS.events, ids, ['registrationId', 'number', 'kind', 'actor']),
    findByRegistration(db, transaction, COLLECTIONS.outbox, ids, ['registrationId', 'state', 'lastError', 'kind', 'phoneHash', 'period']),
    readPlacesOf(db, transaction, ids),
  ])
  const isAutomaticAssignment = (event: QueryDocumentSnapshot) => event.get('kind') === 'assigned' && event.get('actor') === null
  const isWork = (event: QueryDocumentSnapshot) => !isAutomaticAssignment(event) && event.get('kind') !== 'visit-withheld'
  const idsOf = (some: readonly QueryDocumentSnapshot[]) => new Set(some.map((one) => one.get('registrationId') as string))
  const worked = idsOf([...notes, ...events.filter(isWork)])
  const automaticallyAssigned = idsOf(events.filter(isAutomaticAssignment))
  const untouched = found.filter(
    (one) =>
      one.exists &&
      one.get('quarantine') === null &&
      one.get('status') === 'new' &&
      !worked.has(one.id) &&
      (!one.get('assignee') || automaticallyAssigned.has(one.id)),
  )
  const moved = new Set(untouched.map(({ id }) => id))
  for (const { ref } of untouched)
    transaction.update(ref, { quarantine: reason, quarantined: true, assignee: null, updatedAt: at.getTime() } satisfies Partial<RegistrationDocument>)
  for (const message of messages) {
    const { registrationId, state, lastError, kind, phoneHash, period } = message.data() as Pick<
      MessageDocument,
      'registrationId' | 'state' | 'lastError' | 'kind' | 'phoneHash' | 'period'
    >
    const unsent = (state === 'pending' && lookUpsMade(lastError) === null) || (state === 'cancelled' && lastError === ALREADY_SENT)
    if (!unsent || kind === 'alarm' || !moved.has(registrationId)) continue
    transaction.delete(message.ref)
    if (period) transaction.delete(periodRef(db, { phoneHash, kind, period }))
  }
  const vault = await keys.load(db, [...moved])
  for (const booking of releasePlaces(moved)) {
    const numbers = events.filter((event) => event.get('registrationId') === booking.registrationId).map((event) => event.get('number') as number)
    createEvent(db, transaction, { ...withheldVisitEvent(booking, { at, actor: audit.actor }), number: Math.max(0, ...numbers) + 1 }, vault)
  }
  if (moved.size > 0) writeAudit(db, transaction, audit)
  return moved.size
}

/**
 * Releases registrations from quarantine, inside the caller's transaction.
 * @returns number that were quarantined
 */
export async function release(
  db: Firestore,
  transaction: Transaction,
  released: readonly Released[],
  at: Date,
  audit: AuditEntry,
  keys: RecordKeys,
): Promise<number> {
  if (released.length === 0) return 0
  const found = await transaction.getAll(...released.map(({ id }) => db.collection(COLLECTIONS.registrations).doc(id)), { fieldMask: ['quarantine'] })
  const held = found.filter((one) => one.exists && one.get('quarantine') !== null)
  const freed = new Set(held.map(({ id }) => id))
  const messages = released.filter(({ id }) => freed.has(id)).flatMap((one) => one.messages)
  const queued =
    messages.length > 0 ? await transaction.getAll(...messages.map(({ id }) => db.collection(COLLECTIONS.outbox).doc(id)), { fieldMask: ['state'] }) : []
  const unqueued = messages.filter((_message, index) => !queued[index]?.exists)
  const taken = await takenPeriods(db, (...refs) => transaction.getAll(...refs), unqueued, keys.vault)
  const vault = await keys.load(
    db,
    unqueued.map(({ registrationId }) => registrationId),
  )
  for (const { ref } of held)
    transaction.update(ref, { quarantine: null, quarantined: false, suspicion: null, updatedAt: at.getTime() } satisfies Partial<RegistrationDocument>)
  writeMessages(db, transaction, unqueued, vault, taken)
  if (freed.size > 0) writeAudit(db, transaction, audit)
  return freed.size
}
