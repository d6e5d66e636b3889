import 'server-only'
import { readOrCreateKey } from '@/lib/store/key-file'
import { createVault, type Vault } from '@/lib/vault'
import type { Store } from '../store'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'
import { sqliteAccountStore } from './accounts'
import { sqliteArchiveStore } from './archive'
import { sqliteAuditStore } from './audit'
import { keysCopyOf } from './backup'
import { makeHashes } from './backup-hashes'
import { checkDataKey, checkRecordKeys } from './data-key-check'
import { checkpoint, openDatabase } from './database'
import type { SqliteDatabase } from './driver'
import { sqliteDutyStore } from './duty'
import { erasure, type Erasure } from './erasure'
import { sqliteDocumentStore } from './documents'
import { sqliteFactStore } from './facts'
import { groupCommit } from './group-commit'
import { sqliteMailingStore } from './mailings'
import { sqliteMediaStore } from './media'
import { sqliteOutboxStore } from './outbox'
import { sqlitePageCountStore } from './page-counts'
import { sqlitePressStore } from './press'
import { sqliteQrCodeStore } from './qr-codes'
import { openRecordKeys, type RecordKeys } from './record-keys'
import { sqliteRecordStore } from './records'
import { sqliteRegistrationStore } from './registrations'
import { removal } from './remove-registrations'
import { sqliteSavedFilterStore } from './saved-filters'
import { sqliteReportStore } from './reports'
import { sqliteRetentionStore } from './retention'
import { sqliteSessionStore } from './sessions'
import { isMachineFault, toStoreError } from './sqlite-errors'
import { backoffMs, BUSY_TIMEOUT_MS, transact } from './transaction'
import { sqliteVisitStore } from './visits'

/** Name of the key's file beside the store, created if DATA_KEY is not set. */
export const DATA_KEY_FILE = 'data.key'

interface Opened {
  readonly database: SqliteDatabase
  /** For data that belongs to no registration. */
  readonly vault: Vault
  readonly keys: RecordKeys
  readonly erasing: Erasure
  /** Number of erased registrations that an older copy of the store had brought back; they are deleted again. */
  readonly cameBack: number
}

function openStoreFiles(directory: string, vault: Vault): Opened {
  const database = openDatabase(directory)
  let keys: RecordKeys | undefined
  try {
    checkDataKey(database, vault)
    keys = checkRecordKeys(database, directory, () => openRecordKeys(directory, vault, keysCopyOf(directory)))
    const erasing = erasure(database, keys)
    const remove = removal(database, keys.vault)
    const audit = { at: new Date(), actor: null, address: null, action: 'registration.delete' } as const
    const cameBack = erasing.resume((ids) => remove(ids, { ...audit, subject: ids.join(' '), detail: registrationAuditWords.cameBack(ids.length) }))
    makeHashes(database, keys.vault)
    return { database, vault, keys, erasing, cameBack }
  } catch (cause) {
    keys?.close()
    database.close()
    throw toStoreError(cause, `the embedded store in ${directory} cannot be opened`) ?? cause
  }
}

/**
 * Opens a store after its file was replaced by an older one, and closes it.
 * @returns number of registrations deleted again that had been deleted since
 */
export function removeErased(directory: string, vault: Vault): number {
  const { database, keys, cameBack } = openStoreFiles(directory, vault)
  checkpoint(database)
  database.close()
  keys.close()
  return cameBack
}

/**
 * @param directory the data directory, e.g. `.data`
 * @param vault encrypts and decrypts; by default with the key in the directory, created on first use
 * @throws StoreUnavailableError if it cannot be opened now, StoreBrokenError if it is damaged or not writable; Error if it was
 * created with another key
 */
export function createSqliteStore(directory: string, vault: Vault = createVault(readOrCreateKey(directory, DATA_KEY_FILE, () => {}))): Store {
  const opened = openStoreFiles(directory, vault)
  try {
    return storeOf(opened)
  } catch (cause) {
    opened.keys.close()
    opened.database.close()
    throw toStoreError(cause, `the embedded store in ${directory} cannot be opened`) ?? cause
  }
}

function storeOf({ database, vault, keys, erasing }: Opened): Store {
  const group = groupCommit(database, keys.flush)
  return {
    registrations: sqliteRegistrationStore(database, keys, group, erasing),
    outbox: sqliteOutboxStore(database, keys.vault, group),
    mailings: sqliteMailingStore(database),
    qrCodes: sqliteQrCodeStore(database),
    visits: sqliteVisitStore(database, keys.vault),
    savedFilters: sqliteSavedFilterStore(database),
    facts: sqliteFactStore(database),
    documents: sqliteDocumentStore(database),
    archive: sqliteArchiveStore(database),
    press: sqlitePressStore(database),
    media: sqliteMediaStore(database),
    accounts: sqliteAccountStore(database, vault),
    sessions: sqliteSessionStore(database),
    duty: sqliteDutyStore(database),
    audit: sqliteAuditStore(database),
    pageCounts: sqlitePageCountStore(database),
    reports: sqliteReportStore(database),
    retention: sqliteRetentionStore(database),
    records: sqliteRecordStore(database, { records: keys.vault, store: vault }),
    async check() {
      await transact(database, () => database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('checked_at', ?)").run(new Date().toISOString()))
    },
    async close() {
      await group.drain()
      erasing.stop()
      await checkpointBeforeClose(database)
      database.close()
      keys.close()
    },
  }
}

/** Makes the store's file complete by itself, for operators who copy it while the site is stopped. If this fails, the log stays. */
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
