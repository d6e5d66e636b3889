import 'server-only'
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/vault'
import type { MessageState } from '@/lib/messaging/message'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import { phoneHash } from '../sealed-fields'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { inChunks } from './in-chunks'
import type { MessageDocument } from './outbox-documents'
import { phonesOfOne, READING_NOW, reading } from './merged-registrations'

interface OptOutBefore {
  /** The opt-out of each number. */
  readonly refusals: readonly DocumentSnapshot[]
  /** Waiting advertisements to them. */
  readonly waiting: readonly QueryDocumentSnapshot[]
}

/** Reads what {@link writeOptOut} changes, inside the caller's transaction. */
export async function findOptOut(db: Firestore, transaction: Transaction, hash: string): Promise<OptOutBefore> {
  const phones = await phonesOfOne(db, reading(transaction), hash)
  const waiting = (some: readonly string[]) =>
    db
      .collection(COLLECTIONS.outbox)
      .where('phoneHash', 'in', some)
      .where('advertisement', '==', true)
      .where('state', '==', 'pending' satisfies MessageState)
  const [refusals, ...messages] = await Promise.all([
    transaction.getAll(...phones.map((phone) => db.collection(COLLECTIONS.optOuts).doc(phone))),
    ...inChunks(phones).map((some) => transaction.get(waiting(some))),
  ])
  return { refusals, waiting: messages.flatMap(({ docs }) => docs) }
}

/**
 * Writes an opt-out and cancels the waiting advertisements.
 * @returns number cancelled
 */
export function writeOptOut(transaction: Transaction, { refusals, waiting }: OptOutBefore, at: Date): number {
  for (const refusal of refusals) if (!refusal.exists) transaction.create(refusal.ref, { at: at.getTime() })
  const stopped: Partial<MessageDocument> = { state: 'cancelled', dueAt: null, lastError: 'opted-out', settledAt: at.getTime() }
  for (const { ref } of waiting) transaction.update(ref, { ...stopped })
  return waiting.length
}

/** Phone numbers that opted out of advertisements. */
export function optOuts(connection: FirestoreConnection, vault: Vault): Pick<OutboxStore, 'optOut' | 'hasOptedOut'> {
  return {
    optOut: (phone, at, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const stopped = writeOptOut(transaction, await findOptOut(db, transaction, phoneHash(vault, phone)), at)
          writeAudit(db, transaction, audit)
          return stopped
        })
      }),
    hasOptedOut: (phone) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const phones = await phonesOfOne(db, READING_NOW, phoneHash(vault, phone))
        return (await db.getAll(...phones.map((one) => db.collection(COLLECTIONS.optOuts).doc(one)))).some(({ exists }) => exists)
      }),
  }
}
