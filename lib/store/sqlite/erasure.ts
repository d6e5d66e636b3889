import 'server-only'
import { checkpoint } from './database'
import type { SqliteDatabase } from './driver'
import type { RecordKeys } from './record-keys'
import { isMachineFault } from './sqlite-errors'
import { transactOnce } from './transaction'

/** A reader that lasts, as a backup is, keeps the log in use: it is cleared after it. */
const LOG_RETRY_MS = 2_000

export interface Erasure {
  /**
   * Destroys the keys of registrations that the caller's transaction removed, as its last step: what fails before leaves all
   * as it was. Where the commit fails after it, the registrations stay, unreadable, until they are removed once more or the
   * store is opened anew.
   */
  readonly destroyKeys: (ids: readonly string[]) => void
  /** Empties the store's log soon: keyed hashes of names and numbers lie there. */
  readonly clearLog: () => void
  /**
   * At the opening: removes what is stored of erased registrations, because a removal was broken off, or because this is an
   * older copy of the store.
   * @param remove registrations, inside the caller's transaction
   * @returns how many there were
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
