import 'server-only'
import { MESSAGE_STATES, type MessageState } from '@/lib/outbox/message'
import type { OutboxStore } from '../outbox-store'
import type { SqliteDatabase } from './driver'
import { read } from './transaction'

/** How many messages there are, by state, age and tries. */
export function outboxCounts(database: SqliteDatabase): Pick<OutboxStore, 'countByState' | 'countOverdue' | 'countFailing'> {
  return {
    async countByState() {
      return read(() => {
        const rows = database.prepare('SELECT state, n FROM outbox_counts').all() as { state: MessageState; n: number }[]
        const counted = new Map(rows.map((row) => [row.state, row.n]))
        return Object.fromEntries(MESSAGE_STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<MessageState, number>
      })
    },
    async countOverdue(at) {
      return read(() => (database.prepare('SELECT count(*) AS n FROM outbox WHERE due_at < ?').all(at.getTime()) as { n: number }[])[0]?.n ?? 0)
    },
    async countFailing(tries) {
      return read(
        () => (database.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'pending' AND attempts >= ?").all(tries) as { n: number }[])[0]?.n ?? 0,
      )
    },
  }
}
