import 'server-only'
import type { Query } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import type { DueQuery, NewQuery, RegistrationStore } from '../registration-store'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { openRegistration, type RegistrationDocument } from './registration-documents'

const SHAPES = { callback: SORTED_QUERIES.callbacks, appointment: SORTED_QUERIES.appointments } as const

/** A document without the time, or with null, is found by no comparison with a number. */
const dueQuery = (connected: Connected, { by, from, until, assignee }: DueQuery): Query =>
  sortedQuery(connected, SHAPES[by], { quarantined: false, assignee })
    .where(SHAPES[by].orderBy, '>=', from?.getTime() ?? 0)
    .where(SHAPES[by].orderBy, '<', until.getTime())

/** Written by every version with assignees; what is older and new has waited for months. Equality alone needs no composite index. */
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

/** What is due, and what is new. */
export function dueRegistrations(
  connection: FirestoreConnection,
  vault: Vault,
): Pick<RegistrationStore, 'listDue' | 'countDue' | 'listNew' | 'countNew' | 'countWaiting'> {
  const list = (make: (connected: Connected) => Query, limit: number) =>
    withDeadline(async () =>
      (
        await make(await connection.open())
          .limit(limit)
          .get()
      ).docs.map((snapshot) => openRegistration(snapshot.id, snapshot.data() as RegistrationDocument, vault)),
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
    countDue: (query) => count((connected) => dueQuery(connected, query)),
    listNew: (query, limit) => list((connected) => newQuery(connected, query), limit),
    countNew: (query) => count((connected) => newQuery(connected, query)),
    countWaiting: () => count(({ db }) => unassignedNew(db)),
  }
}
