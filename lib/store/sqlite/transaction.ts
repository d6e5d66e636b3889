import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'
import type { SqliteDatabase } from './driver'
import { isBusy, toStoreError } from './sqlite-errors'

/** How long a caller waits for a lock that another connection holds: as long as a visitor looks at 등록 중... */
export const BUSY_TIMEOUT_MS = 4_000
const MAX_BACKOFF_MS = 50

/** Exponential backoff. @param attempts how often the lock was found held: 5 ms at first, then twice as long each time */
export const backoffMs = (attempts: number): number => Math.min(MAX_BACKOFF_MS, 5 * 2 ** attempts)

/**
 * Tries again while another connection holds the lock. SQLite's own busy handler would sleep in this thread, and nobody
 * would be answered meanwhile: the pauses here are the event loop's.
 * @param attempt is synchronous, and leaves nothing behind where it throws
 */
async function retryWhileBusy<T>(attempt: () => T): Promise<T> {
  const since = performance.now()
  for (let attempts = 0; ; attempts++) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() - since >= BUSY_TIMEOUT_MS) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, backoffMs(attempts)))
  }
}

/**
 * Runs `work` in one IMMEDIATE transaction, tried once.
 * @throws StoreUnavailableError when the store was closed, as at a stop; otherwise the driver's own error, or whatever
 *   `work` throws, after rolling back
 */
export function transactOnce<T>(database: SqliteDatabase, work: () => T): T {
  // Asked whether it is in a transaction, a closed libsql database aborts the process (0.5.29, database.rs).
  if (!database.open) throw new StoreUnavailableError('the embedded store is closed')
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
export async function transact<T>(database: SqliteDatabase, work: () => T): Promise<T> {
  try {
    return await retryWhileBusy(() => transactOnce(database, work))
  } catch (cause) {
    throw toStoreError(cause, 'the embedded store cannot commit') ?? cause
  }
}

/** Runs reading statements. @throws StoreUnavailableError when the store could not be read; whatever `work` throws */
export async function read<T>(work: () => T): Promise<T> {
  try {
    return await retryWhileBusy(work)
  } catch (cause) {
    throw toStoreError(cause, 'the embedded store cannot be read') ?? cause
  }
}
