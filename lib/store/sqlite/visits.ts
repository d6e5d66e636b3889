import 'server-only'
import type { RecordVault } from '@/lib/vault'
import type { Booking, Visit } from '@/lib/visits/booking'
import { phoneHash } from '../sealed-fields'
import { HOURS_ID, hoursFromJson, hoursToJson } from '../stored-hours'
import { readBooking } from '../stored-visit'
import type { VisitStore } from '@/lib/visits/visit-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'
import { visitChanges } from './visit-changes'
import { STANDS, toVisit, VISIT_COLUMNS, type VisitRow } from './visit-rows'

/** Earlier than any hold. */
const ALL = new Date(0)

const toBooking = ({ registration_id, at, people, held_until }: Pick<VisitRow, 'registration_id' | 'at' | 'people' | 'held_until'>): Booking =>
  readBooking({ registrationId: registration_id, at, people, heldUntil: held_until })

export function sqliteVisitStore(database: SqliteDatabase, vault: RecordVault): VisitStore {
  const writeAudit = auditWriter(database)
  const findOne = (condition: string, ...values: (string | number)[]): Promise<Visit | null> =>
    read(() => {
      const [row] = database.prepare(`SELECT ${VISIT_COLUMNS} FROM visits WHERE ${condition}`).all(...values) as VisitRow[]
      return row ? toVisit(row) : null
    })
  return {
    ...visitChanges(database, vault),
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
    async countBooked(from, until, now = ALL) {
      return read(() => {
        const rows = database
          .prepare(`SELECT at, COUNT(*) AS groups, SUM(people) AS people FROM visits WHERE at >= ? AND at < ? AND ${STANDS} GROUP BY at`)
          .all(from.getTime(), until.getTime(), now.getTime()) as { at: number; groups: number; people: number }[]
        return new Map(rows.map(({ at, groups, people }) => [at, { groups, people }]))
      })
    },
    async listBookings(from, until, now = ALL) {
      return read(() =>
        (
          database
            .prepare(`SELECT registration_id, at, people, held_until FROM visits WHERE at >= ? AND at < ? AND ${STANDS} ORDER BY at, registration_id`)
            .all(from.getTime(), until.getTime(), now.getTime()) as VisitRow[]
        ).map(toBooking),
      )
    },
    find: (registrationId) => findOne('registration_id = ?', registrationId),
    async findAll(registrationIds) {
      return read(() => {
        const rows = database
          .prepare(`SELECT ${VISIT_COLUMNS} FROM visits WHERE registration_id IN (SELECT value FROM json_each(?))`)
          .all(JSON.stringify(registrationIds)) as VisitRow[]
        return new Map(rows.map((row) => [row.registration_id, toVisit(row)]))
      })
    },
    findByLink: (hash) => findOne('link_hash = ?', hash),
    findAhead: (phone, after) =>
      findOne(`phone_hash = ? AND at > ? AND ${STANDS} ORDER BY at DESC LIMIT 1`, phoneHash(vault, phone), after.getTime(), after.getTime()),
  }
}
