import 'server-only'
import type { Media, MediaStore } from '@/lib/press/media-store'
import { read } from './transaction'
import type { SqliteDatabase } from './driver'

/**
 * Adds files of an article, and removes those that it no longer names. Inside the caller's transaction.
 * @param before the names that could be read of those that it had: files of unreadable ones stay
 * @param named the names of all that it has now
 */
export function replaceMedia(
  database: SqliteDatabase,
  articleId: string,
  { before = [], named = [], added }: { readonly before?: readonly string[]; readonly named?: readonly string[]; readonly added: readonly Media[] },
): void {
  const kept = new Set(named)
  const remove = database.prepare('DELETE FROM media WHERE article_id = ? AND id = ?')
  for (const id of before) if (!kept.has(id)) remove.run(articleId, id)
  // Two sizes of a plain picture may have the same bytes.
  const insert = database.prepare('INSERT OR IGNORE INTO media (id, article_id, bytes) VALUES (?, ?, ?)')
  for (const { id, bytes } of added) insert.run(id, articleId, Buffer.from(bytes))
}

export function sqliteMediaStore(database: SqliteDatabase): MediaStore {
  return {
    async find(id) {
      const row = await read(() => database.prepare('SELECT bytes FROM media WHERE id = ?').get(id) as { bytes: ArrayBuffer } | undefined)
      return row ? new Uint8Array(row.bytes) : null
    },
  }
}
