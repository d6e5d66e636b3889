import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'
import { isLocked, isMachineFault, LOCK_WAIT_MS, lockPauseMs, machineFault, transact } from './committing'
import type { SqliteDatabase } from './database'

interface Waiting {
  /** `performance.now()` at its arrival. */
  readonly since: number
  readonly run: () => void
  readonly commit: () => void
  readonly fail: (error: unknown) => void
}

/** How long work that nobody waits for may wait for company. */
const PATIENCE_MS = 20

/** `now`: a visitor waits. `soon`: goes with the next that is `now`, or by itself a moment later. */
type Urgency = 'now' | 'soon'

export interface GroupCommit {
  /**
   * Runs `work` and resolves once it is on the disk; rejects with StoreUnavailableError when it is not. `work` does nothing but
   * write to the database: a transaction that could not be committed runs it again.
   */
  readonly together: <T>(work: () => T, urgency?: Urgency) => Promise<T>
  /** Commits what waits, and takes nothing more: the database is about to close. Resolves once all of it is settled. */
  readonly finish: () => Promise<void>
}

/**
 * Commits what arrives in one turn of the event loop together: twenty registrations at once cost one flush of the
 * disk instead of twenty, and deliveries that end meanwhile cost none. Each is its own savepoint, so that one which
 * throws takes nobody along. While another connection holds the lock, what arrives waits with what is there already,
 * each for {@link LOCK_WAIT_MS} at most. One for a database: two would commit one after the other.
 */
export function groupCommit(database: SqliteDatabase): GroupCommit {
  let waiting: Waiting[] = []
  let turn: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout | undefined
  /** Set while the lock is held elsewhere: the next try comes by itself. */
  let retry: NodeJS.Timeout | undefined
  let tries = 0
  let finished = false
  let settled: (() => void) | undefined

  /** @returns what to tell each of them, once it is on the disk */
  function commitAll(batch: readonly Waiting[]): (() => void)[] {
    return transact(database, () =>
      batch.map((one) => {
        database.exec('SAVEPOINT one')
        let tell = one.commit
        try {
          one.run()
        } catch (error) {
          if (isMachineFault(error)) throw error
          database.exec('ROLLBACK TO one')
          tell = () => one.fail(error)
        }
        database.exec('RELEASE one')
        return tell
      }),
    )
  }

  function flush(): void {
    clearImmediate(turn)
    clearTimeout(timer)
    clearTimeout(retry)
    turn = timer = retry = undefined
    const batch = waiting
    waiting = []
    if (batch.length > 0) attempt(batch)
    if (waiting.length === 0) settled?.()
  }

  function attempt(batch: readonly Waiting[]): void {
    let outcomes: (() => void)[]
    try {
      outcomes = commitAll(batch)
    } catch (cause) {
      const error = machineFault(cause, 'the embedded store cannot commit') ?? cause
      const [locked, now] = [isLocked(cause), performance.now()]
      const waitsOn = ({ since }: Waiting) => locked && now - since < LOCK_WAIT_MS
      waiting = batch.filter(waitsOn)
      for (const one of batch) if (!waitsOn(one)) one.fail(error)
      if (waiting.length > 0) retry = setTimeout(flush, lockPauseMs(tries++))
      else tries = 0
      return
    }
    tries = 0
    for (const tell of outcomes) tell()
  }

  return {
    together: <T>(work: () => T, urgency: Urgency = 'now') =>
      new Promise<T>((resolve, reject) => {
        if (finished) return reject(new StoreUnavailableError('the embedded store is closed'))
        let result: T
        waiting.push({
          since: performance.now(),
          run: () => {
            result = work()
          },
          commit: () => resolve(result),
          fail: reject,
        })
        if (retry) return
        if (urgency === 'now') turn ??= setImmediate(flush)
        else timer ??= setTimeout(flush, PATIENCE_MS)
      }),
    finish() {
      finished = true
      return new Promise((resolve) => {
        settled = resolve
        flush()
      })
    },
  }
}
