import 'server-only'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import { refusalOf, type Booking, type PlaceRefusal, type PlaceToTake } from '@/lib/visits/booking'
import { linkHash } from '../sealed-fields'
import { readBooking } from '../stored-visit'
import {
  bookedOf,
  hoursRef,
  isStanding,
  phoneRef,
  timeRef,
  visitRef,
  type HoursDocument,
  type VisitDocument,
  type VisitPhoneDocument,
  type VisitTimeDocument,
} from './visit-documents'

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
export async function readPlace(db: Firestore, place: PlaceToTake, phoneHash: string, vault: Vault): Promise<PlaceRefusal | FreePlace> {
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
      const visit = { at, people: place.people, phoneHash, version: 1, moves: 0, cancelledAt: null, linkHash: linkHash(vault, registrationId) }
      batch.create(visitRef(db, registrationId), visit satisfies VisitDocument)
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
 * @returns what gives the places of some of them back, and says which had one: to be called once everything of the transaction was read
 */
export async function readPlacesOf(db: Firestore, transaction: Transaction, ids: readonly string[]): Promise<(given: ReadonlySet<string>) => Booking[]> {
  const visits = (ids.length > 0 ? await transaction.getAll(...ids.map((id) => visitRef(db, id))) : []).filter(({ exists }) => exists)
  if (visits.length === 0) return () => []
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
    const freed: Booking[] = []
    for (const visit of visits.filter(({ id }) => given.has(id))) {
      const { at, people, phoneHash } = of(visit)
      transaction.delete(visit.ref)
      if (!isStanding(visit)) continue
      freed.push(readBooking({ registrationId: visit.id, at, people }))
      const time = timeRef(db, at)
      const left = counts.get(time.path) ?? { at, ...bookedOf(times.get(time.path)) }
      counts.set(time.path, { at, groups: left.groups - 1, people: left.people - people })
      const phone = phones.get(phoneRef(db, phoneHash).path)
      if ((phone?.data() as VisitPhoneDocument | undefined)?.registrationId === visit.id && phone) transaction.delete(phone.ref)
    }
    for (const [path, left] of counts) setTime(transaction, db.doc(path), left)
    return freed
  }
}

/** Writes what is booked of a time; one that nobody has booked has no document. */
export function setTime(transaction: Transaction, ref: DocumentReference, time: VisitTimeDocument): void {
  if (time.groups > 0) transaction.set(ref, time)
  else transaction.delete(ref)
}

/** @returns documents by path, each read once however often it is named */
async function getOnce(transaction: Transaction, refs: readonly DocumentReference[]): Promise<Map<string, DocumentSnapshot>> {
  const unique = [...new Map(refs.map((ref) => [ref.path, ref])).values()]
  return new Map((await transaction.getAll(...unique)).map((snapshot) => [snapshot.ref.path, snapshot]))
}
