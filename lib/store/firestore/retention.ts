import 'server-only'
import type { RetentionStore } from '../retention-store'
import { retentionFromDocument, retentionToDocument, type RetentionDocument } from '../stored-retention'
import { withDeadline } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'

export function firestoreRetentionStore(connection: FirestoreConnection): RetentionStore {
  const document = async () => (await connection.open()).db.collection(COLLECTIONS.meta).doc('retention')
  return {
    read: () => withDeadline(async () => retentionFromDocument((await (await document()).get()).data() as RetentionDocument | undefined)),
    write: (state) =>
      withDeadline(async () => {
        await (await document()).set({ ...retentionToDocument(state) })
      }),
  }
}
