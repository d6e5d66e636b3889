import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { REPLAYABLE_STATES } from '@/lib/messaging/message'
import { NOT_THEIR_NUMBER } from '@/lib/registrations/registration-event'
import type { Suspicion } from '@/lib/registrations/stored-registration'
import type { OutboxQuery, OutboxStore } from '@/lib/messaging/outbox-store'
import { phoneHash } from '../sealed-fields'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import type { GroupCommit } from './group-commit'
import { optOuts } from './opt-outs'
import { outboxClaims } from './outbox-claims'
import { outboxCounts } from './outbox-counts'
import { messageWriter, openMessage, type OutboxRow } from './outbox-rows'
import { recordedDeliveries } from './recorded-deliveries'
import { read, transact } from './transaction'

/** The suspicion of a number registered from several networks. */
const SHARED_NUMBER_SUSPICION: Suspicion = 'phone'

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

export function sqliteOutboxStore(database: SqliteDatabase, vault: RecordVault, group: GroupCommit): OutboxStore {
  const writeAudit = auditWriter(database)
  const writeMessages = messageWriter(database, vault)
  return {
    ...outboxClaims(database, vault, group),
    ...outboxCounts(database),
    ...optOuts(database, vault),
    ...recordedDeliveries(database, vault, group),
    async add(messages, audit) {
      return transact(database, () => {
        const added = writeMessages(messages)
        if (added > 0 && audit) writeAudit(audit)
        return added
      })
    },
    async list(query) {
      return read(() => {
        const { sql, values } = listSql(query)
        return (database.prepare(sql).all(...values) as OutboxRow[]).map((row) => openMessage(row, vault))
      })
    },
    async replay(id, at, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare(
            "UPDATE outbox SET state = 'pending', attempts = 0, due_at = ?, claim = NULL, settled_at = NULL WHERE id = ? AND state IN (SELECT value FROM json_each(?))",
          )
          .run(at.getTime(), id, JSON.stringify(REPLAYABLE_STATES))
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async isSuspected({ registrationId, to }) {
      const suspected = `SELECT 1 FROM registrations WHERE suspicion IS NOT NULL AND (status = 'new' OR result IN (SELECT value FROM json_each(?)))
        AND (id = ? OR phone_hash = ? AND suspicion = '${SHARED_NUMBER_SUSPICION}') LIMIT 1`
      return read(() => database.prepare(suspected).all(JSON.stringify(NOT_THEIR_NUMBER), registrationId, phoneHash(vault, to)).length > 0)
    },
  }
}
