import 'server-only'
import type { RecordVault } from '@/lib/crypto/vault'
import { searchTerms } from '@/lib/registrations/search-terms'
import type { RegistrationStore } from '../registration-store'
import { termHash } from '../sealed-fields'
import type { SqliteDatabase } from './driver'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { read, transact } from './transaction'

/** What registrations of earlier versions are found by, too. */
export function searchTermIndex(database: SqliteDatabase, vault: RecordVault): Pick<RegistrationStore, 'addSearchTerms'> {
  const known = database.prepare('SELECT 1 FROM registration_terms WHERE term = ? AND created_at = ? AND registration_id = ?')
  // Of one that is removed meanwhile nothing is written.
  const insert = database.prepare(
    'INSERT OR IGNORE INTO registration_terms (term, created_at, registration_id) SELECT ?, created_at, id FROM registrations WHERE id = ?',
  )
  return {
    async addSearchTerms(after, limit) {
      const { ids, missing } = await read(() => {
        const rows = database.prepare('SELECT * FROM registrations WHERE id > ? ORDER BY id LIMIT ?').all(after ?? '', limit) as RegistrationRow[]
        const terms = rows.flatMap((row) => {
          const registration = openRegistration(row, vault)
          return registration.unreadable ? [] : searchTerms(registration).map((term) => ({ row, id: row.id, term: termHash(vault, term) }))
        })
        return { ids: rows.map(({ id }) => id), missing: terms.filter(({ row, id, term }) => known.get(term, row.created_at, id) === undefined) }
      })
      if (missing.length > 0)
        await transact(database, () => {
          for (const { id, term } of missing) insert.run(term, id)
        })
      return ids.length < limit ? null : (ids.at(-1) ?? null)
    },
  }
}
