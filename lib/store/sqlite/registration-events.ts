import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { appendEvent, hasMergedIn } from '@/lib/registrations/progress'
import type { NewEvent, RegistrationEvent } from '@/lib/registrations/registration-event'
import type { EventStore, RecordOutcome } from '@/lib/registrations/work-store'
import { sealEvent } from '../sealed-fields'
import { openEvent, readEventCore } from '../stored-event'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { mergedProgressReader } from './merged-registrations'
import { stopAdvertisements } from './opt-outs'
import type { RegistrationRow } from './registration-rows'
import { tagWriter } from './registration-tags'
import { read, transact } from './transaction'

interface EventRow {
  registration_id: string
  number: number
  id: string
  at: number
  actor: string | null
  kind: RegistrationEvent['kind']
  subject: string | null
  due_at: number | null
  sealed: ArrayBuffer | null
}

type PlainRow = Pick<EventRow, 'at' | 'number' | 'id' | 'kind' | 'subject' | 'due_at'>

/**
 * Adds an event inside the caller's transaction, and updates its registration's progress.
 * @returns its number; null if the event exists already. The registration must exist
 */
export function eventWriter(database: SqliteDatabase, vault: RecordVault): (event: NewEvent) => RegistrationEvent['number'] | null {
  const before = database.prepare('SELECT number, id, at, kind, subject, due_at FROM registration_events WHERE registration_id = ? ORDER BY number')
  const insert = database.prepare(
    'INSERT INTO registration_events (registration_id, number, id, at, actor, kind, subject, due_at, sealed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const update = database.prepare(
    `UPDATE registrations SET status = ?, result = ?, absences = ?, callback_at = ?, appointment_at = ?, tags = ?, contacted_at = ?, wished_unit = ?,
      wished_complex = ?, updated_at = ? WHERE id = ?`,
  )
  const writeTags = tagWriter(database)
  const registrationsMergedInto = mergedProgressReader(database)
  return (event) => {
    const { registrationId, id, at, actor, kind, subject, dueAt } = event
    const rows = before.all(registrationId) as PlainRow[]
    const withParts = hasMergedIn([...rows, event])
    const appended = appendEvent(
      rows.map(({ due_at, ...row }) => readEventCore(registrationId, { ...row, actor: null, dueAt: due_at })),
      event,
      withParts ? registrationsMergedInto(registrationId) : undefined,
    )
    if (!appended) return null
    const { number, progress } = appended
    const sealed = sealEvent(event, registrationId, vault.of(registrationId))
    insert.run(registrationId, number, id, at.getTime(), actor, kind, subject, dueAt?.getTime() ?? null, sealed)
    const { status, result, absences, callbackAt, appointmentAt, tags, contactedAt, preference } = progress
    const [callback, appointment, contacted] = [callbackAt, appointmentAt, contactedAt].map((time) => time?.getTime() ?? null)
    update.run(
      status,
      result,
      absences,
      callback,
      appointment,
      JSON.stringify(tags),
      contacted,
      preference.unit,
      preference.complex,
      at.getTime(),
      registrationId,
    )
    if (kind === 'tagged' || kind === 'untagged' || withParts) writeTags(registrationId, tags)
    return number
  }
}

/** What happened to registrations. */
export function registrationEvents(database: SqliteDatabase, vault: RecordVault): Pick<EventStore, 'record' | 'events' | 'listContracted'> {
  const write = eventWriter(database, vault)
  const writeAudit = auditWriter(database)
  const stop = stopAdvertisements(database)
  /** A contract of the home that another registration has, and that was not withdrawn. There are few contracts. */
  const otherContract = database.prepare(
    `SELECT 1 FROM registration_events e INDEXED BY registration_events_by_kind WHERE e.kind = 'contract' AND e.subject = ? AND e.registration_id <> ?
     AND NOT EXISTS (SELECT 1 FROM registration_events w INDEXED BY registration_events_by_registration
       WHERE w.registration_id = e.registration_id AND w.kind = 'withdrawn' AND w.subject = e.id) LIMIT 1`,
  )
  const isTaken = ({ kind, subject, registrationId }: NewEvent) =>
    kind === 'contract' && subject !== null && otherContract.get(subject, registrationId) !== undefined
  /** A form that is sent again was recorded, whatever another registration has by now. */
  const recordedEvent = database.prepare('SELECT 1 FROM registration_events WHERE registration_id = ? AND id = ?')
  const isRecorded = ({ registrationId, id }: NewEvent) => recordedEvent.get(registrationId, id) !== undefined
  return {
    async record(event, audit, isSecondContractMeant = false) {
      return transact(database, (): RecordOutcome => {
        const row = database.prepare('SELECT phone_hash, merged_into FROM registrations WHERE id = ?').get(event.registrationId) as
          | Pick<RegistrationRow, 'phone_hash' | 'merged_into'>
          | undefined
        if (!row) return 'not-found'
        if (row.merged_into !== null && event.kind !== 'call') return 'merged'
        if (!isSecondContractMeant && isTaken(event) && !isRecorded(event)) return 'home-taken'
        if (write(event) === null) return 'repeated'
        if (event.kind === 'opt-out') stop(row.phone_hash, event.at)
        writeAudit(audit)
        return 'recorded'
      })
    },
    async listContracted() {
      return read(() =>
        (database.prepare("SELECT DISTINCT registration_id AS id FROM registration_events WHERE kind = 'contract'").all() as { id: string }[]).map(
          ({ id }) => id,
        ),
      )
    },
    async events(registrationId) {
      return read(() =>
        (database.prepare('SELECT * FROM registration_events WHERE registration_id = ? ORDER BY number').all(registrationId) as EventRow[]).map(
          ({ due_at, sealed, ...row }) => openEvent(registrationId, { ...row, dueAt: due_at }, sealed === null ? null : new Uint8Array(sealed), vault),
        ),
      )
    },
  }
}
