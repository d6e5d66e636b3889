import 'server-only'
import { readOrCreateKey } from '@/lib/crypto/key-file'
import { createVault, type Vault } from '@/lib/crypto/vault'
import type { Store } from '../store'
import { sqliteAccountStore } from './accounts'
import { sqliteAuditStore } from './audit'
import { checkDataKey } from './data-key-check'
import { checkpoint, openDatabase } from './database'
import type { SqliteDatabase } from './driver'
import { sqliteDutyStore } from './duty'
import { groupCommit } from './group-commit'
import { sqliteMediaStore } from './media'
import { sqliteOutboxStore } from './outbox'
import { sqlitePageCountStore } from './page-counts'
import { sqlitePressStore } from './press'
import { sqliteQrCodeStore } from './qr-codes'
import { sqliteRecordStore } from './records'
import { sqliteRegistrationStore } from './registrations'
import { sqliteSavedFilterStore } from './saved-filters'
import { sqliteReportStore } from './reports'
import { sqliteRetentionStore } from './retention'
import { sqliteSessionStore } from './sessions'
import { isMachineFault, toStoreError } from './sqlite-errors'
import { backoffMs, BUSY_TIMEOUT_MS, transact } from './transaction'
import { sqliteVisitStore } from './visits'

/** The name of the key's file beside the store, made where DATA_KEY is not set. */
export const DATA_KEY_FILE = 'data.key'

/**
 * @param directory the data directory, e.g. `.data`
 * @param vault opens what is sealed at rest; by default with the key in the directory, made at first use
 * @throws StoreUnavailableError when it cannot be opened now, StoreBrokenError when it is damaged or may not be written;
 *   Error when it was made with another key
 */
export function createSqliteStore(directory: string, vault: Vault = createVault(readOrCreateKey(directory, DATA_KEY_FILE, () => {}))): Store {
  const database = openDatabase(directory)
  try {
    checkDataKey(database, vault)
    return storeOf(database, vault)
  } catch (cause) {
    database.close()
    throw toStoreError(cause, `the embedded store in ${directory} cannot be opened`) ?? cause
  }
}

function storeOf(database: SqliteDatabase, vault: Vault): Store {
  const group = groupCommit(database)
  return {
    registrations: sqliteRegistrationStore(database, vault, group),
    outbox: sqliteOutboxStore(database, vault, group),
    qrCodes: sqliteQrCodeStore(database),
    visits: sqliteVisitStore(database, vault),
    savedFilters: sqliteSavedFilterStore(database),
    press: sqlitePressStore(database),
    media: sqliteMediaStore(database),
    accounts: sqliteAccountStore(database, vault),
    sessions: sqliteSessionStore(database),
    duty: sqliteDutyStore(database),
    audit: sqliteAuditStore(database),
    pageCounts: sqlitePageCountStore(database),
    reports: sqliteReportStore(database),
    retention: sqliteRetentionStore(database),
    records: sqliteRecordStore(database, vault),
    async check() {
      await transact(database, () => database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('checked_at', ?)").run(new Date().toISOString()))
    },
    async close() {
      await group.drain()
      await checkpointBeforeClose(database)
      database.close()
    },
  }
}

/** A copy of the store's file that somebody takes of a stopped site is whole then. Where it cannot be, the log stays. */
async function checkpointBeforeClose(database: SqliteDatabase): Promise<void> {
  const since = performance.now()
  try {
    for (let attempts = 0; database.open && !checkpoint(database) && performance.now() - since < BUSY_TIMEOUT_MS; attempts++) {
      await new Promise((resolve) => setTimeout(resolve, backoffMs(attempts)))
    }
  } catch (fault) {
    if (!isMachineFault(fault)) throw fault
  }
}
