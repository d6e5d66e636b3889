import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { standingContract } from '@/lib/registrations/contract'
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

const EVENTS = 'SELECT * FROM registration_events WHERE registration_id'

type PlainRow = Pick<EventRow, 'at' | 'number' | 'id' | 'kind' | 'subject' | 'due_at'>

/** Reads the events of a registration without their texts, in order. */
function coreReader(database: SqliteDatabase) {
  const rows = database.prepare('SELECT number, id, at, kind, subject, due_at FROM registration_events WHERE registration_id = ? ORDER BY number')
  return (registrationId: string) =>
    (rows.all(registrationId) as PlainRow[]).map(({ due_at, ...row }) => readEventCore(registrationId, { ...row, actor: null, dueAt: due_at }))
}

/**
 * Adds an event inside the caller's transaction, and updates its registration's progress.
 * @returns its number; null if the event exists already. The registration must exist
 */
export function eventWriter(database: SqliteDatabase, vault: RecordVault): (event: NewEvent) => RegistrationEvent['number'] | null {
  const before = coreReader(database)
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
    const earlier = before(registrationId)
    const withParts = hasMergedIn([...earlier, event])
    const appended = appendEvent(earlier, event, withParts ? registrationsMergedInto(registrationId) : undefined)
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

/** Whether a contract's home has a contract that holds, of a registration that is not merged with its own. There are few contracts. */
function contractedHomes(database: SqliteDatabase): (event: NewEvent) => boolean {
  const holders = database.prepare(
    `SELECT id, merged_into FROM registrations WHERE id IN (
       SELECT registration_id FROM registration_events INDEXED BY registration_events_by_kind WHERE kind = 'contract' AND subject = ?)`,
  )
  const mergedRegistrations = database.prepare('SELECT id FROM registrations WHERE merged_into = ?')
  const coresOf = coreReader(database)
  const mergedInto = (id: string) => new Map((mergedRegistrations.all(id) as { id: string }[]).map((one) => [one.id, coresOf(one.id)]))
  return ({ kind, subject, registrationId }) => {
    if (kind !== 'contract' || subject === null) return false
    const found = holders.all(subject) as Pick<RegistrationRow, 'id' | 'merged_into'>[]
    const others = new Set(found.map(({ id, merged_into }) => merged_into ?? id))
    others.delete(registrationId)
    return [...others].some((id) => standingContract(coresOf(id), mergedInto(id))?.subject === subject)
  }
}

/** What happened to registrations. */
export function registrationEvents(database: SqliteDatabase, vault: RecordVault): Pick<EventStore, 'record' | 'events' | 'eventsOf' | 'listContracted'> {
  const write = eventWriter(database, vault)
  const writeAudit = auditWriter(database)
  const stop = stopAdvertisements(database)
  const isTaken = contractedHomes(database)
  /** A form that is sent again was recorded, whatever another registration has by now. */
  const recordedEvent = database.prepare('SELECT 1 FROM registration_events WHERE registration_id = ? AND id = ?')
  const isRecorded = ({ registrationId, id }: NewEvent) => recordedEvent.get(registrationId, id) !== undefined
  const open = ({ registration_id, due_at, sealed, ...row }: EventRow) =>
    openEvent(registration_id, { ...row, dueAt: due_at }, sealed === null ? null : new Uint8Array(sealed), vault)
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
        (
          database
            .prepare("SELECT id, merged_into FROM registrations WHERE id IN (SELECT registration_id FROM registration_events WHERE kind = 'contract')")
            .all() as Pick<RegistrationRow, 'id' | 'merged_into'>[]
        ).map(({ id, merged_into }) => ({ id, mergedInto: merged_into })),
      )
    },
    async events(registrationId) {
      return read(() => (database.prepare(`${EVENTS} = ? ORDER BY number`).all(registrationId) as EventRow[]).map(open))
    },
    async eventsOf(registrationIds) {
      return read(() => {
        const found = new Map<string, RegistrationEvent[]>(registrationIds.map((id) => [id, []]))
        const rows = database.prepare(`${EVENTS} IN (SELECT value FROM json_each(?)) ORDER BY registration_id, number`).all(JSON.stringify(registrationIds))
        for (const row of rows as EventRow[]) found.get(row.registration_id)?.push(open(row))
        return found
      })
    },
  }
}
