import 'server-only'
import type { RecordVault } from '@/lib/vault'
import type { DueQuery, DueStore, NewQuery, RegistrationVersion } from '@/lib/registrations/due-store'
import { positionTime, timeOrEpoch } from '../stored-time'
import type { SqliteDatabase } from './driver'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { read } from './transaction'

interface Conditions {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

const COLUMN = { callback: 'callback_at', appointment: 'appointment_at' } as const

/** Conditions in the order of an index that has them all. */
function whereDue({ by, from, until, assignee }: DueQuery): Conditions {
  const column = COLUMN[by]
  return {
    sql: `${column} IS NOT NULL AND quarantine IS NULL${assignee === undefined ? '' : ' AND assignee = ?'} AND ${column} >= ? AND ${column} < ?`,
    values: [...(assignee === undefined ? [] : [assignee]), from?.getTime() ?? 0, until.getTime()],
  }
}

const whereNew = ({ from, until, assignee }: NewQuery): Conditions => ({
  sql: `quarantine IS NULL${assignee === undefined ? '' : ' AND assignee IS NOT NULL AND assignee = ?'} AND status = 'new' AND created_at >= ? AND created_at < ?`,
  values: [...(assignee === undefined ? [] : [assignee]), from?.getTime() ?? 0, until?.getTime() ?? Number.MAX_SAFE_INTEGER],
})

type VersionRow = Pick<RegistrationRow, 'id' | 'created_at' | 'updated_at' | 'assignee' | 'callback_at'>

const toVersion = ({ id, created_at, updated_at, assignee, callback_at }: VersionRow): RegistrationVersion => ({
  id,
  createdAt: positionTime(created_at),
  updatedAt: positionTime(updated_at),
  assignee,
  callbackAt: callback_at === null ? null : timeOrEpoch(callback_at),
})

/** What is due, and what is new. */
export function dueRegistrations(database: SqliteDatabase, vault: RecordVault): DueStore {
  const list = ({ sql, values }: Conditions, order: string, limit: number) =>
    read(() =>
      (database.prepare(`SELECT * FROM registrations WHERE ${sql} ORDER BY ${order}, id LIMIT ?`).all(...values, limit) as RegistrationRow[]).map((row) =>
        openRegistration(row, vault),
      ),
    )
  const versions = ({ sql, values }: Conditions, order: string, limit: number) =>
    read(() =>
      (
        database
          .prepare(`SELECT id, created_at, updated_at, assignee, callback_at FROM registrations WHERE ${sql} ORDER BY ${order}, id LIMIT ?`)
          .all(...values, limit) as VersionRow[]
      ).map(toVersion),
    )
  const count = ({ sql, values }: Conditions) =>
    read(() => (database.prepare(`SELECT count(*) AS n FROM registrations WHERE ${sql}`).all(...values) as { n: number }[])[0]?.n ?? 0)
  /** Counts those that are older from a number that triggers keep: 20 to 40 ms less at 40,000 new ones. */
  const countNewUntil = (until: Date | undefined) =>
    read(() => {
      const sums = database
        .prepare(
          `SELECT (SELECT n FROM registration_counts WHERE status = 'new' AND quarantine = '')
            - (SELECT count(*) FROM registrations WHERE quarantine IS NULL AND status = 'new' AND created_at >= ?)
            - (SELECT count(*) FROM registrations WHERE quarantine IS NULL AND status = 'new' AND created_at < 0) AS n`,
        )
        .all(until?.getTime() ?? Number.MAX_SAFE_INTEGER) as { n: number | null }[]
      return sums[0]?.n ?? 0
    })
  return {
    listDue: (query, limit) => list(whereDue(query), COLUMN[query.by], limit),
    listDueVersions: (query, limit) => versions(whereDue(query), COLUMN[query.by], limit),
    countDue: (query) => count(whereDue(query)),
    listNew: (query, limit) => list(whereNew(query), 'created_at', limit),
    listNewVersions: (query, limit) => versions(whereNew(query), 'created_at', limit),
    countNew: (query) => (query.from === undefined && query.assignee === undefined ? countNewUntil(query.until) : count(whereNew(query))),
    // Changes with the writes of this connection and of others. Reads the newest row, too, so that a damaged store does not seem
    // unchanged for ever.
    changeMark: () =>
      read(() => {
        const [own] = database.prepare('SELECT total_changes() AS n, (SELECT max(rowid) FROM registrations) AS newest').all() as {
          n: number
          newest: number | null
        }[]
        const [others] = database.prepare('PRAGMA data_version').all() as { data_version: number }[]
        return `${own?.n}:${own?.newest}:${others?.data_version}`
      }),
    // The index is named because SQLite would otherwise read every new one by status and look up its assignee.
    countWaiting: () =>
      read(
        () =>
          (
            database
              .prepare(
                "SELECT count(*) AS n FROM registrations INDEXED BY registrations_waiting WHERE assignee IS NULL AND quarantine IS NULL AND status = 'new'",
              )
              .all() as { n: number }[]
          )[0]?.n ?? 0,
      ),
  }
}
