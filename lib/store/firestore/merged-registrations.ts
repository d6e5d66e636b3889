import 'server-only'
import type { DocumentReference, DocumentSnapshot, Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { MergedProgress } from '@/lib/registrations/progress'
import { COLLECTIONS } from './collections'
import { inChunks } from './in-chunks'
import { progressOfDocument, type RegistrationDocument } from './registration-documents'

/* Registrations merged into another one. */

/** Runs queries: a transaction, or the database outside of one. */
export interface Reader {
  readonly list: (query: Query) => Promise<QueryDocumentSnapshot[]>
  readonly find: (ref: DocumentReference) => Promise<DocumentSnapshot>
}
export const reading = (transaction: Transaction): Reader => ({
  list: async (query) => (await transaction.get(query)).docs,
  find: (ref) => transaction.get(ref),
})
export const READING_NOW: Reader = { list: async (query) => (await query.get()).docs, find: (ref) => ref.get() }

const all = async <T>(reader: Reader, values: readonly T[], query: (some: T[]) => Query): Promise<QueryDocumentSnapshot[]> =>
  (await Promise.all(inChunks(values).map((some) => reader.list(query(some))))).flat()

/** Registrations merged into these, oldest first. */
export async function registrationsMergedInto(db: Firestore, reader: Reader, ids: readonly string[], fields?: readonly (keyof RegistrationDocument)[]) {
  const mergedRegistrations = await all(reader, ids, (some) => {
    const query = db.collection(COLLECTIONS.registrations).where('mergedInto', 'in', some)
    return fields ? query.select(...fields) : query
  })
  const at = (mergedOne: QueryDocumentSnapshot) => mergedOne.get('createdAt') as number
  return fields ? mergedRegistrations : mergedRegistrations.toSorted((a, b) => at(a) - at(b) || (a.id < b.id ? -1 : 1))
}

/** Progress of registrations, by id. */
export const progressById = (registrations: readonly DocumentSnapshot[]): MergedProgress =>
  new Map(registrations.map((one) => [one.id, progressOfDocument(one.data() as RegistrationDocument)]))

/** Hashes of the phones of registrations merged with one of this phone, including the phone itself. */
export async function phonesOfOne(db: Firestore, reader: Reader, phoneHash: string): Promise<string[]> {
  const own = await reader.list(db.collection(COLLECTIONS.registrations).where('phoneHash', '==', phoneHash).select('mergedInto'))
  const primaryOf = (one: QueryDocumentSnapshot) => (one.get('mergedInto') as string | null | undefined) ?? one.id
  const primaries = [...new Set(own.map(primaryOf))]
  const elsewhere = primaries.filter((id) => !own.some((one) => one.id === id))
  const [mergedRegistrations, others] = await Promise.all([
    registrationsMergedInto(db, reader, primaries, ['phoneHash']),
    Promise.all(elsewhere.map((id) => reader.find(db.collection(COLLECTIONS.registrations).doc(id)))),
  ])
  return [...new Set([phoneHash, ...[...mergedRegistrations, ...others].flatMap((one) => (one.get('phoneHash') as string | undefined) ?? [])])]
}
