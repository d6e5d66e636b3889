import 'server-only'
import type { RetentionStore } from '@/lib/registrations/retention-store'
import { readRetention, RETENTION_ID, retentionToDocument } from '../stored-retention'
import { withDeadline } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'

export function firestoreRetentionStore(connection: FirestoreConnection): RetentionStore {
  const document = async () => (await connection.open()).db.collection(COLLECTIONS.meta).doc(RETENTION_ID)
  return {
    read: () =>
      withDeadline(async () => {
        const found = await (await document()).get()
        return readRetention(found.data())
      }),
    write: (state) =>
      withDeadline(async () => {
        await (await document()).set({ ...retentionToDocument(state) })
      }),
  }
}
