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
import { partsOf, READING_NOW, reading } from './registration-parts'

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

/** Fields of a registration merged into `lead`, or no longer merged. */
export const partOf = (lead: string | null) => ({ mergedInto: lead, quarantined: lead !== null }) satisfies Partial<RegistrationDocument>

function refusal(one: DocumentSnapshot, other: DocumentSnapshot, parts: number): MergeOutcome | null {
  if (!one.exists || !other.exists) return 'not-found'
  const [own, into] = [documentOf(one), documentOf(other)]
  if (own.mergedInto === other.id) return 'repeated'
  if (one.id === other.id || own.mergedInto || into.mergedInto) return 'moved'
  if (own.quarantined || into.quarantined) return 'quarantined'
  return parts > MERGED_MAX ? 'too-many' : null
}

async function merge(db: Firestore, transaction: Transaction, id: string, into: string, step: MergeStep, at: Date, keys: RecordKeys): Promise<MergeOutcome> {
  const reader = reading(transaction)
  const [one, other] = (await Promise.all([id, into].map((each) => reader.find(db.collection(COLLECTIONS.registrations).doc(each))))) as [
    DocumentSnapshot,
    DocumentSnapshot,
  ]
  const [parts, others] = await Promise.all([partsOf(db, reader, [id]), partsOf(db, reader, [into])])
  const refused = refusal(one, other, parts.length + 1 + others.length)
  if (refused) return refused
  const [ofOne, ofInto, ...ofParts] = (await Promise.all([one, other, ...parts].map((each) => readEvents(db, transaction, each, keys)))) as [
    EventsBefore,
    EventsBefore,
    ...EventsBefore[],
  ]
  const vault = await keys.load(
    db,
    [one, other, ...parts, ...others].map((each) => each.id),
  )
  const progress = new Map(ofInto.parts)
  const write = (before: EventsBefore, events: readonly NewEvent[], fields: Partial<RegistrationDocument>) => {
    const own = addEvents(db, transaction, before, events, fields)
    if (own) progress.set(before.registration.id, own)
  }
  for (const before of ofParts) write(before, [mergedEvent(before.registration.id, into, step, at)], partOf(into))
  // Without the registrations merged into it, its progress is its own again.
  const left = parts.map((part) => separatedOutEvent(id, part.id, step, at))
  write({ ...ofOne, parts: new Map() }, [...left, mergedEvent(id, into, step, at)], { ...partOf(into), terms: termsOf([one], vault) })
  const joined = [...parts.map((part) => part.id), id].map((each) => mergedInEvent(into, each, step, at))
  addEvents(db, transaction, { ...ofInto, parts: progress }, joined, { terms: termsOf([other, ...others, one, ...parts], vault) })
  return 'merged'
}

async function separate(db: Firestore, transaction: Transaction, id: string, step: MergeStep, at: Date, keys: RecordKeys): Promise<boolean> {
  const reader = reading(transaction)
  const registrations = db.collection(COLLECTIONS.registrations)
  const one = await reader.find(registrations.doc(id))
  const from = one.exists ? documentOf(one).mergedInto : null
  if (!from) return false
  const [lead, parts] = await Promise.all([reader.find(registrations.doc(from)), partsOf(db, reader, [from])])
  const [ofOne, ofLead] = await Promise.all([readEvents(db, transaction, one, keys), readEvents(db, transaction, lead, keys)])
  const vault = await keys.load(
    db,
    [lead, ...parts].map((each) => each.id),
  )
  addEvents(db, transaction, ofOne, [separatedEvent(id, from, step, at)], partOf(null))
  const left = new Map([...ofLead.parts].filter(([part]) => part !== id))
  const terms = termsOf([lead, ...parts.filter((part) => part.id !== id)], vault)
  addEvents(db, transaction, { ...ofLead, parts: left }, [separatedOutEvent(from, id, step, at)], { terms })
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
        return openRegistrations(db, await partsOf(db, READING_NOW, [id]), keys)
      }),
  }
}
