import 'server-only'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { QUARANTINE_REASONS, SUSPICIONS, type QuarantineReason, type Suspicion } from '@/lib/registrations/stored-registration'
import { STATUSES, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { CountStore } from '@/lib/registrations/read-store'
import type { RemovalStore } from '@/lib/registrations/removal-store'
import { TIMES_END, timeOrEpoch } from '../stored-time'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'

/** Maximum documents read with a damaged date, which are few unless the store is damaged. */
const MISDATED_READ = 500

/** Ids of registrations whose date is damaged, last changed before `at`. */
async function misdatedBefore(db: Firestore, at: Date): Promise<string[]> {
  const registrations = db.collection(COLLECTIONS.registrations)
  const found = await Promise.all(
    [registrations.where('createdAt', '<', 0), registrations.where('createdAt', '>=', TIMES_END)].map((query) =>
      query.limit(MISDATED_READ).select('updatedAt').get(),
    ),
  )
  return found.flatMap(({ docs }) => docs.filter((one) => (one.get('updatedAt') as number) < at.getTime()).map(({ id }) => id))
}

/** How many registrations there are, by status, reason, mark and age. */
export function registrationCounts(connection: FirestoreConnection): CountStore & Pick<RemovalStore, 'listIdsBefore' | 'countBefore'> {
  const withDatabase = <T>(work: (connected: Connected) => Promise<T>): Promise<T> => withDeadline(async () => work(await connection.open()))
  const countEach = async <T extends string>(values: readonly T[], query: (value: T) => Query) =>
    Object.fromEntries(await Promise.all(values.map(async (value) => [value, (await query(value).count().get()).data().count] as const))) as Record<T, number>
  const countReasons = ({ db }: Connected) =>
    countEach<QuarantineReason>(QUARANTINE_REASONS, (reason) => db.collection(COLLECTIONS.registrations).where('quarantine', '==', reason))

  return {
    count: () =>
      withDatabase(async (connected) => {
        const inbox = connected.db.collection(COLLECTIONS.registrations).where('quarantined', '==', false)
        const [byStatus, byReason] = await Promise.all([
          countEach<RegistrationStatus>(STATUSES, (status) => inbox.where('status', '==', status)),
          countReasons(connected),
        ])
        return { byStatus, byReason, quarantined: Object.values(byReason).reduce((sum, count) => sum + count, 0) }
      }),
    countQuarantined: () => withDatabase(countReasons),
    countSuspected: () =>
      withDatabase(async ({ db }) => {
        const untouched = db
          .collection(COLLECTIONS.registrations)
          .where('quarantined', '==', false)
          .where('status', '==', 'new' satisfies RegistrationStatus)
        return countEach<Suspicion>(SUSPICIONS, (suspicion) => untouched.where('suspicion', '==', suspicion))
      }),
    newestAt: (until) =>
      withDatabase(async (connected) => {
        const { docs } = await sortedQuery(connected, SORTED_QUERIES.registrations, { quarantined: false })
          .where('createdAt', '<', until?.getTime() ?? TIMES_END)
          .select('createdAt')
          .limit(1)
          .get()
        return docs[0] ? timeOrEpoch(docs[0].get('createdAt')) : null
      }),
    countQuarantinedSince: (at) =>
      withDatabase(
        async (connected) =>
          (
            await sortedQuery(connected, SORTED_QUERIES.quarantine, { quarantine: QUARANTINE_REASONS }).where('createdAt', '>=', at.getTime()).count().get()
          ).data().count,
      ),
    listIdsBefore: (at, limit) =>
      withDatabase(async ({ db }) => {
        const registrations = db.collection(COLLECTIONS.registrations)
        const due = registrations.where('createdAt', '>=', 0).where('createdAt', '<', at.getTime()).orderBy('createdAt').limit(limit).select().get()
        const [{ docs }, misdated] = await Promise.all([due, misdatedBefore(db, at)])
        return [...docs.map(({ id }) => id), ...misdated].slice(0, limit)
      }),
    countBefore: (at) =>
      withDatabase(async ({ db }) => {
        const due = db.collection(COLLECTIONS.registrations).where('createdAt', '>=', 0).where('createdAt', '<', at.getTime()).count().get()
        const [counted, misdated] = await Promise.all([due, misdatedBefore(db, at)])
        return counted.data().count + misdated.length
      }),
  }
}
