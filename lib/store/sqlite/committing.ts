import 'server-only'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import type { SqliteDatabase } from './database'

/** Faults of the machine, not of the program: those that pass (full disk, I/O, a lock), and those that stay. */
const PASSING_FAULT = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|NOMEM|PROTOCOL)/
const LASTING_FAULT = /^SQLITE_(CORRUPT|NOTADB|READONLY|CANTOPEN)/

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** @returns what the port promises where the machine is at fault; null where the program is */
export function machineFault(cause: unknown, message: string): StoreUnavailableError | null {
  const code = codeOf(cause)
  if (LASTING_FAULT.test(code)) return new StoreBrokenError(message, { cause })
  return PASSING_FAULT.test(code) ? new StoreUnavailableError(message, { cause }) : null
}

export const isMachineFault = (error: unknown): boolean => machineFault(error, '') !== null

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
    throw machineFault(cause, 'the embedded store cannot commit') ?? cause
  }
}

/** @throws StoreUnavailableError when the store could not be read; whatever `work` throws */
export function reading<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw machineFault(cause, 'the embedded store cannot be read') ?? cause
  }
}
