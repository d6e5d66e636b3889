import 'server-only'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { refusalOf, type Booking, type PlaceRefusal, type PlaceToTake } from '@/lib/visits/booking'
import { hoursFromJson, hoursToJson } from '../stored-hours'
import type { VisitStore } from '../visit-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'

/** The booking of a registration, under its id. */
interface VisitDocument {
  readonly at: number
  readonly people: number
  readonly phoneHash: string
}
/** What is booked of one time, under its milliseconds: a place is taken by counting here. */
interface VisitTimeDocument {
  readonly at: number
  readonly groups: number
  readonly people: number
}
/** The last visit that a number booked, under the number's keyed hash. */
interface VisitPhoneDocument {
  readonly at: number
  readonly registrationId: string
}
interface HoursDocument {
  readonly version: number
  readonly hours: string
}

const hoursRef = (db: Firestore) => db.collection(COLLECTIONS.visitHours).doc('current')
const timeRef = (db: Firestore, at: number) => db.collection(COLLECTIONS.visitTimes).doc(String(at))
const phoneRef = (db: Firestore, phoneHash: string) => db.collection(COLLECTIONS.visitPhones).doc(phoneHash)
const visitRef = (db: Firestore, registrationId: string) => db.collection(COLLECTIONS.visits).doc(registrationId)

function bookedOf(snapshot: DocumentSnapshot | undefined): Pick<VisitTimeDocument, 'groups' | 'people'> {
  const { groups = 0, people = 0 } = (snapshot?.data() ?? {}) as Partial<VisitTimeDocument>
  return { groups, people }
}

const toBooking = (snapshot: DocumentSnapshot): Booking => {
  const { at, people } = snapshot.data() as VisitDocument
  return { registrationId: snapshot.id, at: new Date(at), people }
}

export function firestoreVisitStore(connection: FirestoreConnection): VisitStore {
  const withDatabase = <T>(work: (db: Firestore) => Promise<T>): Promise<T> => withDeadline(async () => work((await connection.open()).db))
  return {
    readHours: () =>
      withDatabase(async (db) => {
        const stored = (await hoursRef(db).get()).data() as HoursDocument | undefined
        return stored ? { version: stored.version, hours: hoursFromJson(stored.hours) } : null
      }),
    saveHours: (hours, basedOn, audit) =>
      withDatabase((db) =>
        db.runTransaction(async (transaction) => {
          const stored = (await transaction.get(hoursRef(db))).data() as HoursDocument | undefined
          if ((stored?.version ?? 0) !== basedOn) return false
          transaction.set(hoursRef(db), { version: basedOn + 1, hours: hoursToJson(hours) } satisfies HoursDocument)
          writeAudit(db, transaction, audit)
          return true
        }),
      ),
    countBooked: (from, until) =>
      withDatabase(async (db) => {
        const { docs } = await db.collection(COLLECTIONS.visitTimes).where('at', '>=', from.getTime()).where('at', '<', until.getTime()).get()
        return new Map(docs.map((snapshot) => [snapshot.get('at') as number, bookedOf(snapshot)]))
      }),
    listBookings: (from, until) =>
      withDatabase(async (db) => {
        const { docs } = await db.collection(COLLECTIONS.visits).where('at', '>=', from.getTime()).where('at', '<', until.getTime()).orderBy('at').get()
        // Equal times come by id.
        return docs.map(toBooking)
      }),
    findBooking: (registrationId) =>
      withDatabase(async (db) => {
        const found = await visitRef(db, registrationId).get()
        return found.exists ? toBooking(found) : null
      }),
  }
}

/** A place that was free a moment ago. */
export interface FreePlace {
  /** Adds to a batch what takes it; the batch fails where anybody took a place of this time, or for this number, since it was read. */
  readonly take: (batch: WriteBatch, registrationId: string) => void
}

/**
 * Reads whether a place can be taken. The limits are those of hours that are read with it: only a change of the office
 * within the moment until the batch is committed goes unnoticed, and then stands among the bookings outside of its hours.
 * @returns why not, or what takes it
 */
export async function readPlace(db: Firestore, place: PlaceToTake, phoneHash: string): Promise<PlaceRefusal | FreePlace> {
  const at = place.at.getTime()
  const [hours, time, phone] = await db.getAll(hoursRef(db), timeRef(db, at), phoneRef(db, phoneHash))
  const booked = bookedOf(time)
  const last = phone?.data() as VisitPhoneDocument | undefined
  const refusal = refusalOf(place, {
    hoursVersion: (hours?.data() as HoursDocument | undefined)?.version ?? 0,
    booked,
    bookedByPhone: last ? new Date(last.at) : null,
  })
  if (refusal) return refusal
  return {
    take(batch, registrationId) {
      batch.create(visitRef(db, registrationId), { at, people: place.people, phoneHash } satisfies VisitDocument)
      writeUnchanged(batch, timeRef(db, at), time, { at, groups: booked.groups + 1, people: booked.people + place.people } satisfies VisitTimeDocument)
      writeUnchanged(batch, phoneRef(db, phoneHash), phone, { at, registrationId } satisfies VisitPhoneDocument)
    },
  }
}

/** Writes a document on condition that it is as it was read. */
function writeUnchanged(batch: WriteBatch, ref: DocumentReference, before: DocumentSnapshot | undefined, data: object): void {
  if (before?.exists && before.updateTime) batch.update(ref, { ...data }, { lastUpdateTime: before.updateTime })
  else batch.create(ref, { ...data })
}

/**
 * Reads in the caller's transaction what is booked by registrations.
 * @returns what gives the places of some of them back: to be called once everything of the transaction was read
 */
export async function readPlacesOf(db: Firestore, transaction: Transaction, ids: readonly string[]): Promise<(given: ReadonlySet<string>) => void> {
  const visits = (ids.length > 0 ? await transaction.getAll(...ids.map((id) => visitRef(db, id))) : []).filter(({ exists }) => exists)
  if (visits.length === 0) return () => {}
  const of = (snapshot: DocumentSnapshot) => snapshot.data() as VisitDocument
  const times = await getOnce(
    transaction,
    visits.map((visit) => timeRef(db, of(visit).at)),
  )
  const phones = await getOnce(
    transaction,
    visits.map((visit) => phoneRef(db, of(visit).phoneHash)),
  )
  return (given) => {
    const counts = new Map<string, VisitTimeDocument>()
    for (const visit of visits.filter(({ id }) => given.has(id))) {
      const { at, people, phoneHash } = of(visit)
      const time = timeRef(db, at)
      const left = counts.get(time.path) ?? { at, ...bookedOf(times.get(time.path)) }
      counts.set(time.path, { at, groups: left.groups - 1, people: left.people - people })
      transaction.delete(visit.ref)
      const phone = phones.get(phoneRef(db, phoneHash).path)
      if ((phone?.data() as VisitPhoneDocument | undefined)?.registrationId === visit.id && phone) transaction.delete(phone.ref)
    }
    for (const [path, left] of counts) {
      if (left.groups > 0) transaction.set(db.doc(path), left)
      else transaction.delete(db.doc(path))
    }
  }
}

/** @returns documents by path, each read once however often it is named */
async function getOnce(transaction: Transaction, refs: readonly DocumentReference[]): Promise<Map<string, DocumentSnapshot>> {
  const unique = [...new Map(refs.map((ref) => [ref.path, ref])).values()]
  return new Map((await transaction.getAll(...unique)).map((snapshot) => [snapshot.ref.path, snapshot]))
}
