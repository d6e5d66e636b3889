import 'server-only'
import type { Store } from '../store'
import { StoreUnavailableError } from '@/lib/errors'
import { openDatabase } from './database'

/** @param directory the data directory, e.g. `.data` */
export function createSqliteStore(directory: string): Store {
  const database = openDatabase(directory)
  return {
    registrations: {},
    press: {},
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
