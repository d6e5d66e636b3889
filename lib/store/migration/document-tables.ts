import 'server-only'
import { archiveVersionId } from '../firestore/archive'
import { COLLECTIONS } from '../firestore/collections'
import { bytes, number, table, text, type MigratedTable } from './migrated-table'

/** Documents and the archive of what the site said, with the files of both. */
export const DOCUMENT_TABLES: readonly MigratedTable[] = [
  // Files before the list that names them.
  table({
    collection: COLLECTIONS.fileParts,
    from: "(SELECT printf('%s:%04d', hash, number) AS id, bytes FROM file_parts)",
    batch: 8,
    toDocument: (row) => ({ id: text(row, 'id'), data: { bytes: bytes(row, 'bytes') } }),
  }),
  table({
    collection: COLLECTIONS.documents,
    from: 'documents',
    toDocument: (row) => ({ id: text(row, 'id'), data: { revision: number(row, 'revision'), catalogue: text(row, 'catalogue') } }),
  }),
  table({
    collection: COLLECTIONS.archiveVersions,
    from: 'archive_versions',
    keyColumn: 'number',
    numeric: true,
    toDocument: (row) => ({
      id: archiveVersionId(number(row, 'number')),
      data: {
        number: number(row, 'number'),
        at: number(row, 'at'),
        build: text(row, 'build'),
        factsNumber: number(row, 'facts_number'),
        factsHash: text(row, 'facts_hash'),
        pages: text(row, 'pages'),
        pictures: text(row, 'pictures'),
        previousHash: text(row, 'previous_hash'),
        hash: text(row, 'hash'),
      },
    }),
  }),
]
