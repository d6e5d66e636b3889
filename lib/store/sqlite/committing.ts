import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'
import type { SqliteDatabase } from './database'

/** Faults of the machine (full disk, I/O, read-only, a lock that stays), not of the program. */
const MACHINE_FAULT = /^SQLITE_(FULL|IOERR|READONLY|BUSY|LOCKED|CANTOPEN|CORRUPT|NOMEM|PROTOCOL)/

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

export const isMachineFault = (error: unknown): boolean => MACHINE_FAULT.test(codeOf(error))

/**
 * Runs `work` in one IMMEDIATE transaction and returns its result once it is on the disk.
 * @throws StoreUnavailableError when the store could not commit; whatever `work` throws, after rolling back
 */
export function committing<T>(database: SqliteDatabase, work: () => T): T {
  try {
    database.exec('BEGIN IMMEDIATE')
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (cause) {
    // A full disk may have rolled back by itself; then there is no transaction left to end.
    if (database.inTransaction) database.exec('ROLLBACK')
    if (isMachineFault(cause)) throw new StoreUnavailableError('the embedded store cannot commit', { cause })
    throw cause
  }
}

/** @throws StoreUnavailableError when the store could not be read; whatever `work` throws */
export function reading<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (isMachineFault(cause)) throw new StoreUnavailableError('the embedded store cannot be read', { cause })
    throw cause
  }
}
