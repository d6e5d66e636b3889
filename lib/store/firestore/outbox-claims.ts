import 'server-only'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { RecordVault } from '@/lib/vault'
import { INTERRUPTED, lookUpsMade, mayHaveBeenSent, type StoredMessage } from '@/lib/messaging/message'
import type { OutboxStore, Settlement } from '@/lib/messaging/outbox-store'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { codeOf, GRPC, withDeadline } from './deadline'
import { keysOfMessages, type RecordKeys } from './record-keys'
import { openMessage, type MessageDocument } from './outbox-documents'
import { updateMessage } from './update-message'

const settled = (settlement: Settlement, before: MessageDocument): Partial<MessageDocument> => ({
  state: settlement.state,
  claim: null,
  dueAt: settlement.state === 'pending' ? settlement.dueAt.getTime() : null,
  lastError: settlement.state === 'sent' ? null : settlement.code,
  vendorId: (settlement.state === 'sent' ? settlement.vendorId : null) ?? before.vendorId,
  settledAt: settlement.state === 'pending' ? null : settlement.at.getTime(),
})

/** Optimistic concurrency: claims a message if it is unchanged since it was read, so that one of two instances succeeds. */
async function claimIfUnchanged(
  snapshot: QueryDocumentSnapshot,
  token: string,
  until: Date,
  vendor: string | null,
  vault: RecordVault,
): Promise<StoredMessage | null> {
  const before = snapshot.data() as MessageDocument
  const lookUps = typeof before.lastError === 'string' ? lookUpsMade(before.lastError) : null
  const lastError = before.state === 'sending' && lookUps === null ? INTERRUPTED : before.lastError
  const handedTo = before.kind === 'forward' ? null : mayHaveBeenSent(lastError) ? (before.vendor ?? null) : vendor
  const change: Partial<MessageDocument> = {
    state: 'sending',
    claim: token,
    dueAt: until.getTime(),
    // Restarts the count if the stored one is damaged.
    attempts: (Number.isSafeInteger(before.attempts) ? before.attempts : 0) + 1,
    lastError: lastError ?? null,
    vendor: handedTo,
  }
  try {
    await snapshot.ref.update({ ...change }, { lastUpdateTime: snapshot.updateTime })
    return openMessage(snapshot.id, { ...before, ...change }, vault)
  } catch (error) {
    const code = codeOf(error)
    if (code === GRPC.failedPrecondition || code === GRPC.notFound) return null
    throw error
  }
}

/** Claims due messages for a worker, and records the outcome of each try. */
export function outboxClaims(connection: FirestoreConnection, keys: RecordKeys): Pick<OutboxStore, 'claimDue' | 'settle' | 'postpone' | 'nextDueAt'> {
  const outbox = async () => (await connection.open()).db.collection(COLLECTIONS.outbox)
  return {
    claimDue: ({ token, now, until, limit, vendor = null }) =>
      withDeadline(async () => {
        const { docs } = await (await outbox()).where('dueAt', '<=', now.getTime()).orderBy('dueAt').limit(limit).get()
        const [first] = docs
        if (!first) return []
        // Read before claiming: messages whose keys cannot be read now are left to a later round.
        const keysOfDue = await keysOfMessages(first.ref.firestore, docs, keys)
        const taken = await Promise.all(docs.map((snapshot) => claimIfUnchanged(snapshot, token, until, vendor, keysOfDue)))
        return taken.filter((message) => message !== null)
      }),
    settle: (id, token, settlement) =>
      updateMessage(connection, id, (before) => (before.claim === token && before.state === 'sending' ? settled(settlement, before) : null)),
    postpone: (id, token, dueAt) =>
      updateMessage(connection, id, (before) =>
        before.claim === token ? { state: 'pending', claim: null, dueAt: dueAt.getTime(), attempts: before.attempts - 1 } : null,
      ),
    nextDueAt: () =>
      withDeadline(async () => {
        // Null sorts before every number, so the comparison leaves out settled messages.
        const { docs } = await (await outbox()).where('dueAt', '>', 0).orderBy('dueAt').limit(1).get()
        return docs[0] ? new Date(docs[0].get('dueAt') as number) : null
      }),
  }
}
