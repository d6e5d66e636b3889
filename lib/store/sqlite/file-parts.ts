import 'server-only'
import { fileParts, type StoredFile } from '@/lib/documents/document-store'
import { fileOf } from '../stored-documents'
import type { SqliteDatabase } from './driver'

/** Files under the hash of their bytes: of documents, and of the archive. */
export const sqliteFileParts = (database: SqliteDatabase) => ({
  /** Within a transaction. */
  write(file: StoredFile): void {
    const insert = database.prepare('INSERT OR REPLACE INTO file_parts (hash, number, bytes) VALUES (?, ?, ?)')
    for (const [number, bytes] of fileParts(file).entries()) insert.run(file.hash, number, Buffer.from(bytes))
  },
  /** @returns null for an unknown, incomplete or changed file */
  read(hash: string): Uint8Array<ArrayBuffer> | null {
    const parts = database.prepare('SELECT bytes FROM file_parts WHERE hash = ? ORDER BY number').all(hash) as { bytes: ArrayBuffer }[]
    return fileOf(
      hash,
      parts.map(({ bytes }) => new Uint8Array(bytes)),
    )
  },
})
