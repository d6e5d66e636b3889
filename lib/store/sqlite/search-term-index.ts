import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { SEARCH_TERMS_VERSION, searchTerms } from '@/lib/registrations/search-terms'
import type { SearchTermStore } from '@/lib/registrations/upkeep-store'
import { termHash } from '../sealed-fields'
import type { SqliteDatabase } from './driver'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { read, transact } from './transaction'

/** One row of `meta`: the version of terms that every registration has. */
const KEY = 'search_terms'

/** What registrations of earlier versions are found by, too. */
export function searchTermIndex(database: SqliteDatabase, vault: RecordVault): SearchTermStore {
  const known = database.prepare(
    'SELECT 1 FROM registration_terms WHERE term = ? AND created_at = (SELECT created_at FROM registrations WHERE id = ?) AND registration_id = ?',
  )
  // Writes nothing for a registration deleted meanwhile.
  const insert = database.prepare(
    'INSERT OR IGNORE INTO registration_terms (term, created_at, registration_id) SELECT ?, created_at, id FROM registrations WHERE id = ?',
  )
  const version = database.prepare('SELECT value FROM meta WHERE key = ?')
  const setVersion = database.prepare(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
  )
  return {
    async addSearchTerms(after, limit) {
      const { ids, missing } = await read(() => {
        const rows = database.prepare('SELECT * FROM registrations WHERE id > ? ORDER BY id LIMIT ?').all(after ?? '', limit) as RegistrationRow[]
        // A search for a merged registration finds its primary one.
        const terms = rows.flatMap((row) => {
          const registration = openRegistration(row, vault)
          if (registration.unreadable) return []
          return searchTerms(registration).flatMap((term) =>
            [row.id, ...(row.merged_into === null ? [] : [row.merged_into])].map((id) => ({ id, term: termHash(vault, term) })),
          )
        })
        return { ids: rows.map(({ id }) => id), missing: terms.filter(({ id, term }) => known.get(term, id, id) === undefined) }
      })
      if (missing.length > 0)
        await transact(database, () => {
          for (const { id, term } of missing) insert.run(term, id)
        })
      return ids.length < limit ? null : (ids.at(-1) ?? null)
    },
    async noteSearchTerms() {
      await transact(database, () => setVersion.run(KEY, String(SEARCH_TERMS_VERSION)))
    },
    async hasSearchTerms() {
      return read(() => {
        const [row] = version.all(KEY) as { value: string }[]
        return row?.value === String(SEARCH_TERMS_VERSION) || database.prepare('SELECT 1 FROM registrations LIMIT 1').all().length === 0
      })
    },
  }
}
