import 'server-only'
import { EMPTY_CATALOGUE } from '@/lib/documents/document'
import type { DocumentStore } from '@/lib/documents/document-store'
import { CATALOGUE_ID, documentsFromJson, documentsToJson } from '../stored-documents'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { sqliteFileParts } from './file-parts'
import { read, transact } from './transaction'

interface CatalogueRow {
  revision: number
  catalogue: string
}

/** Documents for visitors, and their files. */
export function sqliteDocumentStore(database: SqliteDatabase): DocumentStore {
  const writeAudit = auditWriter(database)
  const files = sqliteFileParts(database)
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
        if (file) files.write(file)
        database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)').run(CATALOGUE_ID, basedOn + 1, documentsToJson(documents))
        writeAudit(audit)
        return true
      }),
    readFile: (hash) => read(() => files.read(hash)),
  }
}
