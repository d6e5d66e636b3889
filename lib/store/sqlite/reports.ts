import 'server-only'
import { OUTCOMES, type OutcomeKind, type ReportStore } from '../report-store'
import type { SqliteDatabase } from './driver'
import { read } from './transaction'

/** The lead that a registration is part of, if any: a result of a part counts for it. */
type PartRow = { merged_into: string | null }
interface CountedRow {
  id: string
  channel: string | null
  assignee: string | null
  unit: string | null
}
type ArrivalRow = CountedRow & { created_at: number; contacted_at: number | null; booked: number }
type OutcomeRow = CountedRow & PartRow & { kind: OutcomeKind; at: number }

const counted = ({ id, channel, assignee, unit }: CountedRow) => ({ id, channel, assignee, unit })

/** Left to itself, SQLite looks for what was taken back among everything that ever was: hence the index that is named. */
export function sqliteReportStore(database: SqliteDatabase): ReportStore {
  const arrivals = database.prepare(`
    SELECT r.id, r.created_at, r.contacted_at, r.channel, r.assignee, r.wished_unit AS unit,
      EXISTS (SELECT 1 FROM visits v WHERE v.registration_id = r.id) AS booked
    FROM registrations r WHERE r.quarantine IS NULL AND r.created_at >= ? AND r.created_at < ?
    ORDER BY r.created_at, r.id LIMIT ?`)
  const outcomes = database.prepare(`
    SELECT e.registration_id AS id, e.kind, min(e.at) AS at, r.channel, r.assignee, r.wished_unit AS unit, r.merged_into
    FROM registration_events e JOIN registrations r ON r.id = e.registration_id
    WHERE e.kind IN (${OUTCOMES.map(() => '?').join(', ')}) AND e.at >= ? AND e.at < ? AND (r.quarantine IS NULL OR r.merged_into IS NOT NULL)
      AND NOT EXISTS (
        SELECT 1 FROM registration_events w INDEXED BY registration_events_by_registration WHERE w.registration_id = e.registration_id AND w.kind = 'withdrawn' AND w.subject = e.id
      )
    GROUP BY e.registration_id, e.kind ORDER BY min(e.at), e.registration_id, e.kind LIMIT ?`)
  const channels = database.prepare(
    'SELECT channel FROM registrations WHERE quarantine IS NULL AND created_at >= ? AND created_at < ? ORDER BY created_at, id LIMIT ?',
  )
  const leads = database.prepare(
    'SELECT id, channel, assignee, wished_unit AS unit FROM registrations WHERE id IN (SELECT value FROM json_each(?)) AND quarantine IS NULL',
  )
  const bookedParts = database.prepare(
    'SELECT m.merged_into AS id FROM registrations m INDEXED BY registrations_merged JOIN visits v ON v.registration_id = m.id WHERE m.merged_into IS NOT NULL',
  )

  /** Results by lead, the first of each kind. */
  function ofLeads(rows: readonly OutcomeRow[]): (CountedRow & Pick<OutcomeRow, 'kind' | 'at'>)[] {
    const parts = rows.flatMap(({ merged_into }) => merged_into ?? [])
    if (parts.length === 0) return [...rows]
    const byId = new Map((leads.all(JSON.stringify(parts)) as CountedRow[]).map((lead) => [lead.id, lead]))
    const first = new Map<string, CountedRow & Pick<OutcomeRow, 'kind' | 'at'>>()
    for (const row of rows) {
      const lead = row.merged_into === null ? row : byId.get(row.merged_into)
      if (lead && !first.has(`${lead.id}:${row.kind}`)) first.set(`${lead.id}:${row.kind}`, { ...lead, kind: row.kind, at: row.at })
    }
    return [...first.values()]
  }

  return {
    async readPeriod(from, until, limit) {
      return read(() => {
        const withBookedPart = new Set((bookedParts.all() as { id: string }[]).map(({ id }) => id))
        return {
          arrivals: (arrivals.all(from.getTime(), until.getTime(), limit) as ArrivalRow[]).map((row) => ({
            ...counted(row),
            createdAt: new Date(row.created_at),
            contactedAt: row.contacted_at === null ? null : new Date(row.contacted_at),
            booked: row.booked === 1 || withBookedPart.has(row.id),
          })),
          outcomes: ofLeads(outcomes.all(...OUTCOMES, from.getTime(), until.getTime(), limit) as OutcomeRow[]).map((row) => ({
            ...counted(row),
            kind: row.kind,
            at: new Date(row.at),
          })),
        }
      })
    },
    async listChannels(from, until, limit) {
      return read(() => (channels.all(from.getTime(), until.getTime(), limit) as Pick<CountedRow, 'channel'>[]).map(({ channel }) => channel))
    },
  }
}
