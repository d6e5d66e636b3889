import 'server-only'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { sessionsOf, type AccountDocument } from './account-documents'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'

/** Changes an account, ends its sessions and writes to the audit trail, in one transaction. @returns false if there is no such account */
export const updateAndEndSessions = (connection: FirestoreConnection, id: string, change: Partial<AccountDocument>, audit: AuditEntry): Promise<boolean> =>
  withDeadline(async () => {
    const { db } = await connection.open()
    return db.runTransaction(async (transaction) => {
      const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
      if (!account.exists) return false
      const endSessions = await sessionsOf(db, transaction, id)
      endSessions()
      transaction.update(account.ref, { ...change })
      writeAudit(db, transaction, audit)
      return true
    })
  })
