import 'server-only'
import { committing, isMachineFault } from './committing'
import type { SqliteDatabase } from './database'

interface Waiting {
  readonly run: () => void
  readonly commit: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Commits what arrives in one turn of the event loop together: twenty registrations at once cost one flush of the
 * disk instead of twenty. Each is its own savepoint, so that one which throws takes nobody along.
 * @returns runs `work` and resolves once it is on the disk; rejects with StoreUnavailableError when it is not
 */
export function groupCommit(database: SqliteDatabase): <T>(work: () => T) => Promise<T> {
  let waiting: Waiting[] = []

  function flush(): void {
    const batch = waiting
    waiting = []
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

  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      let result: T
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({
        run: () => {
          result = work()
        },
        commit: () => resolve(result),
        fail: reject,
      })
    })
}
