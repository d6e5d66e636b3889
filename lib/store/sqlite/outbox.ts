import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import { INTERRUPTED, MESSAGE_STATES, type MessageState } from '@/lib/outbox/message'
import type { Suspicion } from '@/lib/registrations/stored-registration'
import type { OutboxQuery, OutboxStore } from '../outbox-store'
import { phoneHash } from '../sealed-fields'
import { auditWriter } from './audit'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'
import type { GroupCommit } from './group-commit'
import { CONFIRMED, openMessage, type OutboxRow } from './outbox-rows'

/** The mark of a number that was registered from several networks. */
const SHARED_NUMBER_MARK: Suspicion = 'phone'

export function sqliteOutboxStore(database: SqliteDatabase, vault: Vault, { enqueue }: GroupCommit): OutboxStore {
  const writeAudit = auditWriter(database)
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
  const open = (rows: unknown[]) => (rows as OutboxRow[]).map((row) => openMessage(row, vault))

  function listSql(query: OutboxQuery) {
    const conditions = ['1 = 1']
    const values: (string | number)[] = []
    const where = (condition: string, ...bound: (string | number)[]) => {
      conditions.push(condition)
      values.push(...bound)
    }
    if (query.states) where('state IN (SELECT value FROM json_each(?))', JSON.stringify(query.states))
    if (query.kind) where('kind = ?', query.kind)
    if (query.registrationId) where('registration_id = ?', query.registrationId)
    if (query.after) where('(created_at, id) < (?, ?)', query.after.createdAt.getTime(), query.after.id)
    return { sql: `SELECT * FROM outbox WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ?`, values: [...values, query.limit] }
  }

  return {
    async claimDue({ token, now, until, limit, vendor = null }) {
      // Most rounds find nothing: a look costs no write and no fsync.
      if ((await read(() => anyDue.all(now.getTime()))).length === 0) return []
      // Nobody waits for a delivery: what it writes goes along with a registration's commit wherever there is one.
      return open(await enqueue(() => claim.all(vendor, token, until.getTime(), now.getTime(), limit), 'soon'))
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
    async list(query) {
      return read(() => {
        const { sql, values } = listSql(query)
        return open(database.prepare(sql).all(...values))
      })
    },
    async countByState() {
      return read(() => {
        const rows = database.prepare('SELECT state, count(*) AS n FROM outbox GROUP BY state').all() as { state: MessageState; n: number }[]
        const counted = new Map(rows.map((row) => [row.state, row.n]))
        return Object.fromEntries(MESSAGE_STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<MessageState, number>
      })
    },
    async nextDueAt() {
      return read(() => {
        const [row] = database.prepare('SELECT due_at AS at FROM outbox WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1').all() as { at: number }[]
        return row ? new Date(row.at) : null
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
    async replay(id, at, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare(
            "UPDATE outbox SET state = 'pending', attempts = 0, due_at = ?, claim = NULL, settled_at = NULL WHERE id = ? AND state IN ('dead', 'unknown', 'cancelled')",
          )
          .run(at.getTime(), id)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async optOut(phone, at, audit) {
      return transact(database, () => {
        const hash = phoneHash(vault, phone)
        database.prepare('INSERT OR IGNORE INTO opt_outs (phone_hash, at) VALUES (?, ?)').run(hash, at.getTime())
        const { changes } = database
          .prepare(
            "UPDATE outbox SET state = 'cancelled', due_at = NULL, last_error = 'opted-out', settled_at = ? WHERE phone_hash = ? AND advertisement = 1 AND state = 'pending'",
          )
          .run(at.getTime(), hash)
        writeAudit(audit)
        return changes
      })
    },
    async hasOptedOut(phone) {
      return read(() => database.prepare('SELECT 1 FROM opt_outs WHERE phone_hash = ?').all(phoneHash(vault, phone)).length > 0)
    },
    async isSuspected({ registrationId, to }) {
      const suspected = `SELECT 1 FROM registrations WHERE suspicion IS NOT NULL AND status = 'new' AND (id = ? OR phone_hash = ? AND suspicion = '${SHARED_NUMBER_MARK}') LIMIT 1`
      return read(() => database.prepare(suspected).all(registrationId, phoneHash(vault, to)).length > 0)
    },
    async recordDelivery(message, at) {
      await enqueue(() => database.prepare('INSERT OR IGNORE INTO recorded_deliveries (message_id, at) VALUES (?, ?)').run(message.id, at.getTime()), 'soon')
    },
    async listRecorded(limit) {
      return read(() => {
        const rows = database
          .prepare('SELECT o.*, d.at AS recorded_at FROM recorded_deliveries d JOIN outbox o ON o.id = d.message_id ORDER BY d.at DESC, o.id DESC LIMIT ?')
          .all(limit) as (OutboxRow & { recorded_at: number })[]
        return rows.map((row) => {
          const { id, to, body } = openMessage(row, vault)
          return { messageId: id, at: new Date(row.recorded_at), to, body }
        })
      })
    },
  }
}
