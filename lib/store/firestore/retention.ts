import 'server-only'
import type { RetentionStore } from '../retention-store'
import { retentionFromDocument, retentionToDocument, type RetentionDocument } from '../stored-retention'
import { answering } from './answering'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'

export function firestoreRetentionStore(connection: FirestoreConnection): RetentionStore {
  const document = async () => (await connection.open()).db.collection(COLLECTIONS.meta).doc('retention')
  return {
    read: () => answering(async () => retentionFromDocument((await (await document()).get()).data() as RetentionDocument | undefined)),
    write: (state) =>
      answering(async () => {
        await (await document()).set({ ...retentionToDocument(state) })
      }),
  }
}
