import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { RegistrationStore } from '../registration-store'
import { phoneHash } from '../sealed-fields'
import { assignments } from './assignments'
import { publishedConsentTexts } from './consent-texts'
import type { SqliteDatabase } from './driver'
import { dueRegistrations } from './due-registrations'
import type { GroupCommit } from './group-commit'
import { merges } from './merges'
import { quarantineOf } from './quarantine'
import { registrationChannel } from './registration-channel'
import { registrationCounts } from './registration-counts'
import { registrationEvents } from './registration-events'
import { registrationNotes } from './registration-notes'
import { registrationQuery } from './registration-query'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { registrationScan } from './registration-scan'
import { registrationTags } from './registration-tags'
import { registrationRemover } from './remove-registrations'
import { registrationSaver } from './save-registration'
import { searchTermIndex } from './search-term-index'
import { read, transact } from './transaction'

export function sqliteRegistrationStore(database: SqliteDatabase, vault: Vault, group: GroupCommit): RegistrationStore {
  const open = (rows: unknown[]) => (rows as RegistrationRow[]).map((row) => openRegistration(row, vault))

  return {
    ...registrationSaver(database, vault, group),
    ...registrationCounts(database),
    ...registrationScan(database, vault, (row) => openRegistration(row, vault)),
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
    ...registrationRemover(database, vault),
    async find(id) {
      return read(() => open(database.prepare('SELECT * FROM registrations WHERE id = ?').all(id))[0] ?? null)
    },
    async list(query) {
      return read(() => {
        const { sql, values } = registrationQuery(query, vault)
        return open(database.prepare(sql).all(...values))
      })
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
