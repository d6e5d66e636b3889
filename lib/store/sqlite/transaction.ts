import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'
import type { SqliteDatabase } from './driver'
import { isBusy, toStoreError } from './sqlite-errors'

/** How long a caller waits for a lock that another connection holds, while the form shows 등록 중... */
export const BUSY_TIMEOUT_MS = 4_000
const MAX_BACKOFF_MS = 50

/** Exponential backoff. @param attempts how often the lock was found held: 5 ms at first, doubled each time */
export const backoffMs = (attempts: number): number => Math.min(MAX_BACKOFF_MS, 5 * 2 ** attempts)

/**
 * Retries while another connection holds the lock. SQLite's own busy handler would block this thread; these pauses leave the
 * event loop free.
 * @param attempt is synchronous, and leaves nothing behind if it throws
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
 * @throws StoreUnavailableError if the store was closed, as at a stop; otherwise the driver's own error, or whatever `work`
 * throws, after rolling back
 */
export function transactOnce<T>(database: SqliteDatabase, work: () => T): T {
  // A closed libsql database aborts the process if asked whether it is in a transaction (0.5.29, database.rs).
  if (!database.open) throw new StoreUnavailableError('the embedded store is closed')
  try {
    database.exec('BEGIN IMMEDIATE')
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (cause) {
    // On a full disk SQLite may have rolled back already; then there is no transaction left to end.
    if (database.inTransaction) database.exec('ROLLBACK')
    throw cause
  }
}

/**
 * Runs `work` in one IMMEDIATE transaction and resolves once it is on the disk. `work` runs again if the lock was held; it must
 * only write to the database.
 * @throws StoreUnavailableError if the store could not commit; whatever `work` throws, after rolling back
 */
export async function transact<T>(database: SqliteDatabase, work: () => T): Promise<T> {
  try {
    return await retryWhileBusy(() => transactOnce(database, work))
  } catch (cause) {
    throw toStoreError(cause, 'the embedded store cannot commit') ?? cause
  }
}

/** Runs reading statements. @throws StoreUnavailableError if the store could not be read; whatever `work` throws */
export async function read<T>(work: () => T): Promise<T> {
  try {
    return await retryWhileBusy(work)
  } catch (cause) {
    throw toStoreError(cause, 'the embedded store cannot be read') ?? cause
  }
}
