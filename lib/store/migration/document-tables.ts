import 'server-only'
import { COLLECTIONS } from '../firestore/collections'
import { bytes, number, table, text, type MigratedTable } from './migrated-table'

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
]
