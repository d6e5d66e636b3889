import 'server-only'
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import type { DueQuery, DueStore, NewQuery, RegistrationVersion } from '@/lib/registrations/due-store'
import { positionTime } from '../stored-time'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { openRegistrations, type RecordKeys } from './record-keys'
import { timeOf, type RegistrationDocument } from './registration-documents'

const SHAPES = { callback: SORTED_QUERIES.callbacks, appointment: SORTED_QUERIES.appointments } as const

/** Comparison with a number excludes documents without the time, or with null. */
const dueQuery = (connected: Connected, { by, from, until, assignee }: DueQuery): Query =>
  sortedQuery(connected, SHAPES[by], { quarantined: false, assignee })
    .where(SHAPES[by].orderBy, '>=', from?.getTime() ?? 0)
    .where(SHAPES[by].orderBy, '<', until.getTime())

/**
 * Relies on the field `assignee`, absent in documents older than assignees; those have waited for months anyway. Equality alone
 * needs no composite index.
 */
const unassignedNew = (db: Connected['db']): Query =>
  db
    .collection(COLLECTIONS.registrations)
    .where('quarantined', '==', false)
    .where('status', '==', 'new' satisfies RegistrationStatus)
    .where('assignee', '==', null)

function newQuery(connected: Connected, { from, until, assignee }: NewQuery): Query {
  let query = sortedQuery(connected, SORTED_QUERIES.longestWaiting, { quarantined: false, status: 'new' satisfies RegistrationStatus, assignee })
  if (from) query = query.where('createdAt', '>=', from.getTime())
  if (until) query = query.where('createdAt', '<', until.getTime())
  return query
}

const VERSION_FIELDS = ['createdAt', 'updatedAt', 'assignee', 'callbackAt'] as const satisfies readonly (keyof RegistrationDocument)[]

function toVersion(snapshot: QueryDocumentSnapshot): RegistrationVersion {
  const { createdAt, updatedAt, assignee = null, callbackAt } = snapshot.data() as Pick<RegistrationDocument, (typeof VERSION_FIELDS)[number]>
  return { id: snapshot.id, createdAt: positionTime(createdAt), updatedAt: positionTime(updatedAt), assignee, callbackAt: timeOf(callbackAt) }
}

/** What is due, and what is new. */
export function dueRegistrations(connection: FirestoreConnection, keys: RecordKeys): DueStore {
  const read = <T>(make: (connected: Connected) => Query, toItem: (snapshot: QueryDocumentSnapshot) => T) =>
    withDeadline(async () => (await make(await connection.open()).get()).docs.map(toItem))
  const list = (make: (connected: Connected) => Query, limit: number) =>
    withDeadline(async () => {
      const connected = await connection.open()
      return openRegistrations(connected.db, (await make(connected).limit(limit).get()).docs, keys)
    })
  // Costs as many reads as whole documents, and a fraction of the bytes.
  const versions = (make: (connected: Connected) => Query, limit: number) =>
    read(
      (connected) =>
        make(connected)
          .limit(limit)
          .select(...VERSION_FIELDS),
      toVersion,
    )
  const count = (make: (connected: Connected) => Query) =>
    withDeadline(
      async () =>
        (
          await make(await connection.open())
            .count()
            .get()
        ).data().count,
    )
  return {
    listDue: (query, limit) => list((connected) => dueQuery(connected, query), limit),
    listDueVersions: (query, limit) => versions((connected) => dueQuery(connected, query), limit),
    countDue: (query) => count((connected) => dueQuery(connected, query)),
    listNew: (query, limit) => list((connected) => newQuery(connected, query), limit),
    listNewVersions: (query, limit) => versions((connected) => newQuery(connected, query), limit),
    countNew: (query) => count((connected) => newQuery(connected, query)),
    // Two reads. Includes the count of new ones, so that no new one is missed even if instances' clocks differ.
    changeMark: async (assignee) => {
      const [[latest], fresh] = await Promise.all([
        read(
          (connected) => sortedQuery(connected, SORTED_QUERIES.latestChange, { quarantined: false, assignee }).limit(1).select('updatedAt'),
          (snapshot) => `${snapshot.id} ${String(snapshot.get('updatedAt'))}`,
        ),
        count((connected) => newQuery(connected, assignee === undefined ? {} : { assignee })),
      ])
      return `${latest ?? ''} ${fresh}`
    },
    countWaiting: () => count(({ db }) => unassignedNew(db)),
  }
}
