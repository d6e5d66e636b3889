import 'server-only'
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { progressOf } from '@/lib/registrations/progress'
import { OUTCOMES, type OutcomeKind, type ReportedPeriod, type ReportStore } from '@/lib/registrations/report-store'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { eventCores, type EventDocument } from './registration-events'
import { timeOf, type RegistrationDocument } from './registration-documents'

/** Fields of a registration that reports need. */
const FIELDS = [
  'createdAt',
  'updatedAt',
  'contactedAt',
  'status',
  'quarantined',
  'channel',
  'assignee',
  'wishedUnit',
  'booked',
  'mergedInto',
] as const satisfies readonly (keyof RegistrationDocument)[]
type Fields = Pick<RegistrationDocument, (typeof FIELDS)[number]>
const BATCH = 500

const counted = (snapshot: DocumentSnapshot) => {
  const { channel, assignee = null, wishedUnit = null } = snapshot.data() as Fields
  return { id: snapshot.id, channel: channel ?? null, assignee, unit: wishedUnit }
}

/** Reads many documents by id, with some fields each; costs one read for each id, found or not. */
async function readAll(db: Firestore, refs: readonly DocumentReference[], fieldMask: string[]): Promise<DocumentSnapshot[]> {
  const batches = Array.from({ length: Math.ceil(refs.length / BATCH) }, (_, index) => refs.slice(index * BATCH, (index + 1) * BATCH))
  return (await Promise.all(batches.map((batch) => db.getAll(...batch, { fieldMask })))).flat()
}

/** Older documents lack the time: it is derived from their events, or without events from their last change. */
async function contactedAtOf(db: Firestore, snapshot: DocumentSnapshot): Promise<Date | null> {
  const { contactedAt, status, updatedAt } = snapshot.data() as Fields
  if (contactedAt !== undefined || status === 'new') return timeOf(contactedAt)
  const events = await eventCores(db, snapshot.id)
  return events.length > 0 ? progressOf(events).contactedAt : new Date(updatedAt)
}

/** Older documents lack the field: it is derived from the existence of a visit. */
async function bookedIds(db: Firestore, docs: readonly DocumentSnapshot[]): Promise<ReadonlySet<string>> {
  const bookedOf = (snapshot: DocumentSnapshot) => (snapshot.data() as Fields).booked
  const earlier = docs.filter((snapshot) => bookedOf(snapshot) === undefined)
  const visits = await readAll(
    db,
    earlier.map(({ id }) => db.collection(COLLECTIONS.visits).doc(id)),
    ['at'],
  )
  return new Set([...docs.filter(bookedOf), ...visits.filter(({ exists }) => exists)].map(({ id }) => id))
}

const arrivalsOf = (connected: Connected, from: Date, until: Date, limit: number): Query =>
  sortedQuery(connected, SORTED_QUERIES.arrivals, { quarantined: false })
    .where('createdAt', '>=', from.getTime())
    .where('createdAt', '<', until.getTime())
    .limit(limit)

/** The first event of each kind of a registration. @param events by time */
function firstOfEach(events: readonly EventDocument[]): EventDocument[] {
  const first = new Map<string, EventDocument>()
  for (const event of events) if (!first.has(`${event.registrationId}:${event.kind}`)) first.set(`${event.registrationId}:${event.kind}`, event)
  return [...first.values()]
}

const mergedIntoOf = (snapshot: DocumentSnapshot) => (snapshot.data() as Fields).mergedInto ?? null

/** Results that were not withdrawn, the first of each kind of a registration. */
async function standingResults(connected: Connected, from: Date, until: Date, limit: number): Promise<EventDocument[]> {
  const since = (kinds: readonly string[]) => sortedQuery(connected, SORTED_QUERIES.eventsOfKind, { kind: kinds }).where('at', '>=', from.getTime())
  const [results, withdrawals] = await Promise.all([
    since(OUTCOMES).where('at', '<', until.getTime()).limit(limit).select('id', 'registrationId', 'kind', 'at').get(),
    // A result may be withdrawn at any later time.
    since(['withdrawn']).select('registrationId', 'subject').get(),
  ])
  const withdrawn = new Set(withdrawals.docs.map((snapshot) => `${String(snapshot.get('registrationId'))}:${String(snapshot.get('subject'))}`))
  const standing = results.docs.map((snapshot) => snapshot.data() as EventDocument)
  return firstOfEach(standing.filter(({ registrationId, id }) => !withdrawn.has(`${registrationId}:${id}`)))
}

async function readPeriod(connected: Connected, from: Date, until: Date, limit: number): Promise<ReportedPeriod> {
  const { db } = connected
  const [{ docs }, results] = await Promise.all([
    arrivalsOf(connected, from, until, limit)
      .select(...FIELDS)
      .get(),
    standingResults(connected, from, until, limit),
  ])
  // Most results belong to registrations of the same period, whose documents are loaded already.
  const known = new Map<string, DocumentSnapshot>(docs.map((snapshot) => [snapshot.id, snapshot]))
  const unknown = [...new Set(results.map(({ registrationId }) => registrationId))].filter((id) => !known.has(id))
  const [booked, bookedMerged, others] = await Promise.all([
    bookedIds(db, docs),
    sortedQuery(connected, SORTED_QUERIES.bookedMerged, { booked: true }).where('mergedInto', '>', '').select('mergedInto').get(),
    readAll(
      db,
      unknown.map((id) => db.collection(COLLECTIONS.registrations).doc(id)),
      [...FIELDS],
    ),
  ])
  const withBookedMerged = new Set(bookedMerged.docs.map(mergedIntoOf))
  const primaryOf = new Map(
    others.flatMap((mergedOne) => (mergedOne.exists && mergedIntoOf(mergedOne) ? [[mergedOne.id, mergedIntoOf(mergedOne) as string] as const] : [])),
  )
  const primaries = await readAll(
    db,
    [...new Set(primaryOf.values())].filter((id) => !known.has(id)).map((id) => db.collection(COLLECTIONS.registrations).doc(id)),
    [...FIELDS],
  )
  for (const snapshot of [...others, ...primaries]) if (snapshot.exists && !(snapshot.data() as Fields).quarantined) known.set(snapshot.id, snapshot)
  return {
    arrivals: await Promise.all(
      docs.map(async (snapshot) => ({
        ...counted(snapshot),
        createdAt: new Date((snapshot.data() as Fields).createdAt),
        contactedAt: await contactedAtOf(db, snapshot),
        booked: booked.has(snapshot.id) || withBookedMerged.has(snapshot.id),
      })),
    ),
    outcomes: firstOfEach(results.map((result) => ({ ...result, registrationId: primaryOf.get(result.registrationId) ?? result.registrationId }))).flatMap(
      ({ registrationId, kind, at }) => {
        const snapshot = known.get(registrationId)
        return snapshot ? [{ ...counted(snapshot), kind: kind as OutcomeKind, at: new Date(at) }] : []
      },
    ),
  }
}

async function listChannels(connected: Connected, from: Date, until: Date, limit: number): Promise<(string | null)[]> {
  const { docs } = await arrivalsOf(connected, from, until, limit)
    .select('channel' satisfies keyof RegistrationDocument)
    .get()
  return docs.map((snapshot) => (snapshot.data() as Pick<Fields, 'channel'>).channel ?? null)
}

export function firestoreReportStore(connection: FirestoreConnection): ReportStore {
  return {
    readPeriod: (from, until, limit) => withDeadline(async () => readPeriod(await connection.open(), from, until, limit)),
    listChannels: (from, until, limit) => withDeadline(async () => listChannels(await connection.open(), from, until, limit)),
  }
}
