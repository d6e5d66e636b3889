import 'server-only'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import type { SqliteDatabase } from './database'

/** Faults of the machine, not of the program: those that pass (full disk, I/O, a lock), and those that stay. */
const PASSING_FAULT = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|NOMEM|PROTOCOL)/
const LASTING_FAULT = /^SQLITE_(CORRUPT|NOTADB|READONLY|CANTOPEN)/
/** Another connection is at work, a backup or a command: https://www.sqlite.org/rescode.html#busy */
const LOCKED = /^SQLITE_(BUSY|PROTOCOL)/

/** How long a caller waits for a lock that another connection holds: as long as a visitor looks at 등록 중... */
export const LOCK_WAIT_MS = 4_000
const LONGEST_PAUSE_MS = 50

const codeOf = (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')

/** @returns what the port promises where the machine is at fault; null where the program is */
export function machineFault(cause: unknown, message: string): StoreUnavailableError | null {
  const code = codeOf(cause)
  if (LASTING_FAULT.test(code)) return new StoreBrokenError(message, { cause })
  return PASSING_FAULT.test(code) ? new StoreUnavailableError(message, { cause }) : null
}

export const isMachineFault = (error: unknown): boolean => machineFault(error, '') !== null
export const isLocked = (error: unknown): boolean => LOCKED.test(codeOf(error))

/** @param tries how often the lock was found held: 5 ms at first, then twice as long each time */
export const lockPauseMs = (tries: number): number => Math.min(LONGEST_PAUSE_MS, 5 * 2 ** tries)

/**
 * Tries again while another connection holds the lock. SQLite's own busy handler would sleep in this thread, and nobody
 * would be answered meanwhile: the pauses here are the event loop's.
 * @param attempt is synchronous, and leaves nothing behind where it throws
 */
async function retryingWhileLocked<T>(attempt: () => T): Promise<T> {
  const since = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      return attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() - since >= LOCK_WAIT_MS) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, lockPauseMs(tries)))
  }
}

/**
 * Runs `work` in one IMMEDIATE transaction, tried once.
 * @throws the driver's own error, or whatever `work` throws, after rolling back
 */
export function transact<T>(database: SqliteDatabase, work: () => T): T {
  try {
    database.exec('BEGIN IMMEDIATE')
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (cause) {
    // A full disk may have rolled back by itself; then there is no transaction left to end.
    if (database.inTransaction) database.exec('ROLLBACK')
    throw cause
  }
}

/**
 * Runs `work` in one IMMEDIATE transaction and resolves once it is on the disk. `work` runs once more where the lock was
 * held; it must do nothing but write to the database.
 * @throws StoreUnavailableError when the store could not commit; whatever `work` throws, after rolling back
 */
export async function committing<T>(database: SqliteDatabase, work: () => T): Promise<T> {
  try {
    return await retryingWhileLocked(() => transact(database, work))
  } catch (cause) {
    throw machineFault(cause, 'the embedded store cannot commit') ?? cause
  }
}

/** @throws StoreUnavailableError when the store could not be read; whatever `work` throws */
export async function reading<T>(work: () => T): Promise<T> {
  try {
    return await retryingWhileLocked(work)
  } catch (cause) {
    throw machineFault(cause, 'the embedded store cannot be read') ?? cause
  }
}
