import 'server-only'
import type { Firestore } from 'firebase-admin/firestore'
import type { ArchiveStore } from '@/lib/documents/archive/archive-store'
import { nextArchiveVersion, type ArchiveVersion } from '@/lib/documents/archive/archive-version'
import { archivedPagesFromJson, archivedPagesToJson } from '../stored-archive'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { readFile, writeFile } from './file-parts'

interface VersionDocument {
  readonly number: number
  readonly at: number
  readonly build: string
  readonly factsNumber: number
  readonly factsHash: string
  /** JSON: the migration copies no deeper values. */
  readonly pages: string
  readonly pictures: string
  readonly previousHash: string
  readonly hash: string
}

/** A damaged value is read as an empty one: the version's hash then says so. */
const toVersion = ({ number, at, build, factsNumber, factsHash, pages, pictures, previousHash, hash }: Partial<VersionDocument>): ArchiveVersion => ({
  number: Number(number ?? 0),
  at: new Date(typeof at === 'number' ? at : 0),
  build: String(build ?? ''),
  facts: { number: Number(factsNumber ?? 0), hash: String(factsHash ?? '') },
  pages: archivedPagesFromJson(pages),
  pictures: String(pictures ?? ''),
  previousHash: String(previousHash ?? ''),
  hash: String(hash ?? ''),
})

const toDocument = ({ at, facts, pages, ...version }: ArchiveVersion): VersionDocument => ({
  ...version,
  at: at.getTime(),
  factsNumber: facts.number,
  factsHash: facts.hash,
  pages: archivedPagesToJson(pages),
})

/** Ids that sort as the numbers do. */
const NUMBER_DIGITS = 10
export const archiveVersionId = (number: number): string => String(number).padStart(NUMBER_DIGITS, '0')

const versions = (db: Firestore) => db.collection(COLLECTIONS.archiveVersions)

/** What was advertised when. */
export const firestoreArchiveStore = (connection: FirestoreConnection): ArchiveStore => ({
  list: ({ before, limit }) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const query = versions(db).orderBy('number', 'desc')
      const { docs } = await (before === undefined ? query : query.where('number', '<', before)).limit(limit).get()
      return docs.map((snapshot) => toVersion(snapshot.data()))
    }),
  readChain: (after, limit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const { docs } = await versions(db).where('number', '>', after).orderBy('number').limit(limit).get()
      return docs.map((snapshot) => toVersion(snapshot.data()))
    }),
  addFile: (file) => withDeadline(async () => writeFile((await connection.open()).db, file), BULK_DEADLINE_MS),
  add: (edition, basedOn) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const [found] = (await transaction.get(versions(db).orderBy('number', 'desc').limit(1))).docs
        const newest = found && toVersion(found.data())
        if ((newest?.number ?? 0) !== basedOn) return null
        const version = nextArchiveVersion(edition, newest)
        transaction.create(versions(db).doc(archiveVersionId(version.number)), toDocument(version))
        return version
      })
    }),
  readFile: (hash) => withDeadline(async () => readFile(await connection.open(), hash)),
})
