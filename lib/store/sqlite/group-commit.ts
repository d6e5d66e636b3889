import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'
import type { SqliteDatabase } from './driver'
import { isBusy, isMachineFault, toStoreError } from './sqlite-errors'
import { backoffMs, BUSY_TIMEOUT_MS, transactOnce } from './transaction'

interface QueuedWork {
  /** `performance.now()` at its arrival. */
  readonly since: number
  readonly run: () => void
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Longest delay of work of urgency `soon` before its batch is committed. */
const MAX_BATCH_DELAY_MS = 20

/** `now`: a visitor waits. `soon`: joins the next `now`, or is committed alone a moment later. */
type Urgency = 'now' | 'soon'

export interface GroupCommit {
  /**
   * Runs `work` and resolves once it is on the disk; rejects with StoreUnavailableError if it is not. `work` must only write to
   * the database, because a transaction that could not be committed runs it again.
   */
  readonly enqueue: <T>(work: () => T, urgency?: Urgency) => Promise<T>
  /** Commits the queue and accepts nothing more, before the database closes. Resolves once all of it is settled. */
  readonly drain: () => Promise<void>
}

/**
 * Group commit: commits all work of one turn of the event loop in one transaction. Twenty registrations at once cost one flush of
 * the disk instead of twenty, and deliveries that end meanwhile cost none. Each has its own savepoint, so that one that throws
 * does not affect the others. While another connection holds the lock, new work joins the queue, each waiting at most {@link
 * BUSY_TIMEOUT_MS}. Use one for each database: two would commit one after the other.
 * @param beforeCommit writes other files that must be on the disk before the batch
 */
export function groupCommit(database: SqliteDatabase, beforeCommit: () => void = () => undefined): GroupCommit {
  let queue: QueuedWork[] = []
  let turn: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout | undefined
  /** Set while another connection holds the lock; the retry is scheduled. */
  let retry: NodeJS.Timeout | undefined
  let attempts = 0
  let closed = false
  let drained: (() => void) | undefined

  /** @returns functions that settle each of them, to call once the batch is on the disk */
  function commitBatch(batch: readonly QueuedWork[]): (() => void)[] {
    return transactOnce(database, () => {
      const settled = batch.map((one) => {
        database.exec('SAVEPOINT one')
        let settle = one.resolve
        try {
          one.run()
        } catch (error) {
          if (isMachineFault(error)) throw error
          database.exec('ROLLBACK TO one')
          settle = () => one.reject(error)
        }
        database.exec('RELEASE one')
        return settle
      })
      beforeCommit()
      return settled
    })
  }

  function flush(): void {
    clearImmediate(turn)
    clearTimeout(timer)
    clearTimeout(retry)
    turn = timer = retry = undefined
    const batch = queue
    queue = []
    if (batch.length > 0) attempt(batch)
    if (queue.length === 0) drained?.()
  }

  function attempt(batch: readonly QueuedWork[]): void {
    let settled: (() => void)[]
    try {
      settled = commitBatch(batch)
    } catch (cause) {
      const error = toStoreError(cause, 'the embedded store cannot commit') ?? cause
      const [busy, now] = [isBusy(cause), performance.now()]
      const mayWait = ({ since }: QueuedWork) => busy && now - since < BUSY_TIMEOUT_MS
      queue = batch.filter(mayWait)
      for (const one of batch) if (!mayWait(one)) one.reject(error)
      if (queue.length > 0) retry = setTimeout(flush, backoffMs(attempts++))
      else attempts = 0
      return
    }
    attempts = 0
    for (const settle of settled) settle()
  }

  return {
    enqueue: <T>(work: () => T, urgency: Urgency = 'now') =>
      new Promise<T>((resolve, reject) => {
        if (closed) return reject(new StoreUnavailableError('the embedded store is closed'))
        let result: T
        queue.push({
          since: performance.now(),
          run: () => {
            result = work()
          },
          resolve: () => resolve(result),
          reject,
        })
        if (retry) return
        if (urgency === 'now') turn ??= setImmediate(flush)
        else timer ??= setTimeout(flush, MAX_BATCH_DELAY_MS)
      }),
    drain() {
      closed = true
      return new Promise((resolve) => {
        drained = resolve
        flush()
      })
    },
  }
}
