import 'server-only'
import type { Query } from 'firebase-admin/firestore'
import { COLLECTIONS, type CollectionName } from './collections'
import type { Connected } from './connection'

type Direction = 'asc' | 'desc'

/** A sorted query. Firestore needs an index with exactly its fields: see firestore.indexes.json. */
export interface SortedQuery {
  readonly collection: CollectionName
  /** Fields always compared for equality. */
  readonly equal: readonly string[]
  /** Fields that may be compared, in any combination. */
  readonly optional: readonly string[]
  /** The array field of these, queried by `array-contains`. */
  readonly contains?: string
  readonly orderBy: string
  readonly direction: Direction
}

/**
 * All sorted queries of the adapter. Queries for equality alone, or sorted by one field alone, need no composite index and are
 * written where they are used. tests/unit/store/indexes.test.ts compares this with the index file.
 */
export const SORTED_QUERIES = {
  registrations: {
    collection: COLLECTIONS.registrations,
    equal: ['quarantined'],
    optional: ['status', 'source', 'site', 'terms'],
    contains: 'terms',
    orderBy: 'createdAt',
    direction: 'desc',
  },
  quarantine: { collection: COLLECTIONS.registrations, equal: ['quarantine'], optional: [], orderBy: 'createdAt', direction: 'desc' },
  suspected: { collection: COLLECTIONS.registrations, equal: ['quarantined', 'suspicion'], optional: [], orderBy: 'createdAt', direction: 'desc' },
  byResult: { collection: COLLECTIONS.registrations, equal: ['quarantined', 'result'], optional: [], orderBy: 'createdAt', direction: 'desc' },
  assigned: {
    collection: COLLECTIONS.registrations,
    equal: ['quarantined', 'assignee'],
    optional: ['status', 'terms'],
    contains: 'terms',
    orderBy: 'createdAt',
    direction: 'desc',
  },
  tagged: {
    collection: COLLECTIONS.registrations,
    equal: ['quarantined', 'tags'],
    optional: ['assignee'],
    contains: 'tags',
    orderBy: 'createdAt',
    direction: 'desc',
  },
  wished: { collection: COLLECTIONS.registrations, equal: ['quarantined', 'wishedUnit'], optional: ['assignee'], orderBy: 'createdAt', direction: 'desc' },
  ofChannel: {
    collection: COLLECTIONS.registrations,
    equal: ['quarantined', 'channel'],
    optional: ['status', 'terms'],
    contains: 'terms',
    orderBy: 'createdAt',
    direction: 'desc',
  },
  registrationsOfPhone: { collection: COLLECTIONS.registrations, equal: ['phoneHash'], optional: [], orderBy: 'createdAt', direction: 'desc' },
  callbacks: { collection: COLLECTIONS.registrations, equal: ['quarantined'], optional: ['assignee'], orderBy: 'callbackAt', direction: 'asc' },
  appointments: { collection: COLLECTIONS.registrations, equal: ['quarantined'], optional: ['assignee'], orderBy: 'appointmentAt', direction: 'asc' },
  longestWaiting: { collection: COLLECTIONS.registrations, equal: ['quarantined', 'status'], optional: ['assignee'], orderBy: 'createdAt', direction: 'asc' },
  latestChange: { collection: COLLECTIONS.registrations, equal: ['quarantined'], optional: ['assignee'], orderBy: 'updatedAt', direction: 'desc' },
  arrivals: { collection: COLLECTIONS.registrations, equal: ['quarantined'], optional: [], orderBy: 'createdAt', direction: 'asc' },
  bookedMerged: { collection: COLLECTIONS.registrations, equal: ['booked'], optional: [], orderBy: 'mergedInto', direction: 'asc' },
  eventsOfKind: { collection: COLLECTIONS.events, equal: ['kind'], optional: [], orderBy: 'at', direction: 'asc' },
  messages: { collection: COLLECTIONS.outbox, equal: [], optional: ['state', 'kind', 'registrationId'], orderBy: 'createdAt', direction: 'desc' },
  failing: { collection: COLLECTIONS.outbox, equal: ['state'], optional: [], orderBy: 'attempts', direction: 'desc' },
  qrCodes: { collection: COLLECTIONS.qrCodes, equal: [], optional: [], orderBy: 'createdAt', direction: 'desc' },
  articles: { collection: COLLECTIONS.articles, equal: ['siteId'], optional: ['status'], orderBy: 'date', direction: 'desc' },
  newerArticles: { collection: COLLECTIONS.articles, equal: ['siteId', 'status'], optional: [], orderBy: 'date', direction: 'asc' },
  factVersions: { collection: COLLECTIONS.factVersions, equal: [], optional: ['path'], orderBy: 'number', direction: 'desc' },
  audit: { collection: COLLECTIONS.audit, equal: [], optional: ['action'], orderBy: 'order', direction: 'desc' },
} as const satisfies Record<string, SortedQuery>

/**
 * @param values by field; a list matches any of its values, undefined does not filter
 * @throws Error for a field that the table does not name, which no index would serve
 */
export function sortedQuery(
  { db, FieldPath }: Connected,
  shape: SortedQuery,
  values: Readonly<Record<string, string | boolean | readonly string[] | null | undefined>>,
): Query {
  let query: Query = db.collection(shape.collection)
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (!shape.equal.includes(field) && !shape.optional.includes(field)) throw new Error(`no index is meant for ${shape.collection} by ${field}`)
    query = query.where(field, field === shape.contains ? 'array-contains' : Array.isArray(value) ? 'in' : '==', value)
  }
  return query.orderBy(shape.orderBy, shape.direction).orderBy(FieldPath.documentId(), shape.direction)
}
