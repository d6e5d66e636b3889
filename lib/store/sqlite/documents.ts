import 'server-only'
import { EMPTY_CATALOGUE } from '@/lib/documents/document'
import { fileParts, type DocumentStore } from '@/lib/documents/document-store'
import { CATALOGUE_ID, documentsFromJson, documentsToJson, fileOf } from '../stored-documents'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

interface CatalogueRow {
  revision: number
  catalogue: string
}

/** Documents for visitors, and their files. */
export function sqliteDocumentStore(database: SqliteDatabase): DocumentStore {
  const writeAudit = auditWriter(database)
  const row = () => database.prepare('SELECT revision, catalogue FROM documents WHERE id = ?').get(CATALOGUE_ID) as CatalogueRow | undefined

  return {
    read: () =>
      read(() => {
        const found = row()
        return found ? { revision: found.revision, ...documentsFromJson(found.catalogue) } : EMPTY_CATALOGUE
      }),
    write: (documents, basedOn, file, audit) =>
      transact(database, () => {
        if ((row()?.revision ?? 0) !== basedOn) return false
        const insert = database.prepare('INSERT OR REPLACE INTO file_parts (hash, number, bytes) VALUES (?, ?, ?)')
        for (const [number, bytes] of file ? fileParts(file).entries() : []) insert.run(file?.hash, number, Buffer.from(bytes))
        database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)').run(CATALOGUE_ID, basedOn + 1, documentsToJson(documents))
        writeAudit(audit)
        return true
      }),
    readFile: (hash) =>
      read(() => {
        const parts = database.prepare('SELECT bytes FROM file_parts WHERE hash = ? ORDER BY number').all(hash) as { bytes: ArrayBuffer }[]
        return fileOf(
          hash,
          parts.map(({ bytes }) => new Uint8Array(bytes)),
        )
      }),
  }
}
