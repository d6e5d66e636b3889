import 'server-only'
import type { RegistrationStore } from '@/lib/registrations/registration-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import type { RecordKeys } from './record-keys'
import { toNoteDocument, type RegistrationDocument } from './registration-documents'

/** Channels of registrations. */
export function registrationChannel(connection: FirestoreConnection, keys: RecordKeys): Pick<RegistrationStore, 'setChannel'> {
  return {
    setChannel: (id, channel, note, at, audit, from) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const found = await transaction.get(db.collection(COLLECTIONS.registrations).doc(id))
          if (!found.exists) return false
          if (from !== undefined && ((found.data() as RegistrationDocument).channel ?? null) !== from) return 'changed'
          const vault = await keys.load(db, [id])
          transaction.update(found.ref, { channel, updatedAt: at.getTime() } satisfies Partial<RegistrationDocument>)
          transaction.create(db.collection(COLLECTIONS.notes).doc(note.id), { ...toNoteDocument(note, vault) })
          writeAudit(db, transaction, audit)
          return true
        })
      }),
  }
}
