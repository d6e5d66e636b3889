import 'server-only'
import type { RecordVault } from '@/lib/vault'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { SqliteDatabase } from './driver'
import type { GroupCommit } from './group-commit'
import { openMessage, type OutboxRow } from './outbox-rows'
import { timeOrEpoch } from '../stored-time'
import { read } from './transaction'

/** Written by the `record` sender instead of sending. */
export function recordedDeliveries(
  database: SqliteDatabase,
  vault: RecordVault,
  { enqueue }: GroupCommit,
): Pick<OutboxStore, 'recordDelivery' | 'listRecorded'> {
  return {
    async recordDelivery(message, at) {
      await enqueue(() => database.prepare('INSERT OR IGNORE INTO recorded_deliveries (message_id, at) VALUES (?, ?)').run(message.id, at.getTime()), 'soon')
    },
    async listRecorded(limit) {
      return read(() => {
        const rows = database
          .prepare('SELECT o.*, d.at AS recorded_at FROM recorded_deliveries d JOIN outbox o ON o.id = d.message_id ORDER BY d.at DESC, o.id DESC LIMIT ?')
          .all(limit) as (OutboxRow & { recorded_at: number })[]
        return rows.flatMap((row) => {
          const message = openMessage(row, vault)
          return message.unreadable ? [] : [{ messageId: message.id, at: timeOrEpoch(row.recorded_at), to: message.to, body: message.body }]
        })
      })
    },
  }
}
