import 'server-only'
import { sessionsOf, type AccountDocument } from './account-documents'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'

/** Changes an account and ends its sessions, in one transaction. @returns false where there is none of this id */
export const updateAndEndSessions = (connection: FirestoreConnection, id: string, change: Partial<AccountDocument>): Promise<boolean> =>
  withDeadline(async () => {
    const { db } = await connection.open()
    return db.runTransaction(async (transaction) => {
      const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
      if (!account.exists) return false
      const endSessions = await sessionsOf(db, transaction, id)
      endSessions()
      transaction.update(account.ref, { ...change })
      return true
    })
  })
