import 'server-only'
import { startOfKoreanDay } from '@/lib/korean-time'
import type { DutyStore } from '@/lib/registrations/duty-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

export function sqliteDutyStore(database: SqliteDatabase): DutyStore {
  const writeAudit = auditWriter(database)
  return {
    async list(from) {
      return read(() =>
        (
          database.prepare('SELECT account_id, since FROM duty WHERE since >= ? ORDER BY since, account_id').all(from.getTime()) as {
            account_id: string
            since: number
          }[]
        ).map(({ account_id, since }) => ({ accountId: account_id, since: new Date(since) })),
      )
    },
    async start(accountId, at, audit) {
      await transact(database, () => {
        database
          .prepare('INSERT INTO duty (account_id, since, turn) VALUES (?, ?, 0) ON CONFLICT (account_id) DO UPDATE SET since = excluded.since')
          .run(accountId, at.getTime())
        writeAudit(audit)
      })
    },
    async end(accountId, audit) {
      return transact(database, () => {
        const { changes } = database.prepare('UPDATE duty SET since = NULL WHERE account_id = ? AND since IS NOT NULL').run(accountId)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
  }
}

/**
 * Picks the assignee of a new registration inside the caller's transaction: that of the latest registration of the same phone
 * (for a merged one, of its primary registration), otherwise the next in turn of those who went on duty on the same Korean day.
 * @returns the id of an account, or null if nobody is on duty
 */
export function assigneePicker(database: SqliteDatabase): (phoneHash: string, at: Date) => string | null {
  const latestAssigneeOfPhone = database.prepare(
    `SELECT o.assignee FROM registrations r JOIN registrations o ON o.id = coalesce(r.merged_into, r.id) LEFT JOIN accounts a ON a.id = o.assignee
     WHERE r.phone_hash = ? AND o.assignee IS NOT NULL AND o.quarantine IS NULL AND a.disabled_at IS NULL ORDER BY r.created_at DESC, r.id DESC LIMIT 1`,
  )
  const next = database.prepare(
    `SELECT d.account_id FROM duty d LEFT JOIN accounts a ON a.id = d.account_id
     WHERE d.since >= ? AND a.disabled_at IS NULL ORDER BY d.turn, d.since, d.account_id LIMIT 1`,
  )
  const takeTurn = database.prepare('UPDATE duty SET turn = (SELECT max(turn) + 1 FROM duty) WHERE account_id = ?')
  return (hash, at) => {
    const [known] = latestAssigneeOfPhone.all(hash) as { assignee: string }[]
    if (known) return known.assignee
    const [turn] = next.all(startOfKoreanDay(at).getTime()) as { account_id: string }[]
    if (turn) takeTurn.run(turn.account_id)
    return turn?.account_id ?? null
  }
}
