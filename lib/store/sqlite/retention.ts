import 'server-only'
import type { RetentionStore } from '../retention-store'
import { readStoredJson } from '../stored-json'
import { NO_RETENTION, RETENTION_RECORD, retentionDocument, retentionToDocument } from '../stored-retention'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'

/** One row of `meta`, as JSON. */
const KEY = 'retention'

export function sqliteRetentionStore(database: SqliteDatabase): RetentionStore {
  return {
    async read() {
      return read(() => {
        const [row] = database.prepare('SELECT value FROM meta WHERE key = ?').all(KEY) as { value: string }[]
        return row ? readStoredJson(retentionDocument, row.value, RETENTION_RECORD) : NO_RETENTION
      })
    },
    async write(state) {
      await transact(database, () =>
        database.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)').run(KEY, JSON.stringify(retentionToDocument(state))),
      )
    },
  }
}
