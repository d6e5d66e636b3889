import 'server-only'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { isSealedByStore, type RecordVault } from '@/lib/vault'
import type { RegistrationStore } from '@/lib/registrations/registration-store'
import { contextOf } from '../sealed-fields'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { keyRef, type RecordKeys } from './record-keys'
import { findByRegistration } from './remove-registrations'

/** Where the last step ended; null once every registration has a key of its own. */
const markRef = (db: Firestore) => db.collection(COLLECTIONS.meta).doc('recordKeys')

/** Gives keys of their own to registrations that an earlier version stored, encrypted with the store's key. */
export function keysOfEarlier(connection: FirestoreConnection, keys: RecordKeys): Pick<RegistrationStore, 'addRecordKeys'> {
  /** Encrypts a stored value again; leaves a damaged value as it is and continues. */
  function sealedAnew(vault: RecordVault, registrationId: string, document: DocumentSnapshot, context: (registrationId: string, id: string) => string) {
    const sealed = document.get('sealed') as Buffer | null | undefined
    if (!sealed || !isSealedByStore(sealed)) return null
    const bound = context(registrationId, document.id)
    try {
      return vault.of(registrationId).seal(keys.vault.open(sealed, bound), bound)
    } catch {
      return null
    }
  }

  const giveKey = (db: Firestore, id: string) =>
    db.runTransaction(async (transaction) => {
      const [key, registration] = await transaction.getAll(keyRef(db, id), db.collection(COLLECTIONS.registrations).doc(id))
      if (key?.exists || !registration?.exists) return
      const [notes, events, messages] = await Promise.all([
        findByRegistration(db, transaction, COLLECTIONS.notes, [id], ['sealed']),
        findByRegistration(db, transaction, COLLECTIONS.events, [id], ['sealed']),
        findByRegistration(db, transaction, COLLECTIONS.outbox, [id], ['sealed']),
      ])
      const vault = keys.create(db, transaction, id)
      const all = [
        [contextOf.registration, [registration]],
        [contextOf.note, notes],
        [contextOf.event, events],
        [contextOf.message, messages],
      ] as const
      for (const [context, documents] of all)
        for (const document of documents) {
          const sealed = sealedAnew(vault, id, document, context)
          if (sealed) transaction.update(document.ref, { sealed })
        }
    })

  return {
    addRecordKeys: (limit) =>
      withDeadline(async () => {
        const { db, FieldPath } = await connection.open()
        const after = (await markRef(db).get()).get('after') as string | null | undefined
        if (after === null) return true
        const all = db.collection(COLLECTIONS.registrations).orderBy(FieldPath.documentId()).select().limit(limit)
        const { docs } = await (after ? all.startAfter(after) : all).get()
        for (const { id } of docs) await giveKey(db, id)
        await markRef(db).set({ after: docs.at(-1)?.id ?? null })
        return docs.length === 0
      }, BULK_DEADLINE_MS),
  }
}
