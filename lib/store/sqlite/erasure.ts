import 'server-only'
import { checkpoint } from './database'
import type { SqliteDatabase } from './driver'
import type { RecordKeys } from './record-keys'
import { isMachineFault } from './sqlite-errors'
import { transactOnce } from './transaction'

/** A long read, such as a backup, keeps the log in use; the log is cleared after it. */
const LOG_RETRY_MS = 2_000

export interface Erasure {
  /**
   * Destroys the keys of registrations that the caller's transaction deletes, as its last step, so that an earlier failure
   * changes nothing. If the commit fails after it, the registrations stay, unreadable, until they are deleted again or the store
   * is reopened.
   */
  readonly destroyKeys: (ids: readonly string[]) => void
  /** Empties the store's log soon, because it holds keyed hashes of names and numbers. */
  readonly clearLog: () => void
  /**
   * When opening: deletes data of erased registrations, left by an interrupted deletion or brought back by an older copy of the
   * store.
   * @param remove deletes registrations inside the caller's transaction
   * @returns number deleted
   */
  readonly resume: (remove: (ids: readonly string[]) => void) => number
  readonly stop: () => void
}

export function erasure(database: SqliteDatabase, keys: RecordKeys): Erasure {
  const known = database.prepare("SELECT value FROM record_key_marks WHERE name = 'erasures'")
  const know = database.prepare("INSERT OR REPLACE INTO record_key_marks (name, value) VALUES ('erasures', ?)")
  const isStored = database.prepare('SELECT 1 FROM registrations WHERE id = ?')
  let timer: NodeJS.Timeout | undefined

  const knownErasures = () => Number((known.get() as { value: string } | undefined)?.value ?? 0)

  function clearLog(delayMs = 0): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        if (database.open && !checkpoint(database)) clearLog(LOG_RETRY_MS)
      } catch (fault) {
        if (!isMachineFault(fault)) throw fault
        clearLog(LOG_RETRY_MS)
      }
    }, delayMs).unref()
  }

  return {
    destroyKeys(ids) {
      keys.destroy(ids)
      know.run(String(keys.erasures()))
    },
    clearLog: () => clearLog(),
    resume(remove) {
      if (knownErasures() === keys.erasures()) return 0
      const back = keys.erasedIds().filter((id) => isStored.get(id))
      transactOnce(database, () => {
        if (back.length > 0) remove(back)
        know.run(String(keys.erasures()))
      })
      if (back.length > 0) clearLog()
      return back.length
    },
    stop: () => clearTimeout(timer),
  }
}
