import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { assignedEvent } from '../assigned-event'
import type { AssignOutcome, AssignmentStore } from '@/lib/registrations/work-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { assigneePicker } from './duty'
import { eventWriter } from './registration-events'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { read, transact } from './transaction'

/** Who looks after which registration. */
export function assignments(database: SqliteDatabase, vault: RecordVault): AssignmentStore {
  const write = eventWriter(database, vault)
  const writeAudit = auditWriter(database)
  const pickAssignee = assigneePicker(database)
  const setAssignee = database.prepare('UPDATE registrations SET assignee = ? WHERE id = ?')
  return {
    async assign(id, { to, from, actor, reason }, at, audit) {
      return transact(database, (): AssignOutcome => {
        const row = database.prepare('SELECT assignee FROM registrations WHERE id = ? AND quarantine IS NULL').get(id) as
          | Pick<RegistrationRow, 'assignee'>
          | undefined
        if (!row) return { kind: 'not-found' }
        if (from !== undefined && row.assignee !== from) return row.assignee === null ? { kind: 'not-found' } : { kind: 'taken', assignee: row.assignee }
        setAssignee.run(to, id)
        write(assignedEvent(id, { to, actor, reason: reason ?? null }, at))
        writeAudit(audit)
        return { kind: 'assigned' }
      })
    },
    async assignByTurn(id, actor, at, audit) {
      return transact(database, () => {
        const [row] = database.prepare('SELECT phone_hash FROM registrations WHERE id = ? AND assignee IS NULL AND quarantine IS NULL').all(id) as Pick<
          RegistrationRow,
          'phone_hash'
        >[]
        const to = row ? pickAssignee(row.phone_hash, at) : null
        if (to === null) return false
        setAssignee.run(to, id)
        write(assignedEvent(id, { to, actor, reason: null }, at))
        writeAudit(audit)
        return true
      })
    },
    async listWaiting(limit) {
      return read(() =>
        (
          database
            .prepare("SELECT * FROM registrations WHERE assignee IS NULL AND quarantine IS NULL AND status = 'new' ORDER BY created_at, id LIMIT ?")
            .all(limit) as RegistrationRow[]
        ).map((row) => openRegistration(row, vault)),
      )
    },
  }
}
