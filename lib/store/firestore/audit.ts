import 'server-only'
import { randomInt } from 'node:crypto'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { AuditEntry, AuditStore } from '@/lib/accounts/audit-store'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { deleteByQuery } from './delete-by-query'
import { SORTED_QUERIES, sortedQuery } from './queries'

interface AuditDocument extends Omit<AuditEntry, 'at'> {
  readonly at: number
  /** The port's id, see {@link nextOrder}. */
  readonly order: number
}

const STEPS_PER_MS = 4096
let last = 0

/**
 * A number that increases with each entry of this process, and that two instances hardly ever share: milliseconds and a random
 * step. A counter document would limit the whole office to one entry a second.
 */
function nextOrder(): number {
  last = Math.max(last + 1, Date.now() * STEPS_PER_MS + randomInt(STEPS_PER_MS))
  return last
}

/** Adds an entry to the caller's transaction or batch, so that a change and its entry are committed together. */
export function writeAudit(db: Firestore, writes: Pick<Transaction | WriteBatch, 'create'>, { at, actor, address, action, subject, detail }: AuditEntry): void {
  const document: AuditDocument = { at: at.getTime(), actor, address, action, subject, detail, order: nextOrder() }
  writes.create(db.collection(COLLECTIONS.audit).doc(), { ...document })
}

export function firestoreAuditStore(connection: FirestoreConnection): AuditStore {
  return {
    record: (entry) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const batch = db.batch()
        writeAudit(db, batch, entry)
        await batch.commit()
      }),
    list: ({ limit, before, action }) =>
      withDeadline(async () => {
        const query = sortedQuery(await connection.open(), SORTED_QUERIES.audit, { action })
        const found = await (before === undefined ? query : query.where('order', '<', before)).limit(limit).get()
        return found.docs.map((snapshot) => {
          const { at, order, ...entry } = snapshot.data() as AuditDocument
          return { ...entry, at: new Date(at), id: order }
        })
      }),
    removeBefore: (at) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return deleteByQuery(db, db.collection(COLLECTIONS.audit).where('at', '<', at.getTime()))
      }, BULK_DEADLINE_MS),
  }
}
