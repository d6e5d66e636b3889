import 'server-only'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { SqliteDatabase } from './driver'
import { guardTexts } from './guard-texts'
import { migrate } from './migrate'
import { isMachineFault, toStoreError } from './sqlite-errors'
import { createPrivate, makeStorePrivate } from './private-files'

/** The store's file in the data directory. */
export const STORE_FILE = 'store.sqlite'

/** More than there are statements; limits those generated for lists of any length. */
const MAX_CACHED_STATEMENTS = 200

/**
 * Prepares each text once. libsql frees a statement, 3 kB, no sooner than a garbage collection in a later turn of the event loop:
 * 100,000 articles seeded in one transaction left 1.8 GB, and a loaded site its share.
 *
 * `get` has a statement of its own: after `all`, libsql (0.5.29) does not reset a statement, so that the next `get` binds nothing and
 * answers with the row before.
 */
export function cacheStatements(database: SqliteDatabase): void {
  const prepare = database.prepare.bind(database)
  const cache = new Map<string, ReturnType<typeof prepare>>()
  database.prepare = ((sql: string) => {
    const cached = cache.get(sql)
    if (cached) return cached
    const statement = prepare(sql)
    let single: typeof statement | undefined
    statement.get = (...values: Parameters<typeof statement.get>) => (single ??= prepare(sql)).get(...values)
    if (cache.size >= MAX_CACHED_STATEMENTS) cache.clear()
    cache.set(sql, statement)
    return statement
  }) as typeof database.prepare
}

/**
 * Opens (and creates) the embedded store and migrates its schema. WAL with synchronous=FULL: an acknowledged commit survives kill
 * -9 and power loss. Only the owner can read its files.
 * @param directory the data directory; created if absent
 * @throws StoreUnavailableError if it cannot be opened now, StoreBrokenError if it is damaged or not writable; Error if its
 * schema cannot be migrated
 */
export function openDatabase(directory: string): SqliteDatabase {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, STORE_FILE)
  createPrivate(path)
  makeStorePrivate(directory)
  const database = guardTexts(new Database(path))
  try {
    // Waiting inside SQLite would block this thread: see transaction.ts.
    database.pragma('busy_timeout = 0')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // Overwrites deleted data: with the data key, keyed hashes in it could be guessed.
    database.pragma('secure_delete = ON')
    migrate(database)
    clearFreed(database)
  } catch (cause) {
    database.close()
    throw toStoreError(cause, `the embedded store ${path} cannot be opened`) ?? cause
  }
  cacheStatements(database)
  return database
}

/** Once for a store of an earlier version: clears deleted data that was not overwritten. Left to the next start if something prevents it. */
function clearFreed(database: SqliteDatabase): void {
  if (database.prepare("SELECT 1 FROM record_key_marks WHERE name = 'uncleared'").all().length === 0) return
  try {
    database.exec('VACUUM')
    database.exec("DELETE FROM record_key_marks WHERE name = 'uncleared'")
    checkpoint(database)
  } catch (fault) {
    if (!isMachineFault(fault)) throw fault
  }
}

/**
 * Folds the write-ahead log into the store's file and empties it, so that the file alone is the whole store.
 * @returns false if another connection is busy: nothing is lost then, and the log stays beside the file
 */
export function checkpoint(database: SqliteDatabase): boolean {
  const [row] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[]
  return row?.busy === 0
}
