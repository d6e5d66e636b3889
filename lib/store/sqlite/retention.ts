import 'server-only'
import type { RetentionStore } from '@/lib/registrations/retention-store'
import { jsonOrNull } from '../stored-json'
import { readRetention, RETENTION_ID, retentionToDocument } from '../stored-retention'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'

/** One row of `meta`, as JSON. */
const KEY = RETENTION_ID

export function sqliteRetentionStore(database: SqliteDatabase): RetentionStore {
  return {
    async read() {
      return read(() => {
        const [row] = database.prepare('SELECT value FROM meta WHERE key = ?').all(KEY) as { value: string }[]
        return readRetention(row && jsonOrNull(row.value))
      })
    },
    async write(state) {
      await transact(database, () =>
        database.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)').run(KEY, JSON.stringify(retentionToDocument(state))),
      )
    },
  }
}
