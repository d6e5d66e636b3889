import 'server-only'
import { readOrCreateKey } from '@/lib/crypto/key-file'
import { createVault, type Vault } from '@/lib/crypto/vault'
import type { Store } from '../store'
import { sqliteAccountStore } from './accounts'
import { sqliteAuditStore } from './audit'
import { committing } from './committing'
import { checkDataKey } from './data-key-check'
import { openDatabase } from './database'
import { groupCommit } from './group-commit'
import { sqliteMediaStore } from './media'
import { sqliteOutboxStore } from './outbox'
import { sqlitePressStore } from './press'
import { sqliteRegistrationStore } from './registrations'
import { sqliteSessionStore } from './sessions'

/** The name of the key's file beside the store, made where DATA_KEY is not set. */
export const DATA_KEY_FILE = 'data.key'

/**
 * @param directory the data directory, e.g. `.data`
 * @param vault opens what is sealed at rest; by default with the key in the directory, made at first use
 */
export function createSqliteStore(directory: string, vault: Vault = createVault(readOrCreateKey(directory, DATA_KEY_FILE, () => {}))): Store {
  const database = openDatabase(directory)
  try {
    committing(database, () => checkDataKey(database, vault))
  } catch (error) {
    database.close()
    throw error
  }
  const group = groupCommit(database)
  return {
    registrations: sqliteRegistrationStore(database, vault, group),
    outbox: sqliteOutboxStore(database, vault, group),
    press: sqlitePressStore(database),
    media: sqliteMediaStore(database),
    accounts: sqliteAccountStore(database, vault),
    sessions: sqliteSessionStore(database),
    audit: sqliteAuditStore(database),
    async check() {
      committing(database, () => database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('checked_at', ?)").run(new Date().toISOString()))
    },
    async close() {
      group.finish()
      database.close()
    },
  }
}
