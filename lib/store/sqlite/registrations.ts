import 'server-only'
import type { RegistrationQuery } from '@/lib/registrations/read-store'
import type { RegistrationStore } from '@/lib/registrations/registration-store'
import { isFoundByNgrams, readMatches } from '../search-matches'
import { phoneHash } from '../sealed-fields'
import { assignments } from './assignments'
import { publishedConsentTexts } from './consent-texts'
import type { SqliteDatabase } from './driver'
import { dueRegistrations } from './due-registrations'
import type { Erasure } from './erasure'
import type { GroupCommit } from './group-commit'
import { keysOfEarlier } from './keys-of-earlier'
import { merges } from './merges'
import { quarantineOf } from './quarantine'
import type { RecordKeys } from './record-keys'
import { registrationChannel } from './registration-channel'
import { registrationCounts } from './registration-counts'
import { registrationEvents } from './registration-events'
import { registrationNotes } from './registration-notes'
import { indexedPart, registrationQuery } from './registration-query'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { registrationScan } from './registration-scan'
import { registrationTags } from './registration-tags'
import { registrationRemover } from './remove-registrations'
import { registrationSaver } from './save-registration'
import { searchTermIndex } from './search-term-index'
import { read, transact } from './transaction'

export function sqliteRegistrationStore(database: SqliteDatabase, keys: RecordKeys, group: GroupCommit, erasing: Erasure): RegistrationStore {
  const { vault } = keys
  const open = (rows: readonly unknown[]) => (rows as RegistrationRow[]).map((row) => openRegistration(row, vault))
  const mergedIntoOne = database.prepare('SELECT * FROM registrations WHERE merged_into = ?')
  const { listFiltered, ...scan } = registrationScan(database, vault, open)

  return {
    ...registrationSaver(database, keys, group),
    ...registrationCounts(database),
    ...scan,
    ...registrationNotes(database, vault),
    ...registrationEvents(database, vault),
    ...registrationTags(database),
    ...registrationChannel(database, vault),
    ...publishedConsentTexts(database),
    ...assignments(database, vault),
    ...dueRegistrations(database, vault),
    ...searchTermIndex(database, vault),
    ...quarantineOf(database, vault, group),
    ...merges(database, vault),
    ...registrationRemover(database, vault, erasing),
    ...keysOfEarlier(database, keys, erasing),
    async find(id) {
      return read(() => open(database.prepare('SELECT * FROM registrations WHERE id = ?').all(id))[0] ?? null)
    },
    async list(query) {
      const rows = (asked: RegistrationQuery) => {
        const { sql, values } = registrationQuery(asked, vault)
        return database.prepare(sql).all(...values) as RegistrationRow[]
      }
      const { term } = query
      const indexed = indexedPart(query)
      if (indexed) return listFiltered(query, indexed)
      if (!isFoundByNgrams(term)) return read(() => open(rows(query)))
      const page = (asked: RegistrationQuery) =>
        read(() => {
          const found = rows(asked)
          const last = found.length === asked.limit ? found.at(-1) : undefined
          return { candidates: open(found), next: last ? { createdAt: new Date(last.created_at), id: last.id } : null }
        })
      return readMatches(query, term, page, (id) => read(() => open(mergedIntoOne.all(id))))
    },
    async listByPhone(phone, limit) {
      return read(() =>
        open(
          database.prepare('SELECT * FROM registrations WHERE phone_hash = ? ORDER BY created_at DESC, id DESC LIMIT ?').all(phoneHash(vault, phone), limit),
        ),
      )
    },
    async removeClaimsBefore(at) {
      await transact(database, () => database.prepare('DELETE FROM request_claims WHERE at < ?').run(at.getTime()))
    },
  }
}
