import 'server-only'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Booking, Visit } from '@/lib/visits/booking'
import { phoneHash } from '../sealed-fields'
import { hoursFromJson, hoursToJson } from '../stored-hours'
import { readBooking } from '../stored-visit'
import type { VisitStore } from '@/lib/visits/visit-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import type { RecordKeys } from './record-keys'
import { visitChanges } from './visit-changes'
import { bookedOf, hoursRef, isStanding, phoneRef, toVisit, visitRef, type HoursDocument, type VisitDocument, type VisitPhoneDocument } from './visit-documents'

const toBooking = (snapshot: DocumentSnapshot): Booking => {
  const { at, people, heldUntil = null } = snapshot.data() as VisitDocument
  return readBooking({ registrationId: snapshot.id, at, people, heldUntil })
}

const visitOrNull = (snapshot: DocumentSnapshot | undefined): Visit | null => (snapshot?.exists ? toVisit(snapshot) : null)

export function firestoreVisitStore(connection: FirestoreConnection, keys: RecordKeys): VisitStore {
  const withDatabase = <T>(work: (db: Firestore) => Promise<T>): Promise<T> => withDeadline(async () => work((await connection.open()).db))
  return {
    ...visitChanges(connection, keys),
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
    countBooked: (from, until, now) =>
      withDatabase(async (db) => {
        const { docs } = await db.collection(COLLECTIONS.visitTimes).where('at', '>=', from.getTime()).where('at', '<', until.getTime()).get()
        return new Map(docs.map((snapshot) => [snapshot.get('at') as number, bookedOf(snapshot, now?.getTime())]))
      }),
    listBookings: (from, until, now) =>
      withDatabase(async (db) => {
        const { docs } = await db.collection(COLLECTIONS.visits).where('at', '>=', from.getTime()).where('at', '<', until.getTime()).orderBy('at').get()
        // Equal times are sorted by id.
        return docs.filter((snapshot) => isStanding(snapshot, now?.getTime())).map(toBooking)
      }),
    find: (registrationId) => withDatabase(async (db) => visitOrNull(await visitRef(db, registrationId).get())),
    findAll: (registrationIds) =>
      withDatabase(async (db) => {
        const found = registrationIds.length > 0 ? await db.getAll(...registrationIds.map((id) => visitRef(db, id))) : []
        return new Map(found.flatMap((snapshot) => (snapshot.exists ? [[snapshot.id, toVisit(snapshot)] as const] : [])))
      }),
    findByLink: (hash) =>
      withDatabase(async (db) => {
        const { docs } = await db.collection(COLLECTIONS.visits).where('linkHash', '==', hash).limit(1).get()
        return visitOrNull(docs[0])
      }),
    findAhead: (phone, after) =>
      withDatabase(async (db) => {
        const last = (await phoneRef(db, phoneHash(keys.vault, phone)).get()).data() as VisitPhoneDocument | undefined
        const stands = last && last.at > after.getTime() && (last.heldUntil ?? Infinity) > after.getTime()
        return stands ? visitOrNull(await visitRef(db, last.registrationId).get()) : null
      }),
  }
}
