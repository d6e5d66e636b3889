import 'server-only'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/vault'
import { heldUntilOf, refusalOf, type Booking, type PlaceRefusal, type PlaceToTake } from '@/lib/visits/booking'
import { linkHash } from '../sealed-fields'
import { readBooking } from '../stored-visit'
import {
  bookedIn,
  bookedOf,
  hoursRef,
  isStanding,
  phoneRef,
  timeCounts,
  timeRef,
  visitRef,
  withoutPlace,
  withPlace,
  type HoursDocument,
  type TimeCounts,
  type VisitDocument,
  type VisitPhoneDocument,
  type VisitTimeDocument,
} from './visit-documents'

/** A place that was free when read. */
export interface FreePlace {
  /** Until when it is held; null: booked without confirmation. */
  readonly heldUntil: Date | null
  /** Adds the booking to a batch; the batch fails if anyone booked this time, or with this number, since it was read. */
  readonly take: (batch: WriteBatch, registrationId: string) => void
}

/**
 * Reads whether a place can be booked. Uses the hours read with it: a change by the office between this read and the commit goes
 * unnoticed, and the visit is then listed as outside opening hours.
 * @returns why not, or a function that books it
 */
export async function readPlace(db: Firestore, place: PlaceToTake, phoneHash: string, vault: Vault): Promise<PlaceRefusal | FreePlace> {
  const at = place.at.getTime()
  const [hours, time, phone] = await db.getAll(hoursRef(db), timeRef(db, at), phoneRef(db, phoneHash))
  const now = place.now.getTime()
  const booked = bookedOf(time, now)
  const lastOfPhone = phone?.data() as VisitPhoneDocument | undefined
  const last = lastOfPhone && (lastOfPhone.heldUntil ?? Infinity) > now ? lastOfPhone : undefined
  const refusal = refusalOf(place, {
    hoursVersion: (hours?.data() as HoursDocument | undefined)?.version ?? 0,
    booked,
    bookedByPhone: last ? new Date(last.at) : null,
  })
  if (refusal) return refusal
  const until = heldUntilOf(place, booked)
  return {
    heldUntil: until,
    take(batch, registrationId) {
      const own = { people: place.people, heldUntil: until?.getTime() ?? null }
      const visit = { at, ...own, phoneHash, version: 1, moves: 0, cancelledAt: null, linkHash: linkHash(vault, registrationId) }
      batch.create(visitRef(db, registrationId), visit satisfies VisitDocument)
      writeUnchanged(batch, timeRef(db, at), time, { at, ...withPlace(timeCounts(time), registrationId, own, now) } satisfies VisitTimeDocument)
      writeUnchanged(batch, phoneRef(db, phoneHash), phone, { at, registrationId, heldUntil: own.heldUntil } satisfies VisitPhoneDocument)
    },
  }
}

/** Writes a document on condition that it is unchanged since it was read. */
function writeUnchanged(batch: WriteBatch, ref: DocumentReference, before: DocumentSnapshot | undefined, data: object): void {
  if (before?.exists && before.updateTime) batch.update(ref, { ...data }, { lastUpdateTime: before.updateTime })
  else batch.create(ref, { ...data })
}

/**
 * Reads the bookings of registrations in the caller's transaction.
 * @returns a function that cancels some of them and says which had one; call it after all reads of the transaction
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
    const counts = new Map<string, TimeCounts & { readonly at: number }>()
    const freed: Booking[] = []
    for (const visit of visits.filter(({ id }) => given.has(id))) {
      const { at, people, phoneHash } = of(visit)
      transaction.delete(visit.ref)
      if (!isStanding(visit)) continue
      freed.push(readBooking({ registrationId: visit.id, at, people, heldUntil: null }))
      const time = timeRef(db, at)
      counts.set(time.path, { at, ...withoutPlace(counts.get(time.path) ?? timeCounts(times.get(time.path)), visit.id, of(visit)) })
      const phone = phones.get(phoneRef(db, phoneHash).path)
      if ((phone?.data() as VisitPhoneDocument | undefined)?.registrationId === visit.id && phone) transaction.delete(phone.ref)
    }
    for (const [path, left] of counts) setTime(transaction, db.doc(path), left)
    return freed
  }
}

/**
 * Reads the times between which a visit moves, in the caller's transaction.
 * @param oldAt null: it has no place yet
 */
export async function readTimes(db: Firestore, transaction: Transaction, oldAt: number | null, newAt: number) {
  const found = await getOnce(
    transaction,
    [oldAt ?? newAt, newAt].map((at) => timeRef(db, at)),
  )
  const counts = new Map([...new Set([oldAt ?? newAt, newAt])].map((at) => [at, timeCounts(found.get(timeRef(db, at).path))]))
  const countsAt = (at: number): TimeCounts => counts.get(at) ?? timeCounts(undefined)
  return {
    /** Gives the old place back. */
    leave(id: string, visit: VisitDocument): void {
      counts.set(visit.at, withoutPlace(countsAt(visit.at), id, visit))
    },
    bookedAtNew: (now: number) => bookedIn(countsAt(newAt), now),
    /** Takes the new place and writes both times; call it after all reads of the transaction. */
    take(id: string, people: number, now: number): void {
      counts.set(newAt, withPlace(countsAt(newAt), id, { people, heldUntil: null }, now))
      for (const [at, left] of counts) setTime(transaction, timeRef(db, at), { at, ...left })
    },
  }
}

/** Writes the counts of a time; deletes the document if nobody has booked it. */
export function setTime(transaction: Transaction, ref: DocumentReference, time: VisitTimeDocument): void {
  if (time.groups > 0 || Object.keys(time.holds ?? {}).length > 0) transaction.set(ref, time)
  else transaction.delete(ref)
}

/** @returns documents by path, each read once however often it is named */
async function getOnce(transaction: Transaction, refs: readonly DocumentReference[]): Promise<Map<string, DocumentSnapshot>> {
  const unique = [...new Map(refs.map((ref) => [ref.path, ref])).values()]
  return new Map((await transaction.getAll(...unique)).map((snapshot) => [snapshot.ref.path, snapshot]))
}
