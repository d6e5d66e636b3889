import 'server-only'
import type { DocumentSnapshot, Firestore, QuerySnapshot, Transaction } from 'firebase-admin/firestore'
import type { FactStore } from '@/lib/facts/fact-store'
import { EMPTY_CHAIN, heldVersions, nextVersion, nextVersions, type ChainEnd, type FactDraft, type FactVersion } from '@/lib/fact-version'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'

interface VersionDocument extends Omit<FactVersion, 'publishedAt' | 'effectiveAt'> {
  readonly publishedAt: number
  readonly effectiveAt: number
}

/** Earlier documents name no author. */
const toVersion = ({ publishedAt, effectiveAt, author = null, ...document }: Omit<VersionDocument, 'author'> & { author?: string | null }): FactVersion => ({
  ...document,
  author,
  publishedAt: new Date(publishedAt),
  effectiveAt: new Date(effectiveAt),
})
const toDocument = ({ publishedAt, effectiveAt, ...version }: FactVersion): VersionDocument => ({
  ...version,
  publishedAt: publishedAt.getTime(),
  effectiveAt: effectiveAt.getTime(),
})

/** Of one fact: its newest version's number, and the versions that hold at its publication or later. */
interface HeldDocument {
  readonly newest: number
  /** JSON of version documents: the migration copies no deeper values. */
  readonly versions: readonly string[]
}

/** Without versions that were damaged: content/ holds there, and the others go on. */
function heldIn({ versions }: { readonly versions: unknown }): FactVersion[] {
  if (!Array.isArray(versions)) return []
  return versions.flatMap((json: unknown) => {
    try {
      const document = JSON.parse(String(json)) as VersionDocument
      return typeof document.path === 'string' ? [toVersion(document)] : []
    } catch {
      return []
    }
  })
}

interface DraftDocument extends Omit<FactDraft, 'savedAt' | 'requestedAt' | 'requestedFor' | 'returned'> {
  readonly savedAt: number
  readonly requestedAt: number | null
  readonly requestedFor: number | null
  readonly returnedBy: string | null
  readonly returnedReason: string | null
}

const dateOrNull = (time: number | null | undefined) => (typeof time === 'number' ? new Date(time) : null)

/** Earlier documents have no request. */
const toDraft = ({ savedAt, requestedAt, requestedFor, returnedBy, returnedReason, ...draft }: DraftDocument): FactDraft => ({
  ...draft,
  savedAt: new Date(savedAt),
  requestedAt: dateOrNull(requestedAt),
  requestedFor: dateOrNull(requestedFor),
  returned: typeof returnedBy === 'string' ? { actor: returnedBy, reason: returnedReason ?? '' } : null,
})

const toDraftDocument = ({ savedAt, requestedAt, requestedFor, returned, ...draft }: FactDraft): DraftDocument => ({
  ...draft,
  savedAt: savedAt.getTime(),
  requestedAt: requestedAt?.getTime() ?? null,
  requestedFor: requestedFor?.getTime() ?? null,
  returnedBy: returned?.actor ?? null,
  returnedReason: returned?.reason ?? null,
})

const isStillRequested = (snapshot: DocumentSnapshot, { json, savedAt }: FactDraft): boolean => {
  const stored = snapshot.data() as DraftDocument | undefined
  return stored !== undefined && dateOrNull(stored.requestedAt) !== null && stored.json === json && stored.savedAt === savedAt.getTime()
}

/** Ids that sort as the numbers do. */
const NUMBER_DIGITS = 10
export const factVersionId = (number: number): string => String(number).padStart(NUMBER_DIGITS, '0')
/** A path may have characters that an id may not. */
export const heldFactId = (path: string): string => Buffer.from(path).toString('base64url')
export const factDraftId = (path: string, actor: string): string => `${heldFactId(path)}:${Buffer.from(actor).toString('base64url')}`

const newestVersion = (db: Firestore) => db.collection(COLLECTIONS.factVersions).orderBy('number', 'desc').limit(1)
const endOf = ({ docs: [newest] }: QuerySnapshot): ChainEnd => {
  if (!newest) return EMPTY_CHAIN
  const { number, hash } = newest.data() as VersionDocument
  return { number, hash }
}
const heldRef = (db: Firestore, path: string) => db.collection(COLLECTIONS.heldFacts).doc(heldFactId(path))
const draftRef = (db: Firestore, path: string, actor: string) => db.collection(COLLECTIONS.factDrafts).doc(factDraftId(path, actor))

const readBefore = (snapshot: DocumentSnapshot) => snapshot.data() as HeldDocument | undefined

function writeVersion(db: Firestore, transaction: Transaction, version: FactVersion, before: HeldDocument | undefined): void {
  const versions = heldVersions([...(before ? heldIn(before) : []), version], version.publishedAt)
  transaction.create(db.collection(COLLECTIONS.factVersions).doc(factVersionId(version.number)), toDocument(version))
  transaction.set(heldRef(db, version.path), {
    newest: version.number,
    versions: versions.map((held) => JSON.stringify(toDocument(held))),
  } satisfies HeldDocument)
}

/** Facts that the office published, and its drafts. */
export const firestoreFactStore = (connection: FirestoreConnection): FactStore => ({
  readEnd: () =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return endOf(await newestVersion(db).get())
    }),
  listHeld: (now) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const { docs } = await db.collection(COLLECTIONS.heldFacts).get()
      return heldVersions(
        docs.flatMap((snapshot) => heldIn(snapshot.data() as HeldDocument)),
        now,
      )
    }),
  listVersions: ({ path, before, limit }) =>
    withDeadline(async () => {
      const query = sortedQuery(await connection.open(), SORTED_QUERIES.factVersions, { path })
      const found = await (before === undefined ? query : query.where('number', '<', before)).limit(limit).get()
      return found.docs.map((snapshot) => toVersion(snapshot.data() as VersionDocument))
    }),
  readChain: (after, limit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const { docs } = await db.collection(COLLECTIONS.factVersions).where('number', '>', after).orderBy('number').limit(limit).get()
      return docs.map((snapshot) => toVersion(snapshot.data() as VersionDocument))
    }),
  publish: (publication, basedOn, draftsOf, audit, approved) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const before = readBefore(await transaction.get(heldRef(db, publication.path)))
        if ((before?.newest ?? 0) !== basedOn) return null
        if (approved && !isStillRequested(await transaction.get(draftRef(db, approved.path, approved.actor)), approved)) return null
        const version = nextVersion(publication, endOf(await transaction.get(newestVersion(db))))
        writeVersion(db, transaction, version, before)
        for (const actor of draftsOf) transaction.delete(draftRef(db, version.path, actor))
        writeAudit(db, transaction, audit)
        return version
      })
    }),
  publishTogether: (given) =>
    withDeadline(async () => {
      if (given.length === 0) return []
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const before = (await transaction.getAll(...given.map(({ publication }) => heldRef(db, publication.path)))).map(readBefore)
        if (given.some(({ basedOn }, index) => (before[index]?.newest ?? 0) !== basedOn)) return null
        const versions = nextVersions(
          given.map(({ publication }) => publication),
          endOf(await transaction.get(newestVersion(db))),
        )
        for (const [index, version] of versions.entries()) writeVersion(db, transaction, version, before[index])
        for (const { audit } of given) writeAudit(db, transaction, audit)
        return versions
      })
    }),
  listDrafts: () =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const { docs } = await db.collection(COLLECTIONS.factDrafts).get()
      return docs
        .map((snapshot) => toDraft(snapshot.data() as DraftDocument))
        .toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime() || (`${a.path} ${a.actor}` < `${b.path} ${b.actor}` ? -1 : 1))
    }),
  saveDraft: (draft, audit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const batch = db.batch()
      batch.set(draftRef(db, draft.path, draft.actor), toDraftDocument(draft))
      writeAudit(db, batch, audit)
      await batch.commit()
    }),
  returnDraft: (seen, { actor, reason }, audit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const found = await transaction.get(draftRef(db, seen.path, seen.actor))
        if (!isStillRequested(found, seen)) return false
        transaction.update(found.ref, { requestedAt: null, requestedFor: null, returnedBy: actor, returnedReason: reason })
        writeAudit(db, transaction, audit)
        return true
      })
    }),
  removeDraft: (path, actor, audit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const found = await transaction.get(draftRef(db, path, actor))
        if (!found.exists) return false
        transaction.delete(found.ref)
        writeAudit(db, transaction, audit)
        return true
      })
    }),
})
