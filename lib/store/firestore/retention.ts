import 'server-only'
import type { RetentionStore } from '../retention-store'
import { checkStored } from '../stored-json'
import { NO_RETENTION, RETENTION_RECORD, retentionDocument, retentionToDocument } from '../stored-retention'
import { withDeadline } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'

export function firestoreRetentionStore(connection: FirestoreConnection): RetentionStore {
  const document = async () => (await connection.open()).db.collection(COLLECTIONS.meta).doc('retention')
  return {
    read: () =>
      withDeadline(async () => {
        const found = await (await document()).get()
        return found.exists ? checkStored(retentionDocument, found.data(), RETENTION_RECORD) : NO_RETENTION
      }),
    write: (state) =>
      withDeadline(async () => {
        await (await document()).set({ ...retentionToDocument(state) })
      }),
  }
}
