import 'server-only'
import type { SavedFilterStore } from '@/lib/registrations/saved-filter-store'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

interface FilterRow {
  name: string
  query: string
  created_at: number
}

/** Filters that accounts saved. */
export const sqliteSavedFilterStore = (database: SqliteDatabase): SavedFilterStore => ({
  async list(accountId) {
    return read(() =>
      (database.prepare('SELECT name, query, created_at FROM saved_filters WHERE account_id = ? ORDER BY name').all(accountId) as FilterRow[]).map(
        ({ name, query, created_at }) => ({ name, query, createdAt: new Date(created_at) }),
      ),
    )
  },
  async save(accountId, { name, query, createdAt }, limit) {
    return transact(database, () => {
      const [others] = database.prepare('SELECT count(*) AS n FROM saved_filters WHERE account_id = ? AND name <> ?').all(accountId, name) as { n: number }[]
      if ((others?.n ?? 0) >= limit) return false
      database
        .prepare('INSERT OR REPLACE INTO saved_filters (account_id, name, query, created_at) VALUES (?, ?, ?, ?)')
        .run(accountId, name, query, createdAt.getTime())
      return true
    })
  },
  async remove(accountId, name) {
    return transact(database, () => database.prepare('DELETE FROM saved_filters WHERE account_id = ? AND name = ?').run(accountId, name).changes > 0)
  },
})
