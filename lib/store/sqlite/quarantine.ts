import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { ALREADY_SENT } from '@/lib/messaging/message'
import type { QuarantineStore } from '@/lib/registrations/quarantine-store'
import { withheldVisitEvent } from '../visit-event'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import type { GroupCommit } from './group-commit'
import { CONFIRMED, messageWriter } from './outbox-rows'
import { placeWriter } from './places'
import { eventWriter } from './registration-events'
import { transact } from './transaction'

/** Registrations on their way into quarantine and out of it, with their messages. */
export function quarantineOf(database: SqliteDatabase, vault: RecordVault, { enqueue }: GroupCommit): QuarantineStore {
  const moveToQuarantine = database.prepare(
    `UPDATE registrations SET quarantine = ?, assignee = NULL, updated_at = ? WHERE id IN (SELECT value FROM json_each(?)) AND quarantine IS NULL AND status = 'new'
     AND NOT EXISTS (SELECT 1 FROM registration_notes WHERE registration_id = registrations.id)
     AND NOT EXISTS (SELECT 1 FROM registration_events WHERE registration_id = registrations.id AND NOT (kind = 'assigned' AND actor IS NULL OR kind = 'visit-withheld'))
     AND (assignee IS NULL OR EXISTS (SELECT 1 FROM registration_events WHERE registration_id = registrations.id AND kind = 'assigned')) RETURNING id`,
  )
  const deleteUnsent = database.prepare(
    `DELETE FROM outbox WHERE registration_id IN (SELECT value FROM json_each(?)) AND kind <> 'alarm' AND (state = 'pending' AND ${CONFIRMED} OR state = 'cancelled' AND last_error = '${ALREADY_SENT}')`,
  )
  const release = database.prepare(
    'UPDATE registrations SET quarantine = NULL, suspicion = NULL, updated_at = ? WHERE id = ? AND quarantine IS NOT NULL AND merged_into IS NULL',
  )
  const writeMessages = messageWriter(database, vault)
  const places = placeWriter(database, vault)
  const writeEvent = eventWriter(database, vault)
  const writeAudit = auditWriter(database)
  return {
    quarantine(ids, reason, at, audit) {
      // Queued behind registrations being saved, so that one that passed a moment ago is stored by now.
      return enqueue(() => {
        const moved = moveToQuarantine.all(reason, at.getTime(), JSON.stringify(ids)) as { id: string }[]
        if (moved.length === 0) return 0
        const movedIds = JSON.stringify(moved.map(({ id }) => id))
        deleteUnsent.run(movedIds)
        for (const booking of places.release(movedIds)) writeEvent(withheldVisitEvent(booking, { at, actor: audit.actor }))
        writeAudit(audit)
        return moved.length
      })
    },
    async release(released, at, audit) {
      return transact(database, () => {
        const freed = released.filter(({ id }) => release.run(at.getTime(), id).changes > 0)
        for (const { messages } of freed) writeMessages(messages)
        if (freed.length > 0) writeAudit(audit)
        return freed.length
      })
    },
  }
}
