import 'server-only'
import type { SessionStore } from '@/lib/accounts/session-store'
import { toAccount, type AccountDocument } from './account-documents'
import { withDeadline, codeOf, GRPC } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { deleteByQuery } from './delete-by-query'

interface SessionDocument {
  readonly accountId: string
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly expiresAt: number
}

export function firestoreSessionStore(connection: FirestoreConnection): SessionStore {
  const sessions = async () => (await connection.open()).db.collection(COLLECTIONS.sessions)

  return {
    add: ({ idHash, accountId, createdAt, lastSeenAt, expiresAt }) =>
      withDeadline(async () => {
        const document: SessionDocument = { accountId, createdAt: createdAt.getTime(), lastSeenAt: lastSeenAt.getTime(), expiresAt: expiresAt.getTime() }
        await (await sessions()).doc(idHash).create({ ...document })
      }),
    find: (idHash) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const found = await (await sessions()).doc(idHash).get()
        if (!found.exists) return null
        const session = found.data() as SessionDocument
        if (typeof session.accountId !== 'string' || session.accountId === '') return null
        const account = await db.collection(COLLECTIONS.accounts).doc(session.accountId).get()
        if (!account.exists) return null
        return {
          account: toAccount(account.id, account.data() as AccountDocument),
          session: {
            idHash,
            accountId: session.accountId,
            createdAt: new Date(session.createdAt),
            lastSeenAt: new Date(session.lastSeenAt),
            expiresAt: new Date(session.expiresAt),
          },
        }
      }),
    touch: (idHash, at) =>
      withDeadline(async () => {
        await (
          await sessions()
        )
          .doc(idHash)
          .update({ lastSeenAt: at.getTime() })
          .catch((error: unknown) => {
            // Another request ended it meanwhile.
            if (codeOf(error) !== GRPC.notFound) throw error
          })
      }),
    remove: (idHash) =>
      withDeadline(async () => {
        await (await sessions()).doc(idHash).delete()
      }),
    removeExpired: (at) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        await deleteByQuery(db, (await sessions()).where('expiresAt', '<', at.getTime()))
      }),
  }
}
