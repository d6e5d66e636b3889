import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import { REPLAYABLE_STATES } from '@/lib/outbox/message'
import type { Suspicion } from '@/lib/registrations/stored-registration'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import type { OutboxStore } from '../outbox-store'
import { phoneHash } from '../sealed-fields'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { optOuts } from './opt-outs'
import { outboxClaims } from './outbox-claims'
import { outboxCounts } from './outbox-counts'
import { openMessage, type MessageDocument } from './outbox-documents'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { recordedDeliveries } from './recorded-deliveries'
import { updateMessage } from './update-message'

export function firestoreOutboxStore(connection: FirestoreConnection, vault: Vault): OutboxStore {
  return {
    ...outboxClaims(connection, vault),
    ...outboxCounts(connection),
    ...optOuts(connection, vault),
    ...recordedDeliveries(connection, vault),
    list: ({ states, kind, registrationId, after, limit }) =>
      withDeadline(async () => {
        const query = sortedQuery(await connection.open(), SORTED_QUERIES.messages, { state: states, kind, registrationId })
        const { docs } = await (after ? query.startAfter(after.createdAt.getTime(), after.id) : query).limit(limit).get()
        return docs.map((snapshot) => openMessage(snapshot.id, snapshot.data() as MessageDocument, vault))
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
        if (own.exists && (own.get('suspicion') ?? null) !== null && own.get('status') === untouched) return true
        const contested = registrations
          .where('phoneHash', '==', phoneHash(vault, to))
          .where('suspicion', '==', 'phone' satisfies Suspicion)
          .where('status', '==', untouched)
        return !(await contested.limit(1).get()).empty
      }),
  }
}
