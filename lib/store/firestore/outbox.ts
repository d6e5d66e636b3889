import 'server-only'
import { REPLAYABLE_STATES } from '@/lib/messaging/message'
import { NOT_THEIR_NUMBER } from '@/lib/registrations/registration-event'
import type { Suspicion } from '@/lib/registrations/stored-registration'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import { phoneHash } from '../sealed-fields'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { optOuts } from './opt-outs'
import { outboxClaims } from './outbox-claims'
import { outboxCounts } from './outbox-counts'
import { openMessage, takenPeriods, writeMessages, type MessageDocument } from './outbox-documents'
import { keysOfMessages, type RecordKeys } from './record-keys'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { recordedDeliveries } from './recorded-deliveries'
import { updateMessage } from './update-message'

export function firestoreOutboxStore(connection: FirestoreConnection, keys: RecordKeys): OutboxStore {
  const { vault } = keys
  return {
    ...outboxClaims(connection, keys),
    ...outboxCounts(connection),
    ...optOuts(connection, vault),
    ...recordedDeliveries(connection, keys),
    add: (messages, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          if (messages.length === 0) return 0
          const found = await transaction.getAll(...messages.map(({ id }) => db.collection(COLLECTIONS.outbox).doc(id)), { fieldMask: ['state'] })
          const fresh = messages.filter((_message, index) => !found[index]?.exists)
          const taken = await takenPeriods(db, (...refs) => transaction.getAll(...refs), fresh, vault)
          const keysOfFresh = await keys.load(
            db,
            fresh.map(({ registrationId }) => registrationId),
          )
          const added = writeMessages(db, transaction, fresh, keysOfFresh, taken)
          if (added > 0 && audit) writeAudit(db, transaction, audit)
          return added
        })
      }, BULK_DEADLINE_MS),
    list: ({ states, kind, registrationId, after, limit }) =>
      withDeadline(async () => {
        const connected = await connection.open()
        const query = sortedQuery(connected, SORTED_QUERIES.messages, { state: states, kind, registrationId })
        const { docs } = await (after ? query.startAfter(after.createdAt.getTime(), after.id) : query).limit(limit).get()
        const keysOfListed = await keysOfMessages(connected.db, docs, keys)
        return docs.map((snapshot) => openMessage(snapshot.id, snapshot.data() as MessageDocument, keysOfListed))
      }),
    replay: (id, at, audit) =>
      updateMessage(
        connection,
        id,
        (before) => (REPLAYABLE_STATES.includes(before.state) ? { state: 'pending', attempts: 0, dueAt: at.getTime(), claim: null, settledAt: null } : null),
        audit,
      ),
    isSuspected: ({ registrationId, to }) =>
      withDeadline(async () => {
        const registrations = (await connection.open()).db.collection(COLLECTIONS.registrations)
        const untouched = 'new' satisfies RegistrationStatus
        const own = await registrations.doc(registrationId).get()
        const isUnsettled = own.get('status') === untouched || NOT_THEIR_NUMBER.some((result) => result === own.get('result'))
        if (own.exists && (own.get('suspicion') ?? null) !== null && isUnsettled) return true
        const contested = registrations.where('phoneHash', '==', phoneHash(vault, to)).where('suspicion', '==', 'phone' satisfies Suspicion)
        const found = await Promise.all(
          [contested.where('status', '==', untouched), contested.where('result', 'in', NOT_THEIR_NUMBER)].map((query) => query.limit(1).get()),
        )
        return found.some(({ empty }) => !empty)
      }),
  }
}
