import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { assignedEvent } from '../assigned-event'
import type { AssignOutcome, RegistrationStore } from '@/lib/registrations/registration-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { eventWriter } from './registration-events'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { read, transact } from './transaction'

/** Assignees of registrations. */
export function assignments(database: SqliteDatabase, vault: RecordVault): Pick<RegistrationStore, 'assign' | 'listWaiting'> {
  const write = eventWriter(database, vault)
  const writeAudit = auditWriter(database)
  return {
    async assign(id, { to, from, actor, reason }, at, audit) {
      return transact(database, (): AssignOutcome => {
        const row = database.prepare('SELECT assignee FROM registrations WHERE id = ? AND quarantine IS NULL').get(id) as
          | Pick<RegistrationRow, 'assignee'>
          | undefined
        if (!row) return { kind: 'not-found' }
        if (from !== undefined && row.assignee !== from) return row.assignee === null ? { kind: 'not-found' } : { kind: 'taken', assignee: row.assignee }
        database.prepare('UPDATE registrations SET assignee = ? WHERE id = ?').run(to, id)
        write(assignedEvent(id, { to, actor, reason: reason ?? null }, at))
        writeAudit(audit)
        return { kind: 'assigned' }
      })
    },
    async listWaiting(limit) {
      return read(() =>
        (
          database
            .prepare("SELECT * FROM registrations WHERE assignee IS NULL AND quarantine IS NULL AND status = 'new' ORDER BY created_at DESC, id DESC LIMIT ?")
            .all(limit) as RegistrationRow[]
        ).map((row) => openRegistration(row, vault)),
      )
    },
  }
}
