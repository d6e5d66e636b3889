import 'server-only'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import { timeOrEpoch } from '../stored-time'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { codeOf, GRPC, withDeadline } from './deadline'
import { keysOfMessages, type RecordKeys } from './record-keys'
import { openMessage, type MessageDocument } from './outbox-documents'

/** Written by the `record` sender instead of sending. */
export function recordedDeliveries(connection: FirestoreConnection, keys: RecordKeys): Pick<OutboxStore, 'recordDelivery' | 'listRecorded'> {
  return {
    recordDelivery: (message, at) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        await db
          .collection(COLLECTIONS.recorded)
          .doc(message.id)
          .create({ at: at.getTime() })
          .catch((error: unknown) => {
            if (codeOf(error) !== GRPC.alreadyExists) throw error
          })
      }),
    listRecorded: (limit) =>
      withDeadline(async () => {
        const { db, FieldPath } = await connection.open()
        const { docs } = await db.collection(COLLECTIONS.recorded).orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit).get()
        if (docs.length === 0) return []
        const messages = await db.getAll(...docs.map(({ id }) => db.collection(COLLECTIONS.outbox).doc(id)))
        const vault = await keysOfMessages(db, messages, keys)
        return messages.flatMap((snapshot, index) => {
          if (!snapshot.exists) return []
          const message = openMessage(snapshot.id, snapshot.data() as MessageDocument, vault)
          return message.unreadable ? [] : [{ messageId: message.id, at: timeOrEpoch(docs[index]?.get('at')), to: message.to, body: message.body }]
        })
      }),
  }
}
