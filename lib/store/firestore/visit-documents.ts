import 'server-only'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Visit } from '@/lib/visits/booking'
import { readVisit } from '../stored-visit'
import { COLLECTIONS } from './collections'

/** The booking of a registration, under its id. */
export interface VisitDocument {
  readonly at: number
  readonly people: number
  readonly phoneHash: string
  /** Absent, with the rest, in documents older than changes of visits. */
  readonly version?: number
  readonly moves?: number
  readonly cancelledAt?: number | null
  readonly linkHash?: string
  /** The place is held until then; null or absent: it is booked for good. */
  readonly heldUntil?: number | null
}
/**
 * Bookings of one time, under its milliseconds: places are counted here. `groups` and `people` are booked for good; `holds`, by
 * registration, are held, of which expired ones remain until the next change.
 */
export interface VisitTimeDocument {
  readonly at: number
  readonly groups: number
  readonly people: number
  readonly holds?: Readonly<Record<string, { readonly until: number; readonly people: number }>>
}
/** The last visit that a number booked, under the number's keyed hash. */
export interface VisitPhoneDocument {
  readonly at: number
  readonly registrationId: string
  readonly heldUntil?: number | null
}
export interface HoursDocument {
  readonly version: number
  readonly hours: string
}

export const hoursRef = (db: Firestore) => db.collection(COLLECTIONS.visitHours).doc('current')
export const timeRef = (db: Firestore, at: number) => db.collection(COLLECTIONS.visitTimes).doc(String(at))
export const phoneRef = (db: Firestore, phoneHash: string) => db.collection(COLLECTIONS.visitPhones).doc(phoneHash)
export const visitRef = (db: Firestore, registrationId: string) => db.collection(COLLECTIONS.visits).doc(registrationId)

export type TimeCounts = Required<Omit<VisitTimeDocument, 'at'>>

/** The counts stored for a time; zeros for one that nobody booked. */
export function timeCounts(snapshot: DocumentSnapshot | undefined): TimeCounts {
  const { groups = 0, people = 0, holds = {} } = (snapshot?.data() ?? {}) as Partial<VisitTimeDocument>
  return { groups, people, holds }
}

/** @param now in milliseconds: leaves out expired holds; absent: leaves out nothing */
export const bookedOf = (snapshot: DocumentSnapshot | undefined, now = 0) => bookedIn(timeCounts(snapshot), now)

/** As {@link bookedOf}. */
export function bookedIn({ groups, people, holds }: TimeCounts, now: number): { readonly groups: number; readonly people: number } {
  const held = Object.values(holds).filter(({ until }) => until > now)
  return { groups: groups + held.length, people: people + held.reduce((sum, hold) => sum + hold.people, 0) }
}

/** @returns the counts without a visit's place, whether held or booked for good */
export function withoutPlace(counts: TimeCounts, id: string, { people, heldUntil = null }: Pick<VisitDocument, 'people' | 'heldUntil'>): TimeCounts {
  const { [id]: _own, ...holds } = counts.holds
  return heldUntil === null ? { groups: counts.groups - 1, people: counts.people - people, holds: counts.holds } : { ...counts, holds }
}

/** @returns the counts with a place: held until an instant, or booked for good; without holds that expired at `now` */
export function withPlace(
  { groups, people, holds }: TimeCounts,
  id: string,
  own: { readonly people: number; readonly heldUntil: number | null },
  now: number,
): TimeCounts {
  const standing = Object.fromEntries(Object.entries(holds).filter(([other, { until }]) => until > now && other !== id))
  return own.heldUntil === null
    ? { groups: groups + 1, people: people + own.people, holds: standing }
    : { groups, people, holds: { ...standing, [id]: { until: own.heldUntil, people: own.people } } }
}

export function toVisit(snapshot: DocumentSnapshot): Visit {
  const { at, people, version = 1, moves = 0, cancelledAt = null, heldUntil = null } = snapshot.data() as VisitDocument
  return readVisit({ registrationId: snapshot.id, at, people, version, moves, cancelledAt, heldUntil })
}

/** Whether it still has its place. @param now as for {@link bookedOf} */
export function isStanding(snapshot: DocumentSnapshot, now = 0): boolean {
  const { cancelledAt = null, heldUntil = null } = snapshot.data() as VisitDocument
  return cancelledAt === null && (heldUntil === null || heldUntil > now)
}
