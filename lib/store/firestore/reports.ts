import 'server-only'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { progressOf } from '@/lib/registrations/registration-event'
import { OUTCOMES, type Arrival, type Outcome, type OutcomeKind, type ReportStore } from '../report-store'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { eventCores, type EventDocument } from './registration-events'
import { timeOf, type RegistrationDocument } from './registration-documents'

/** Of a registration, what reports read. */
const FIELDS = [
  'createdAt',
  'updatedAt',
  'contactedAt',
  'status',
  'quarantined',
  'channel',
  'assignee',
  'wishedUnit',
] as const satisfies readonly (keyof RegistrationDocument)[]
type Fields = Pick<RegistrationDocument, (typeof FIELDS)[number]>
const BATCH = 500

const counted = (snapshot: DocumentSnapshot) => {
  const { channel, assignee = null, wishedUnit = null } = snapshot.data() as Fields
  return { id: snapshot.id, channel: channel ?? null, assignee, unit: wishedUnit }
}

/** Reads many documents by their ids, some fields of each: one read a document, there or not. */
async function readAll(db: Firestore, refs: readonly DocumentReference[], fieldMask: string[]): Promise<DocumentSnapshot[]> {
  const batches = Array.from({ length: Math.ceil(refs.length / BATCH) }, (_, index) => refs.slice(index * BATCH, (index + 1) * BATCH))
  return (await Promise.all(batches.map((batch) => db.getAll(...batch, { fieldMask })))).flat()
}

/** In what was stored before there were reports only its events say it; before there were events, its last change. */
async function contactedAtOf(db: Firestore, snapshot: DocumentSnapshot): Promise<Date | null> {
  const { contactedAt, status, updatedAt } = snapshot.data() as Fields
  if (contactedAt !== undefined || status === 'new') return timeOf(contactedAt)
  const events = await eventCores(db, snapshot.id)
  return events.length > 0 ? progressOf(events).contactedAt : new Date(updatedAt)
}

async function listArrivals(connected: Connected, from: Date, until: Date, limit: number): Promise<Arrival[]> {
  const { db } = connected
  const { docs } = await sortedQuery(connected, SORTED_QUERIES.arrivals, { quarantined: false })
    .where('createdAt', '>=', from.getTime())
    .where('createdAt', '<', until.getTime())
    .limit(limit)
    .select(...FIELDS)
    .get()
  const visits = await readAll(
    db,
    docs.map(({ id }) => db.collection(COLLECTIONS.visits).doc(id)),
    ['at'],
  )
  const booked = new Set(visits.flatMap((snapshot) => (snapshot.exists ? [snapshot.id] : [])))
  return Promise.all(
    docs.map(async (snapshot) => ({
      ...counted(snapshot),
      createdAt: new Date((snapshot.data() as Fields).createdAt),
      contactedAt: await contactedAtOf(db, snapshot),
      booked: booked.has(snapshot.id),
    })),
  )
}

async function listOutcomes(connected: Connected, from: Date, until: Date, limit: number): Promise<Outcome[]> {
  const { db } = connected
  const since = (kinds: readonly string[]) => sortedQuery(connected, SORTED_QUERIES.eventsOfKind, { kind: kinds }).where('at', '>=', from.getTime())
  const [results, withdrawals] = await Promise.all([
    since(OUTCOMES).where('at', '<', until.getTime()).limit(limit).select('id', 'registrationId', 'kind', 'at').get(),
    // What is taken back is taken back later, whenever that is.
    since(['withdrawn']).select('registrationId', 'subject').get(),
  ])
  const withdrawn = new Set(withdrawals.docs.map((snapshot) => `${String(snapshot.get('registrationId'))}:${String(snapshot.get('subject'))}`))
  const first = new Map<string, EventDocument>()
  for (const snapshot of results.docs) {
    const event = snapshot.data() as EventDocument
    const key = `${event.registrationId}:${event.kind}`
    if (!first.has(key) && !withdrawn.has(`${event.registrationId}:${event.id}`)) first.set(key, event)
  }
  const ids = [...new Set([...first.values()].map(({ registrationId }) => registrationId))]
  const found = await readAll(
    db,
    ids.map((id) => db.collection(COLLECTIONS.registrations).doc(id)),
    [...FIELDS],
  )
  const registrations = new Map(found.flatMap((snapshot) => (snapshot.exists && !(snapshot.data() as Fields).quarantined ? [[snapshot.id, snapshot]] : [])))
  return [...first.values()].flatMap(({ registrationId, kind, at }) => {
    const snapshot = registrations.get(registrationId)
    return snapshot ? [{ ...counted(snapshot), kind: kind as OutcomeKind, at: new Date(at) }] : []
  })
}

export function firestoreReportStore(connection: FirestoreConnection): ReportStore {
  return {
    listArrivals: (from, until, limit) => withDeadline(async () => listArrivals(await connection.open(), from, until, limit)),
    listOutcomes: (from, until, limit) => withDeadline(async () => listOutcomes(await connection.open(), from, until, limit)),
  }
}
