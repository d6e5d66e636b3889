import 'server-only'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { migrate } from './migrate'

/** The store's file in the data directory. */
export const STORE_FILE = 'store.sqlite'

export type SqliteDatabase = InstanceType<typeof Database>

/**
 * Opens (and creates) the embedded store and brings its schema up to date.
 * WAL with synchronous=FULL: an acknowledged commit survives kill -9 and power loss.
 * @param directory the data directory; created when absent
 */
export function openDatabase(directory: string): SqliteDatabase {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = new Database(join(directory, STORE_FILE))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  migrate(database)
  return database
}
