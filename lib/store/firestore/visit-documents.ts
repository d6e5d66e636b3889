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
  /** Absent, with the rest, in what was stored before visits could be changed. */
  readonly version?: number
  readonly moves?: number
  readonly cancelledAt?: number | null
  readonly linkHash?: string
}
/** What is booked of one time, under its milliseconds: a place is taken by counting here. */
export interface VisitTimeDocument {
  readonly at: number
  readonly groups: number
  readonly people: number
}
/** The last visit that a number booked, under the number's keyed hash. */
export interface VisitPhoneDocument {
  readonly at: number
  readonly registrationId: string
}
export interface HoursDocument {
  readonly version: number
  readonly hours: string
}

export const hoursRef = (db: Firestore) => db.collection(COLLECTIONS.visitHours).doc('current')
export const timeRef = (db: Firestore, at: number) => db.collection(COLLECTIONS.visitTimes).doc(String(at))
export const phoneRef = (db: Firestore, phoneHash: string) => db.collection(COLLECTIONS.visitPhones).doc(phoneHash)
export const visitRef = (db: Firestore, registrationId: string) => db.collection(COLLECTIONS.visits).doc(registrationId)

/** Of a time that nobody booked: nothing. */
export function bookedOf(snapshot: DocumentSnapshot | undefined): Pick<VisitTimeDocument, 'groups' | 'people'> {
  const { groups = 0, people = 0 } = (snapshot?.data() ?? {}) as Partial<VisitTimeDocument>
  return { groups, people }
}

export function toVisit(snapshot: DocumentSnapshot): Visit {
  const { at, people, version = 1, moves = 0, cancelledAt = null } = snapshot.data() as VisitDocument
  return readVisit({ registrationId: snapshot.id, at, people, version, moves, cancelledAt })
}

/** Whether it holds its place. */
export const isStanding = (snapshot: DocumentSnapshot): boolean => ((snapshot.data() as VisitDocument).cancelledAt ?? null) === null
