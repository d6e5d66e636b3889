import 'server-only'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import { INTERRUPTED, lookUpsMade, mayHaveBeenSent, MESSAGE_STATES, type MessageState, type QueuedMessage } from '@/lib/outbox/message'
import type { RegistrationStatus, Suspicion } from '@/lib/registrations/stored-registration'
import type { OutboxStore, Settlement } from '../outbox-store'
import { phoneHash } from '../sealed-fields'
import { withDeadline, codeOf, GRPC } from './deadline'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { openMessage, type MessageDocument } from './outbox-documents'
import { SORTED_QUERIES, sortedQuery } from './queries'

const SETTLED_FIELDS: readonly MessageState[] = ['dead', 'unknown', 'cancelled']

const settled = (settlement: Settlement, before: MessageDocument): Partial<MessageDocument> => ({
  state: settlement.state,
  claim: null,
  dueAt: settlement.state === 'pending' ? settlement.dueAt.getTime() : null,
  lastError: settlement.state === 'sent' ? null : settlement.code,
  vendorId: (settlement.state === 'sent' ? settlement.vendorId : null) ?? before.vendorId,
  settledAt: settlement.state === 'pending' ? null : settlement.at.getTime(),
})

export function firestoreOutboxStore(connection: FirestoreConnection, vault: Vault): OutboxStore {
  const outbox = async () => (await connection.open()).db.collection(COLLECTIONS.outbox)
  const open = (snapshot: { readonly id: string; data(): unknown }) => openMessage(snapshot.id, snapshot.data() as MessageDocument, vault)

  /** Optimistic concurrency: claims a message if it is unchanged since it was read, so that one of two instances succeeds. */
  async function claimIfUnchanged(snapshot: QueryDocumentSnapshot, token: string, until: Date, vendor: string | null): Promise<QueuedMessage | null> {
    const before = snapshot.data() as MessageDocument
    const lastError = before.state === 'sending' && lookUpsMade(before.lastError) === null ? INTERRUPTED : before.lastError
    const handedTo = before.kind === 'forward' ? null : mayHaveBeenSent(lastError) ? (before.vendor ?? null) : vendor
    const change: Partial<MessageDocument> = {
      state: 'sending',
      claim: token,
      dueAt: until.getTime(),
      attempts: before.attempts + 1,
      lastError,
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

  /** Changes a message in one transaction, if it is in the state that the caller asks for. */
  const updateIf = (
    id: string,
    change: (before: MessageDocument) => Partial<MessageDocument> | null,
    audit?: Parameters<typeof writeAudit>[2],
  ): Promise<boolean> =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const found = await transaction.get(db.collection(COLLECTIONS.outbox).doc(id))
        const changed = found.exists ? change(found.data() as MessageDocument) : null
        if (!changed) return false
        transaction.update(found.ref, { ...changed })
        if (audit) writeAudit(db, transaction, audit)
        return true
      })
    })

  return {
    claimDue: ({ token, now, until, limit, vendor = null }) =>
      withDeadline(async () => {
        const { docs } = await (await outbox()).where('dueAt', '<=', now.getTime()).orderBy('dueAt').limit(limit).get()
        const taken = await Promise.all(docs.map((snapshot) => claimIfUnchanged(snapshot, token, until, vendor)))
        return taken.filter((message) => message !== null)
      }),
    settle: (id, token, settlement) => updateIf(id, (before) => (before.claim === token && before.state === 'sending' ? settled(settlement, before) : null)),
    postpone: (id, token, dueAt) =>
      updateIf(id, (before) => (before.claim === token ? { state: 'pending', claim: null, dueAt: dueAt.getTime(), attempts: before.attempts - 1 } : null)),
    list: ({ states, kind, registrationId, after, limit }) =>
      withDeadline(async () => {
        const query = sortedQuery(await connection.open(), SORTED_QUERIES.messages, { state: states, kind, registrationId })
        const { docs } = await (after ? query.startAfter(after.createdAt.getTime(), after.id) : query).limit(limit).get()
        return docs.map(open)
      }),
    countByState: () =>
      withDeadline(async () => {
        const messages = await outbox()
        const counts = await Promise.all(
          MESSAGE_STATES.map(async (state) => [state, (await messages.where('state', '==', state).count().get()).data().count] as const),
        )
        return Object.fromEntries(counts) as Record<MessageState, number>
      }),
    nextDueAt: () =>
      withDeadline(async () => {
        // Null sorts before every number: the comparison leaves out what is settled.
        const { docs } = await (await outbox()).where('dueAt', '>', 0).orderBy('dueAt').limit(1).get()
        return docs[0] ? new Date(docs[0].get('dueAt') as number) : null
      }),
    countOverdue: (at) =>
      // Null sorts before every number, as above.
      withDeadline(async () => (await (await outbox()).where('dueAt', '>', 0).where('dueAt', '<', at.getTime()).count().get()).data().count),
    countFailing: (tries) =>
      withDeadline(
        async () =>
          (
            await sortedQuery(await connection.open(), SORTED_QUERIES.failing, { state: 'pending' satisfies MessageState })
              .where('attempts', '>=', tries)
              .count()
              .get()
          ).data().count,
      ),
    replay: (id, at, audit) =>
      updateIf(
        id,
        (before) => (SETTLED_FIELDS.includes(before.state) ? { state: 'pending', attempts: 0, dueAt: at.getTime(), claim: null, settledAt: null } : null),
        audit,
      ),
    optOut: (phone, at, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const hash = phoneHash(vault, phone)
        const refusal = db.collection(COLLECTIONS.optOuts).doc(hash)
        const waiting = db
          .collection(COLLECTIONS.outbox)
          .where('phoneHash', '==', hash)
          .where('advertisement', '==', true)
          .where('state', '==', 'pending' satisfies MessageState)
        return db.runTransaction(async (transaction) => {
          const [before, messages] = await Promise.all([transaction.get(refusal), transaction.get(waiting)])
          if (!before.exists) transaction.create(refusal, { at: at.getTime() })
          const stopped: Partial<MessageDocument> = { state: 'cancelled', dueAt: null, lastError: 'opted-out', settledAt: at.getTime() }
          for (const { ref } of messages.docs) transaction.update(ref, { ...stopped })
          writeAudit(db, transaction, audit)
          return messages.size
        })
      }),
    hasOptedOut: (phone) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return (await db.collection(COLLECTIONS.optOuts).doc(phoneHash(vault, phone)).get()).exists
      }),
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
        return messages.flatMap((snapshot, index) => {
          if (!snapshot.exists) return []
          const { id, to, body } = open(snapshot)
          return [{ messageId: id, at: new Date(docs[index]?.get('at') as number), to, body }]
        })
      }),
  }
}
