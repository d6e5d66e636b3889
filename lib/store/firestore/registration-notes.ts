import 'server-only'
import type { NoteStore } from '@/lib/registrations/work-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import type { RecordKeys } from './record-keys'
import { openNoteDocument, toNoteDocument, type NoteDocument } from './registration-documents'

/** Notes of staff on a registration, in the order of their time. */
export function registrationNotes(connection: FirestoreConnection, keys: RecordKeys): NoteStore {
  const withDatabase = <T>(work: (connected: Connected) => Promise<T>): Promise<T> => withDeadline(async () => work(await connection.open()))

  return {
    notes: (registrationId) =>
      withDatabase(async ({ db }) => {
        const [vault, { docs }] = await Promise.all([
          keys.load(db, [registrationId]),
          db.collection(COLLECTIONS.notes).where('registrationId', '==', registrationId).get(),
        ])
        const notes = docs.map((snapshot) => openNoteDocument(snapshot.id, snapshot.data() as NoteDocument, vault))
        // There are a handful of them, so sorting here saves an index.
        return notes.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
      }),
    addNote: (note, audit) =>
      withDatabase(({ db }) =>
        db.runTransaction(async (transaction) => {
          const found = await transaction.get(db.collection(COLLECTIONS.registrations).doc(note.registrationId))
          if (!found.exists) return false
          const vault = await keys.load(db, [note.registrationId])
          transaction.create(db.collection(COLLECTIONS.notes).doc(note.id), { ...toNoteDocument(note, vault) })
          writeAudit(db, transaction, audit)
          return true
        }),
      ),
  }
}
