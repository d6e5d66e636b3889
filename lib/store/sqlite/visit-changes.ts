import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { confirmed, isBookable, isHeldOrFirm, isMovedAlready, isUnchanged, rebooked, type Visit } from '@/lib/visits/booking'
import { visitEvent } from '../visit-event'
import type { BookOutcome, CancelOutcome, ConfirmOutcome, MoveOutcome, VisitChange, VisitStore } from '@/lib/visits/visit-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { messageWriter, staleMessageCanceller } from './outbox-rows'
import { placeWriter } from './places'
import { eventWriter } from './registration-events'
import { transact } from './transaction'
import { STANDS, toVisit, VISIT_COLUMNS, type VisitRow } from './visit-rows'

/** Changes of booked visits. */
export function visitChanges(database: SqliteDatabase, vault: RecordVault): Pick<VisitStore, 'book' | 'move' | 'cancel' | 'confirm'> {
  const find = database.prepare(`SELECT ${VISIT_COLUMNS} FROM visits WHERE registration_id = ?`)
  const update = database.prepare('UPDATE visits SET at = ?, people = ?, version = ?, moves = ?, cancelled_at = ?, held_until = NULL WHERE registration_id = ?')
  const takeForGood = database.prepare('UPDATE visits SET held_until = NULL WHERE registration_id = ?')
  const isStored = database.prepare('SELECT 1 FROM registrations WHERE id = ? AND quarantine IS NULL')
  const otherOfPhone = database.prepare(
    `SELECT 1 FROM visits WHERE phone_hash = (SELECT phone_hash FROM visits WHERE registration_id = ?) AND registration_id <> ? AND at > ? AND ${STANDS} LIMIT 1`,
  )
  const places = placeWriter(database, vault)
  const cancelStaleMessages = staleMessageCanceller(database)
  const writeMessages = messageWriter(database, vault)
  const writeEvent = eventWriter(database, vault)
  const writeAudit = auditWriter(database)

  function visitOf(registrationId: string): Visit | null {
    const [row] = find.all(registrationId) as VisitRow[]
    return row ? toVisit(row) : null
  }

  /** @param visit its new state */
  function write(visit: Visit, change: VisitChange, kind?: 'booked'): void {
    const { at, messages, staff } = change
    update.run(visit.at.getTime(), visit.people, visit.version, visit.moves, visit.cancelledAt?.getTime() ?? null, visit.registrationId)
    cancelStaleMessages(at, visit.registrationId, visit.version)
    writeMessages(messages)
    writeEvent(visitEvent(visit, change, kind))
    if (staff) writeAudit(staff.audit)
  }

  return {
    book: (registrationId, place, change) =>
      transact(database, (): BookOutcome => {
        const before = visitOf(registrationId)
        if (before && isMovedAlready(before, place, change.basedOn)) return { kind: 'booked', visit: before, fresh: false }
        const isFree = isStored.all(registrationId).length > 0 && isBookable(before, place, change.basedOn)
        if (!isFree) return { kind: 'changed', visit: before }
        const reason = places.refusal(place, change.phone, registrationId)
        if (reason !== null) return { kind: 'not-booked', reason }
        const visit = rebooked(registrationId, place, change.basedOn)
        if (!before) places.take(place, registrationId, change.phone)
        write(visit, change, 'booked')
        return { kind: 'booked', visit, fresh: true }
      }),
    move: (registrationId, place, change) =>
      transact(database, (): MoveOutcome => {
        const before = visitOf(registrationId)
        if (before && isMovedAlready(before, place, change.basedOn)) return { kind: 'moved', visit: before, fresh: false }
        if (!before || !isUnchanged(before, change.basedOn)) return { kind: 'changed', visit: before }
        const reason = places.refusal(place, null, registrationId)
        if (reason !== null && reason !== 'phone') return { kind: 'not-moved', reason }
        const visit = { ...confirmed(before), at: place.at, people: place.people, version: before.version + 1, moves: before.moves + Number(change.counts) }
        write(visit, change)
        return { kind: 'moved', visit, fresh: true }
      }),
    confirm: (registrationId, place, { at, messages, audit }) =>
      transact(database, (): ConfirmOutcome => {
        const before = visitOf(registrationId)
        if (!before || before.cancelledAt) return { kind: 'changed', visit: before }
        if (before.heldUntil === undefined) return { kind: 'confirmed', visit: before, fresh: false }
        if (!isHeldOrFirm(before, at)) {
          const reason = place ? places.refusal(place, null, registrationId) : 'full'
          if (reason !== null) return { kind: 'not-confirmed', reason }
          if (otherOfPhone.all(registrationId, registrationId, at.getTime(), at.getTime()).length > 0) return { kind: 'not-confirmed', reason: 'phone' }
        }
        takeForGood.run(registrationId)
        writeMessages(messages)
        if (audit) writeAudit(audit)
        return { kind: 'confirmed', visit: confirmed(before), fresh: true }
      }),
    cancel: (registrationId, change) =>
      transact(database, (): CancelOutcome => {
        const before = visitOf(registrationId)
        if (before?.cancelledAt) return { kind: 'cancelled', visit: before, fresh: false }
        if (!before || !isUnchanged(before, change.basedOn)) return { kind: 'changed', visit: before }
        const visit = { ...confirmed(before), version: before.version + 1, cancelledAt: change.at }
        write(visit, change)
        return { kind: 'cancelled', visit, fresh: true }
      }),
  }
}
