import 'server-only'
import type { Store } from '../store'
import { StoreUnavailableError } from '@/lib/errors'
import { sqliteAccountStore } from './accounts'
import { sqliteAuditStore } from './audit'
import { openDatabase } from './database'
import { sqlitePressStore } from './press'
import { sqliteSessionStore } from './sessions'

/** @param directory the data directory, e.g. `.data` */
export function createSqliteStore(directory: string): Store {
  const database = openDatabase(directory)
  return {
    registrations: {},
    press: sqlitePressStore(database),
    accounts: sqliteAccountStore(database),
    sessions: sqliteSessionStore(database),
    audit: sqliteAuditStore(database),
    async check() {
      try {
        database.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS health (at TEXT); COMMIT;')
      } catch (cause) {
        throw new StoreUnavailableError('the embedded store cannot commit', { cause })
      }
    },
    async close() {
      database.close()
    },
  }
}
