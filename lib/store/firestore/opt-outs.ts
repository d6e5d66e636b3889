import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { MessageState } from '@/lib/outbox/message'
import type { OutboxStore } from '../outbox-store'
import { phoneHash } from '../sealed-fields'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import type { MessageDocument } from './outbox-documents'

/** Phone numbers that get no advertisements any more. */
export function optOuts(connection: FirestoreConnection, vault: Vault): Pick<OutboxStore, 'optOut' | 'hasOptedOut'> {
  return {
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
  }
}
