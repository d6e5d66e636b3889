import 'server-only'
import { createHash } from 'node:crypto'

/** How long an action on several registrations can be undone: time enough to notice wrong ticks. */
export const UNDO_MINUTES = 10

/** The last bulk action of each account, so that a form that is sent twice acts once. */
export interface BulkForms<Result> {
  /**
   * Acts, unless the account has just sent the same; then returns what that did or is doing, so that the page after it can undo it.
   * @param values of the form; one without `form` is not compared
   */
  once(accountId: string, values: Readonly<Record<string, unknown>>, act: () => Promise<Result>): Promise<Result>
  /** After an undo the same form acts again. */
  forget(accountId: string): void
}

interface Sent<Result> {
  readonly digest: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly result: Promise<Result>
}

const digestOf = (values: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values)))
    .digest('base64')

/** Keeps them in memory, by process: the second click of two reaches the server before the answer to the first could tell the browser anything. */
export function createBulkForms<Result>(now: () => Date): BulkForms<Result> {
  const latest = new Map<string, Sent<Result>>()
  return {
    async once(accountId, values, act) {
      if (!values.form) return act()
      const digest = digestOf(values)
      const last = latest.get(accountId)
      if (last?.digest === digest && now().getTime() - last.at < UNDO_MINUTES * 60_000) return last.result
      const sent = { digest, at: now().getTime(), result: act() }
      latest.set(accountId, sent)
      try {
        return await sent.result
      } catch (error) {
        // What failed may be tried again.
        if (latest.get(accountId) === sent) latest.delete(accountId)
        throw error
      }
    },
    forget: (accountId) => void latest.delete(accountId),
  }
}
