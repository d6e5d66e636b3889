import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'
import { committing, isMachineFault } from './committing'
import type { SqliteDatabase } from './database'

interface Waiting {
  readonly run: () => void
  readonly commit: () => void
  readonly fail: (error: unknown) => void
}

/** How long work that nobody waits for may wait for company. */
const PATIENCE_MS = 20

/** `now`: a visitor waits. `soon`: goes with the next that is `now`, or by itself a moment later. */
type Urgency = 'now' | 'soon'

export interface GroupCommit {
  /** Runs `work` and resolves once it is on the disk; rejects with StoreUnavailableError when it is not. */
  readonly together: <T>(work: () => T, urgency?: Urgency) => Promise<T>
  /** Commits what waits, and takes nothing more: the database is about to close. */
  readonly finish: () => void
}

/**
 * Commits what arrives in one turn of the event loop together: twenty registrations at once cost one flush of the
 * disk instead of twenty, and deliveries that end meanwhile cost none. Each is its own savepoint, so that one which
 * throws takes nobody along. One for a database: two would commit one after the other.
 */
export function groupCommit(database: SqliteDatabase): GroupCommit {
  let waiting: Waiting[] = []
  let turn: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout | undefined
  let finished = false

  function flush(): void {
    clearImmediate(turn)
    clearTimeout(timer)
    turn = timer = undefined
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    const done: Waiting[] = []
    try {
      committing(database, () => {
        for (const one of batch) {
          database.exec('SAVEPOINT one')
          try {
            one.run()
            done.push(one)
          } catch (error) {
            if (isMachineFault(error)) throw error
            database.exec('ROLLBACK TO one')
            one.fail(error)
          }
          database.exec('RELEASE one')
        }
      })
    } catch (error) {
      for (const one of batch) one.fail(error)
      return
    }
    for (const one of done) one.commit()
  }

  return {
    together: <T>(work: () => T, urgency: Urgency = 'now') =>
      new Promise<T>((resolve, reject) => {
        if (finished) return reject(new StoreUnavailableError('the embedded store is closed'))
        let result: T
        waiting.push({
          run: () => {
            result = work()
          },
          commit: () => resolve(result),
          fail: reject,
        })
        if (urgency === 'now') turn ??= setImmediate(flush)
        else timer ??= setTimeout(flush, PATIENCE_MS)
      }),
    finish() {
      finished = true
      flush()
    },
  }
}
