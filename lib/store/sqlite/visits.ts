import 'server-only'
import { refusalOf, type Booking, type PlaceRefusal, type PlaceToTake } from '@/lib/visits/booking'
import { hoursFromJson, hoursToJson } from '../stored-hours'
import type { VisitStore } from '../visit-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

const HOURS_ID = 'current'

interface VisitRow {
  registration_id: string
  at: number
  people: number
}

const toBooking = ({ registration_id, at, people }: VisitRow): Booking => ({ registrationId: registration_id, at: new Date(at), people })

export function sqliteVisitStore(database: SqliteDatabase): VisitStore {
  const writeAudit = auditWriter(database)
  return {
    async readHours() {
      return read(() => {
        const [row] = database.prepare('SELECT version, hours FROM visit_hours WHERE id = ?').all(HOURS_ID) as { version: number; hours: string }[]
        return row ? { version: row.version, hours: hoursFromJson(row.hours) } : null
      })
    },
    async saveHours(hours, basedOn, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare(
            `INSERT INTO visit_hours (id, version, hours) SELECT ?, ? + 1, ? WHERE ? = COALESCE((SELECT version FROM visit_hours WHERE id = ?), 0)
             ON CONFLICT (id) DO UPDATE SET version = excluded.version, hours = excluded.hours`,
          )
          .run(HOURS_ID, basedOn, hoursToJson(hours), basedOn, HOURS_ID)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async countBooked(from, until) {
      return read(() => {
        const rows = database
          .prepare('SELECT at, COUNT(*) AS groups, SUM(people) AS people FROM visits WHERE at >= ? AND at < ? GROUP BY at')
          .all(from.getTime(), until.getTime()) as { at: number; groups: number; people: number }[]
        return new Map(rows.map(({ at, groups, people }) => [at, { groups, people }]))
      })
    },
    async listBookings(from, until) {
      return read(() =>
        (
          database
            .prepare('SELECT registration_id, at, people FROM visits WHERE at >= ? AND at < ? ORDER BY at, registration_id')
            .all(from.getTime(), until.getTime()) as VisitRow[]
        ).map(toBooking),
      )
    },
    async findBooking(registrationId) {
      return read(() => {
        const [row] = database.prepare('SELECT registration_id, at, people FROM visits WHERE registration_id = ?').all(registrationId) as VisitRow[]
        return row ? toBooking(row) : null
      })
    },
  }
}

export interface PlaceWriter {
  /** @returns why the place cannot be taken; null where it can, until the transaction ends */
  readonly refusal: (place: PlaceToTake, phoneHash: string) => PlaceRefusal | null
  /** Takes the place for a registration that is stored. */
  readonly take: (place: PlaceToTake, registrationId: string, phoneHash: string) => void
  /** Gives the places of registrations back. @param ids as JSON */
  readonly giveBack: (ids: string) => void
}

/** Places of visits, for whoever writes registrations: all of it inside the caller's transaction. */
export function placeWriter(database: SqliteDatabase): PlaceWriter {
  const version = database.prepare('SELECT version FROM visit_hours WHERE id = ?')
  const booked = database.prepare('SELECT COUNT(*) AS groups, COALESCE(SUM(people), 0) AS people FROM visits WHERE at = ?')
  const lastOfPhone = database.prepare('SELECT at FROM visits WHERE phone_hash = ? ORDER BY at DESC LIMIT 1')
  const insert = database.prepare('INSERT INTO visits (registration_id, at, people, phone_hash) VALUES (?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM visits WHERE registration_id IN (SELECT value FROM json_each(?))')
  return {
    refusal(place, phoneHash) {
      const [hours] = version.all(HOURS_ID) as { version: number }[]
      const [last] = lastOfPhone.all(phoneHash) as { at: number }[]
      return refusalOf(place, {
        hoursVersion: hours?.version ?? 0,
        booked: booked.all(place.at.getTime())[0] as { groups: number; people: number },
        bookedByPhone: last ? new Date(last.at) : null,
      })
    },
    take({ at, people }, registrationId, phoneHash) {
      insert.run(registrationId, at.getTime(), people, phoneHash)
    },
    giveBack(ids) {
      remove.run(ids)
    },
  }
}
