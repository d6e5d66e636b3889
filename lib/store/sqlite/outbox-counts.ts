import 'server-only'
import { CLAIMS_MAX, type MessageState } from '@/lib/messaging/message'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { SqliteDatabase } from './driver'
import { read } from './transaction'

/** Numbers of messages by state, age and tries. */
export function outboxCounts(database: SqliteDatabase): Pick<OutboxStore, 'countByState' | 'countOverdue' | 'countFailing'> {
  return {
    async countByState<State extends MessageState>(states: readonly State[]) {
      return read(() => {
        const rows = database.prepare('SELECT state, n FROM outbox_counts').all() as { state: MessageState; n: number }[]
        const counted = new Map(rows.map((row) => [row.state, row.n]))
        return Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0])) as Record<State, number>
      })
    },
    async countOverdue(at) {
      return read(
        () =>
          (
            database
              .prepare(
                `SELECT (SELECT count(*) FROM outbox WHERE due_at < ?1)
                 + (SELECT count(*) FROM outbox WHERE state = 'sending' AND due_at >= ?1 AND attempts >= ${CLAIMS_MAX}) AS n`,
              )
              .all(at.getTime()) as { n: number }[]
          )[0]?.n ?? 0,
      )
    },
    async countFailing(tries) {
      return read(
        () => (database.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'pending' AND attempts >= ?").all(tries) as { n: number }[])[0]?.n ?? 0,
      )
    },
  }
}
