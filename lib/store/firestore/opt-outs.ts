import 'server-only'
import type { DocumentSnapshot, Firestore, QuerySnapshot, Transaction } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import type { MessageState } from '@/lib/outbox/message'
import type { OutboxStore } from '../outbox-store'
import { phoneHash } from '../sealed-fields'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import type { MessageDocument } from './outbox-documents'

interface OptOutBefore {
  readonly refusal: DocumentSnapshot
  /** Advertisements to the number that wait. */
  readonly waiting: QuerySnapshot
}

/** Reads what {@link writeOptOut} changes, inside the caller's transaction. */
export async function findOptOut(db: Firestore, transaction: Transaction, hash: string): Promise<OptOutBefore> {
  const waiting = db
    .collection(COLLECTIONS.outbox)
    .where('phoneHash', '==', hash)
    .where('advertisement', '==', true)
    .where('state', '==', 'pending' satisfies MessageState)
  const [refusal, messages] = await Promise.all([transaction.get(db.collection(COLLECTIONS.optOuts).doc(hash)), transaction.get(waiting)])
  return { refusal, waiting: messages }
}

/**
 * Notes a refusal and cancels the advertisements that wait.
 * @returns how many there were
 */
export function writeOptOut(transaction: Transaction, { refusal, waiting }: OptOutBefore, at: Date): number {
  if (!refusal.exists) transaction.create(refusal.ref, { at: at.getTime() })
  const stopped: Partial<MessageDocument> = { state: 'cancelled', dueAt: null, lastError: 'opted-out', settledAt: at.getTime() }
  for (const { ref } of waiting.docs) transaction.update(ref, { ...stopped })
  return waiting.size
}

/** Phone numbers that get no advertisements any more. */
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
        return (await db.collection(COLLECTIONS.optOuts).doc(phoneHash(vault, phone)).get()).exists
      }),
  }
}
