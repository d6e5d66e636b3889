import 'server-only'
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import type { FactStore } from '@/lib/facts/fact-store'
import { EMPTY_CHAIN, heldVersions, nextVersion, type ChainEnd, type FactDraft, type FactVersion } from '@/lib/fact-version'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'

interface VersionDocument extends Omit<FactVersion, 'publishedAt' | 'effectiveAt'> {
  readonly publishedAt: number
  readonly effectiveAt: number
}

const toVersion = ({ publishedAt, effectiveAt, ...document }: VersionDocument): FactVersion => ({
  ...document,
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

interface DraftDocument extends Omit<FactDraft, 'savedAt'> {
  readonly savedAt: number
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
  publish: (publication, basedOn, draftsOf, audit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const before = (await transaction.get(heldRef(db, publication.path))).data() as HeldDocument | undefined
        if ((before?.newest ?? 0) !== basedOn) return null
        const version = nextVersion(publication, endOf(await transaction.get(newestVersion(db))))
        const versions = heldVersions([...(before ? heldIn(before) : []), version], publication.publishedAt)
        transaction.create(db.collection(COLLECTIONS.factVersions).doc(factVersionId(version.number)), toDocument(version))
        transaction.set(heldRef(db, version.path), {
          newest: version.number,
          versions: versions.map((held) => JSON.stringify(toDocument(held))),
        } satisfies HeldDocument)
        for (const actor of draftsOf) transaction.delete(draftRef(db, version.path, actor))
        writeAudit(db, transaction, audit)
        return version
      })
    }),
  listDrafts: () =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const { docs } = await db.collection(COLLECTIONS.factDrafts).get()
      return docs
        .map((snapshot) => snapshot.data() as DraftDocument)
        .map(({ savedAt, ...draft }): FactDraft => ({ ...draft, savedAt: new Date(savedAt) }))
        .toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime() || (`${a.path} ${a.actor}` < `${b.path} ${b.actor}` ? -1 : 1))
    }),
  saveDraft: ({ savedAt, ...draft }, audit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const batch = db.batch()
      batch.set(draftRef(db, draft.path, draft.actor), { ...draft, savedAt: savedAt.getTime() } satisfies DraftDocument)
      writeAudit(db, batch, audit)
      await batch.commit()
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
