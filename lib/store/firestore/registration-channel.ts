import 'server-only'
import type { ChannelStore } from '@/lib/registrations/work-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import type { RecordKeys } from './record-keys'
import { toNoteDocument, type RegistrationDocument } from './registration-documents'

/** Where registrations came from. */
export function registrationChannel(connection: FirestoreConnection, keys: RecordKeys): ChannelStore {
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
