import 'server-only'
import type { ArchiveStore } from '@/lib/documents/archive/archive-store'
import { nextArchiveVersion, type ArchiveVersion } from '@/lib/documents/archive/archive-version'
import { archivedPagesFromJson, archivedPagesToJson } from '../stored-archive'
import type { SqliteDatabase } from './driver'
import { sqliteFileParts } from './file-parts'
import { read, transact } from './transaction'

interface VersionRow {
  number: number
  at: number
  build: string
  facts_number: number
  facts_hash: string
  pages: string
  pictures: string
  previous_hash: string
  hash: string
}

const toVersion = ({ number, at, build, facts_number, facts_hash, pages, pictures, previous_hash, hash }: VersionRow): ArchiveVersion => ({
  number,
  at: new Date(at),
  build,
  facts: { number: facts_number, hash: facts_hash },
  pages: archivedPagesFromJson(pages),
  pictures,
  previousHash: previous_hash,
  hash,
})

/** What was advertised when. */
export function sqliteArchiveStore(database: SqliteDatabase): ArchiveStore {
  const files = sqliteFileParts(database)
  const newest = () =>
    database.prepare('SELECT number, hash FROM archive_versions ORDER BY number DESC LIMIT 1').get() as Pick<VersionRow, 'number' | 'hash'> | undefined
  return {
    list: ({ before = Number.MAX_SAFE_INTEGER, limit }) =>
      read(() =>
        (database.prepare('SELECT * FROM archive_versions WHERE number < ? ORDER BY number DESC LIMIT ?').all(before, limit) as VersionRow[]).map(toVersion),
      ),
    readChain: (after, limit) =>
      read(() =>
        (database.prepare('SELECT * FROM archive_versions WHERE number > ? ORDER BY number LIMIT ?').all(after, limit) as VersionRow[]).map(toVersion),
      ),
    addFile: (file) => transact(database, () => files.write(file)),
    add: (edition, basedOn) =>
      transact(database, () => {
        const last = newest()
        if ((last?.number ?? 0) !== basedOn) return null
        const version = nextArchiveVersion(edition, last)
        const { number, at, build, facts, pages, pictures, previousHash, hash } = version
        database
          .prepare('INSERT INTO archive_versions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
          .run(number, at.getTime(), build, facts.number, facts.hash, archivedPagesToJson(pages), pictures, previousHash, hash)
        return version
      }),
    readFile: (hash) => read(() => files.read(hash)),
  }
}
