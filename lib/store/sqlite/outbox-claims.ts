import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { INTERRUPTED } from '@/lib/messaging/message'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { SqliteDatabase } from './driver'
import type { GroupCommit } from './group-commit'
import { CONFIRMED, openMessage, type OutboxRow } from './outbox-rows'
import { read } from './transaction'

/** Claims due messages for a worker, and records the outcome of each try. */
export function outboxClaims(
  database: SqliteDatabase,
  vault: RecordVault,
  { enqueue }: GroupCommit,
): Pick<OutboxStore, 'claimDue' | 'settle' | 'postpone' | 'nextDueAt'> {
  const anyDue = database.prepare('SELECT 1 FROM outbox WHERE due_at <= ? LIMIT 1')
  const claim = database.prepare(
    `UPDATE outbox SET vendor = CASE WHEN kind = 'forward' THEN NULL WHEN state = 'pending' AND last_error IS NOT '${INTERRUPTED}' AND ${CONFIRMED} THEN ? ELSE vendor END,
     last_error = CASE WHEN state = 'sending' AND ${CONFIRMED} THEN '${INTERRUPTED}' ELSE last_error END, state = 'sending', claim = ?, due_at = ?, attempts = attempts + 1
     WHERE id IN (SELECT id FROM outbox WHERE due_at <= ? ORDER BY due_at LIMIT ?) RETURNING *`,
  )
  const settle = database.prepare(
    `UPDATE outbox SET state = ?, claim = NULL, due_at = ?, last_error = ?, vendor_id = COALESCE(?, vendor_id), settled_at = ?
     WHERE id = ? AND claim = ? AND state = 'sending'`,
  )
  return {
    async claimDue({ token, now, until, limit, vendor = null }) {
      // Most rounds find nothing, so looking first saves a write and an fsync.
      if ((await read(() => anyDue.all(now.getTime()))).length === 0) return []
      // Nobody waits for a delivery, so its writes join a registration's commit if there is one.
      const rows = await enqueue(() => {
        const claimed = claim.all(vendor, token, until.getTime(), now.getTime(), limit) as OutboxRow[]
        // If keys cannot be read now, nothing is claimed.
        for (const { registration_id } of claimed) vault.of(registration_id)
        return claimed
      }, 'soon')
      return rows.map((row) => openMessage(row, vault))
    },
    settle(id, token, settlement) {
      const { state, at } = settlement
      const dueAt = state === 'pending' ? settlement.dueAt.getTime() : null
      const code = state === 'sent' ? null : settlement.code
      const vendorId = state === 'sent' ? settlement.vendorId : null
      return enqueue(() => settle.run(state, dueAt, code, vendorId, state === 'pending' ? null : at.getTime(), id, token).changes > 0, 'soon')
    },
    postpone(id, token, dueAt) {
      return enqueue(
        () =>
          database
            .prepare("UPDATE outbox SET state = 'pending', claim = NULL, due_at = ?, attempts = attempts - 1 WHERE id = ? AND claim = ?")
            .run(dueAt.getTime(), id, token).changes > 0,
        'soon',
      )
    },
    async nextDueAt() {
      return read(() => {
        const [row] = database.prepare('SELECT due_at AS at FROM outbox WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1').all() as { at: number }[]
        return row ? new Date(row.at) : null
      })
    },
  }
}
