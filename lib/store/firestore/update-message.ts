import 'server-only'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import type { MessageDocument } from './outbox-documents'

/**
 * Changes one message in one transaction.
 * @param change returns the fields to write, or null if the message's state does not allow it
 * @param audit written in the same transaction if anything changed
 * @returns whether it was changed
 */
export const updateMessage = (
  connection: FirestoreConnection,
  id: string,
  change: (before: MessageDocument) => Partial<MessageDocument> | null,
  audit?: AuditEntry,
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
