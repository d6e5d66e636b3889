import 'server-only'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { MailingState } from '@/lib/messaging/mailing'
import type { MailingStore } from '@/lib/messaging/mailing-store'
import { firstApproved, storedMailing, toMailing, type StoredMailing } from '../stored-mailing'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { createAll } from './create-all'
import { withDeadline } from './deadline'

/** Whose recipients are counted. */
const COUNTED_STATES: readonly MailingState[] = ['draft', 'requested']

const opened = (snapshot: QueryDocumentSnapshot) => toMailing(snapshot.id, snapshot.data() as StoredMailing)

/** Advertisements to all who agreed. */
export function firestoreMailingStore(connection: FirestoreConnection): MailingStore {
  const mailings = async () => (await connection.open()).db.collection(COLLECTIONS.mailings)
  return {
    add: (mailing, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const batch = db.batch()
        batch.create(db.collection(COLLECTIONS.mailings).doc(mailing.id), { ...storedMailing(mailing) })
        writeAudit(db, batch, audit)
        return createAll(batch)
      }),
    find: (id) =>
      withDeadline(async () => {
        const found = await (await mailings()).doc(id).get()
        return found.exists ? toMailing(found.id, found.data() as StoredMailing) : null
      }),
    list: (limit) => withDeadline(async () => (await (await mailings()).orderBy('createdAt', 'desc').limit(limit).get()).docs.map(opened)),
    nextToQueue: () =>
      withDeadline(async () => {
        const { docs } = await (await mailings()).where('state', '==', 'approved' satisfies MailingState).get()
        return firstApproved(docs.map(opened))
      }),
    change: (mailing, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const found = await transaction.get(db.collection(COLLECTIONS.mailings).doc(mailing.id))
          if (!found.exists || (found.data() as StoredMailing).revision !== mailing.revision) return false
          transaction.set(found.ref, { ...storedMailing({ ...mailing, revision: mailing.revision + 1 }) })
          if (audit) writeAudit(db, transaction, audit)
          return true
        })
      }),
    count: ({ id, revision, through }, { recipients, countedAt, through: to }) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const found = await transaction.get(db.collection(COLLECTIONS.mailings).doc(id))
          if (!found.exists) return false
          const stored = found.data() as StoredMailing
          const isAsBegun = stored.revision === revision && stored.countedAt === null && stored.throughId === (through?.id ?? null)
          if (!isAsBegun || !COUNTED_STATES.includes(stored.state)) return false
          const step: Partial<StoredMailing> = {
            recipients,
            countedAt: countedAt?.getTime() ?? null,
            throughAt: to?.createdAt.getTime() ?? null,
            throughId: to?.id ?? null,
          }
          transaction.update(found.ref, step)
          return true
        })
      }),
  }
}
