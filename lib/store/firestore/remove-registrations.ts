import 'server-only'
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { COLLECTIONS, type CollectionName } from './collections'
import { readSuccessors } from './successors'
import { inChunks } from './in-chunks'
import { periodRef, type MessageDocument } from './outbox-documents'
import { readPlacesOf } from './places'
import { keyRef, type RecordKeys } from './record-keys'
import type { RegistrationDocument } from './registration-documents'

/**
 * Documents of one collection that belong to registrations, with only the named fields.
 * @param fields none: for a mere reference
 */
export async function findByRegistration(
  db: Firestore,
  transaction: Transaction,
  collection: CollectionName,
  ids: readonly string[],
  fields: readonly string[] = [],
): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    inChunks(ids).map((some) =>
      transaction.get(
        db
          .collection(collection)
          .where('registrationId', 'in', some)
          .select(...fields),
      ),
    ),
  )
  return found.flatMap(({ docs }) => docs)
}

/**
 * Deletes registrations and their data inside the caller's transaction, and writes their successors.
 * @returns number deleted
 */
export async function removeRegistrations(
  db: Firestore,
  transaction: Transaction,
  ids: readonly string[],
  keys: RecordKeys,
  { actor, at }: Pick<AuditEntry, 'actor' | 'at'>,
): Promise<number> {
  if (ids.length === 0) return 0
  const registrations = await transaction.getAll(...ids.map((id) => db.collection(COLLECTIONS.registrations).doc(id)), {
    fieldMask: ['createdAt', 'mergedInto', 'status', 'assignee'] satisfies (keyof RegistrationDocument)[],
  })
  const present = registrations.filter(({ exists }) => exists)
  if (present.length === 0) return 0
  const known = present.map(({ id }) => id)
  const [notes, events, messages, claims, releasePlaces, goOn] = await Promise.all([
    findByRegistration(db, transaction, COLLECTIONS.notes, known),
    findByRegistration(db, transaction, COLLECTIONS.events, known),
    findByRegistration(db, transaction, COLLECTIONS.outbox, known, ['kind', 'phoneHash', 'period']),
    findByRegistration(db, transaction, COLLECTIONS.claims, known),
    readPlacesOf(db, transaction, known),
    readSuccessors(db, transaction, present, keys),
  ])
  releasePlaces(new Set(known))
  goOn(actor, at)
  for (const { ref } of [...notes, ...events, ...claims]) transaction.delete(ref)
  for (const message of messages) {
    const { ref } = message
    const { kind, phoneHash, period } = message.data() as Pick<MessageDocument, 'kind' | 'phoneHash' | 'period'>
    transaction.delete(ref)
    if (period) transaction.delete(periodRef(db, { phoneHash, kind, period }))
    transaction.delete(db.collection(COLLECTIONS.recorded).doc(ref.id))
  }
  for (const { ref } of present) {
    transaction.delete(ref)
    transaction.delete(keyRef(db, ref.id))
  }
  keys.forget(known)
  return present.length
}
