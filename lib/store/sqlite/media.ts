import 'server-only'
import type { MediaStore } from '@/lib/press/media-store'
import type { NewCover } from '@/lib/press/press-store'
import { read } from './transaction'
import type { SqliteDatabase } from './driver'

/** Replaces the files of an article's cover. Inside the caller's transaction. */
export function replaceMedia(database: SqliteDatabase, articleId: string, cover: NewCover | null): void {
  database.prepare('DELETE FROM media WHERE article_id = ?').run(articleId)
  // Two sizes of a plain picture may have the same bytes.
  const insert = database.prepare('INSERT OR IGNORE INTO media (id, article_id, bytes) VALUES (?, ?, ?)')
  for (const { id, bytes } of cover?.media ?? []) insert.run(id, articleId, Buffer.from(bytes))
}

export function sqliteMediaStore(database: SqliteDatabase): MediaStore {
  return {
    async find(id) {
      const row = await read(() => database.prepare('SELECT bytes FROM media WHERE id = ?').get(id) as { bytes: ArrayBuffer } | undefined)
      return row ? new Uint8Array(row.bytes) : null
    },
  }
}
