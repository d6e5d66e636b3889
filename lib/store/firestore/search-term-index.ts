import 'server-only'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { SEARCH_TERMS_VERSION } from '@/lib/registrations/search-terms'
import type { SearchTermStore } from '@/lib/registrations/upkeep-store'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { openRegistrations, type RecordKeys } from './record-keys'
import { termHashes, type RegistrationDocument } from './registration-documents'

/** The version of terms that every registration has. */
const RECORD = 'searchTerms'

/** Whether a stored value can name a document, see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const isDocumentId = (value: unknown): value is string => typeof value === 'string' && /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,500}$/.test(value)

/** What registrations of earlier versions are found by, too. */
export function searchTermIndex(connection: FirestoreConnection, keys: RecordKeys): SearchTermStore {
  const record = ({ db }: Connected) => db.collection(COLLECTIONS.meta).doc(RECORD)
  const documentOf = (snapshot: DocumentSnapshot) => snapshot.data() as RegistrationDocument

  async function step(connected: Connected, after: string | null, limit: number): Promise<string | null> {
    const registrations = connected.db.collection(COLLECTIONS.registrations)
    const all = registrations.orderBy(connected.FieldPath.documentId())
    const { docs } = await (after === null ? all : all.startAfter(after)).limit(limit).get()
    const opened = await openRegistrations(connected.db, docs, keys)
    const own = new Map(opened.map((one) => [one.id, one.unreadable ? [] : termHashes(one, keys.vault)]))
    // A search for a merged registration finds its primary one.
    const added = new Map(own)
    for (const one of docs) {
      const primary: unknown = documentOf(one).mergedInto
      if (isDocumentId(primary)) added.set(primary, [...(added.get(primary) ?? []), ...(own.get(one.id) ?? [])])
    }
    const elsewhere = [...added.keys()].filter((id) => !own.has(id)).map((id) => registrations.doc(id))
    const primaries = elsewhere.length > 0 ? await connected.db.getAll(...elsewhere) : []
    // Writes only unchanged documents: if one changes or is deleted meanwhile the batch fails, and the step is repeated.
    const batch = connected.db.batch()
    for (const snapshot of [...docs, ...primaries]) {
      if (!snapshot.exists) continue
      const { terms: stored } = documentOf(snapshot)
      const known = new Set(Array.isArray(stored) ? stored : [])
      const terms = added.get(snapshot.id) ?? []
      if (terms.some((term) => !known.has(term)))
        batch.update(snapshot.ref, { terms: [...new Set([...known, ...terms])] }, snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {})
    }
    await batch.commit()
    return docs.length < limit ? null : (docs.at(-1)?.id ?? null)
  }

  return {
    addSearchTerms: (after, limit) => withDeadline(async () => step(await connection.open(), after, limit)),
    noteSearchTerms: () =>
      withDeadline(async () => {
        await record(await connection.open()).set({ version: SEARCH_TERMS_VERSION })
      }),
    hasSearchTerms: () =>
      withDeadline(async () => {
        const connected = await connection.open()
        const found = await record(connected).get()
        if (found.get('version') === SEARCH_TERMS_VERSION) return true
        return (await connected.db.collection(COLLECTIONS.registrations).limit(1).get()).empty
      }),
  }
}
