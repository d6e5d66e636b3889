import 'server-only'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import type { RecordVault } from '@/lib/vault'
import { MERGED_MAX } from '@/lib/registrations/progress'
import type { NewEvent } from '@/lib/registrations/registration-event'
import { mergedEvent, mergedInEvent, separatedEvent, separatedOutEvent } from '../merge-events'
import type { MergeOutcome, MergeStep, MergeStore } from '@/lib/registrations/merge-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { openRegistrations, type RecordKeys } from './record-keys'
import { openRegistration, termHashes, type RegistrationDocument } from './registration-documents'
import { addEvents, readEvents, type EventsBefore } from './registration-events'
import { registrationsMergedInto, READING_NOW, reading } from './merged-registrations'

const documentOf = (snapshot: DocumentSnapshot) => snapshot.data() as RegistrationDocument

/** Search hashes of merged registrations. */
export const termsOf = (registrations: readonly DocumentSnapshot[], vault: RecordVault): string[] => [
  ...new Set(
    registrations.flatMap((one) => {
      const registration = openRegistration(one.id, documentOf(one), vault)
      // The hashes of an unreadable registration cannot be derived again, so they are kept.
      if (registration.unreadable) return Array.isArray(documentOf(one).terms) ? documentOf(one).terms : []
      return termHashes(registration, vault)
    }),
  ),
]

/** Fields of a registration merged into `primary`, or no longer merged. */
export const mergedIntoFields = (primary: string | null) => ({ mergedInto: primary, quarantined: primary !== null }) satisfies Partial<RegistrationDocument>

function refusal(one: DocumentSnapshot, other: DocumentSnapshot, mergedRegistrations: number): MergeOutcome | null {
  if (!one.exists || !other.exists) return 'not-found'
  const [own, into] = [documentOf(one), documentOf(other)]
  if (own.mergedInto === other.id) return 'repeated'
  if (one.id === other.id || own.mergedInto || into.mergedInto) return 'moved'
  if (own.quarantined || into.quarantined) return 'quarantined'
  return mergedRegistrations > MERGED_MAX ? 'too-many' : null
}

async function merge(db: Firestore, transaction: Transaction, id: string, into: string, step: MergeStep, at: Date, keys: RecordKeys): Promise<MergeOutcome> {
  const reader = reading(transaction)
  const [one, other] = (await Promise.all([id, into].map((each) => reader.find(db.collection(COLLECTIONS.registrations).doc(each))))) as [
    DocumentSnapshot,
    DocumentSnapshot,
  ]
  const [mergedRegistrations, others] = await Promise.all([registrationsMergedInto(db, reader, [id]), registrationsMergedInto(db, reader, [into])])
  const refused = refusal(one, other, mergedRegistrations.length + 1 + others.length)
  if (refused) return refused
  const [ofOne, ofInto, ...ofMerged] = (await Promise.all([one, other, ...mergedRegistrations].map((each) => readEvents(db, transaction, each, keys)))) as [
    EventsBefore,
    EventsBefore,
    ...EventsBefore[],
  ]
  const vault = await keys.load(
    db,
    [one, other, ...mergedRegistrations, ...others].map((each) => each.id),
  )
  const progress = new Map(ofInto.merged)
  const write = (before: EventsBefore, events: readonly NewEvent[], fields: Partial<RegistrationDocument>) => {
    const own = addEvents(db, transaction, before, events, fields)
    if (own) progress.set(before.registration.id, own)
  }
  for (const before of ofMerged) write(before, [mergedEvent(before.registration.id, into, step, at)], mergedIntoFields(into))
  // Without the registrations merged into it, its progress is its own again.
  const left = mergedRegistrations.map((mergedOne) => separatedOutEvent(id, mergedOne.id, step, at))
  write({ ...ofOne, merged: new Map() }, [...left, mergedEvent(id, into, step, at)], { ...mergedIntoFields(into), terms: termsOf([one], vault) })
  const joined = [...mergedRegistrations.map((mergedOne) => mergedOne.id), id].map((each) => mergedInEvent(into, each, step, at))
  addEvents(db, transaction, { ...ofInto, merged: progress }, joined, { terms: termsOf([other, ...others, one, ...mergedRegistrations], vault) })
  return 'merged'
}

async function separate(db: Firestore, transaction: Transaction, id: string, step: MergeStep, at: Date, keys: RecordKeys): Promise<boolean> {
  const reader = reading(transaction)
  const registrations = db.collection(COLLECTIONS.registrations)
  const one = await reader.find(registrations.doc(id))
  const from = one.exists ? documentOf(one).mergedInto : null
  if (!from) return false
  const [primary, mergedRegistrations] = await Promise.all([reader.find(registrations.doc(from)), registrationsMergedInto(db, reader, [from])])
  const [ofOne, ofPrimary] = await Promise.all([readEvents(db, transaction, one, keys), readEvents(db, transaction, primary, keys)])
  const vault = await keys.load(
    db,
    [primary, ...mergedRegistrations].map((each) => each.id),
  )
  addEvents(db, transaction, ofOne, [separatedEvent(id, from, step, at)], mergedIntoFields(null))
  const left = new Map([...ofPrimary.merged].filter(([mergedOne]) => mergedOne !== id))
  const terms = termsOf([primary, ...mergedRegistrations.filter((mergedOne) => mergedOne.id !== id)], vault)
  addEvents(db, transaction, { ...ofPrimary, merged: left }, [separatedOutEvent(from, id, step, at)], { terms })
  return true
}

/** Merging of registrations. */
export function merges(connection: FirestoreConnection, keys: RecordKeys): MergeStore {
  return {
    merge: (id, into, step, at, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const outcome = await merge(db, transaction, id, into, step, at, keys)
          if (outcome === 'merged') writeAudit(db, transaction, audit)
          return outcome
        })
      }),
    separate: (id, step, at, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const done = await separate(db, transaction, id, step, at, keys)
          if (done) writeAudit(db, transaction, audit)
          return done
        })
      }),
    listMerged: (id) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return openRegistrations(db, await registrationsMergedInto(db, READING_NOW, [id]), keys)
      }),
  }
}
