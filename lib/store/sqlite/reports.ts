import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import { OUTCOMES, type Arrival, type OutcomeKind, type ReportStore } from '@/lib/registrations/report-store'
import type { SqliteDatabase } from './driver'
import { read } from './transaction'

interface CountedRow {
  id: string
  channel: string | null
  assignee: string | null
  unit: string | null
}
type ArrivalRow = CountedRow & { created_at: number; contacted_at: number | null; booked: number }
type RegistrationRow = CountedRow & { quarantine: string | null; merged_into: string | null }
interface OutcomeRow {
  id: string
  kind: OutcomeKind
  at: number
}

/** Arrivals read in one turn of the event loop: some 3 ms, as a page may be rendered in the same turn. */
const STEP = 250

const counted = ({ id, channel, assignee, unit }: CountedRow) => ({ id, channel, assignee, unit })

export function sqliteReportStore(database: SqliteDatabase): ReportStore {
  const arrivals = database.prepare(`
    SELECT r.id, r.created_at, r.contacted_at, r.channel, r.assignee, r.wished_unit AS unit,
      EXISTS (SELECT 1 FROM visits v WHERE v.registration_id = r.id) AS booked
    FROM registrations r WHERE r.quarantine IS NULL AND (r.created_at, r.id) > (?, ?) AND r.created_at < ?
    ORDER BY r.created_at, r.id LIMIT ?`)
  // Without the registrations: most results belong to registrations of the same period, which are read already.
  const outcomes = database.prepare(`
    SELECT e.registration_id AS id, e.kind, min(e.at) AS at FROM registration_events e
    WHERE e.kind IN (${OUTCOMES.map(() => '?').join(', ')}) AND e.at >= ? AND e.at < ?
      AND NOT EXISTS (
        SELECT 1 FROM registration_events w INDEXED BY registration_events_withdrawn WHERE w.registration_id = e.registration_id AND w.kind = 'withdrawn' AND w.subject = e.id
      )
    GROUP BY e.registration_id, e.kind ORDER BY min(e.at), e.registration_id, e.kind LIMIT ?`)
  const channels = database.prepare(
    'SELECT channel FROM registrations WHERE quarantine IS NULL AND created_at >= ? AND created_at < ? ORDER BY created_at, id LIMIT ?',
  )
  const registrations = database.prepare(
    'SELECT id, channel, assignee, wished_unit AS unit, quarantine, merged_into FROM registrations WHERE id IN (SELECT value FROM json_each(?))',
  )
  const bookedMerged = database.prepare(
    'SELECT m.merged_into AS id FROM registrations m INDEXED BY registrations_merged JOIN visits v ON v.registration_id = m.id WHERE m.merged_into IS NOT NULL',
  )

  const readByIds = (ids: readonly string[]) => (ids.length === 0 ? [] : (registrations.all(JSON.stringify([...new Set(ids)])) as RegistrationRow[]))

  /** @param each called with the rows of a step, in its turn of the event loop */
  async function readArrivals(from: Date, until: Date, limit: number, each: (rows: readonly ArrivalRow[]) => void): Promise<void> {
    let count = 0
    let after: Pick<ArrivalRow, 'created_at' | 'id'> = { created_at: from.getTime(), id: '' }
    for (;;) {
      const step = Math.min(STEP, limit - count)
      const rows = await read(() => arrivals.all(after.created_at, after.id, until.getTime(), step) as ArrivalRow[])
      each(rows)
      count += rows.length
      const last = rows.at(-1)
      if (!last || rows.length < STEP || count === limit) return
      after = last
      await nextTurn()
    }
  }

  /** Adds the registrations that results count for: for a merged one, its primary one. @param known by id, of the period */
  function addPrimaries(ids: readonly string[], known: Map<string, CountedRow>): void {
    const others = readByIds(ids.filter((id) => !known.has(id)))
    const mergedRegistrations = others.filter(({ merged_into }) => merged_into !== null)
    const primaries = readByIds(mergedRegistrations.flatMap(({ merged_into }) => (merged_into !== null && !known.has(merged_into) ? merged_into : [])))
    for (const row of [...others, ...primaries]) if (row.quarantine === null) known.set(row.id, row)
    for (const { id, merged_into } of mergedRegistrations) {
      const primary = known.get(merged_into ?? '')
      if (primary) known.set(id, primary)
    }
  }

  /** The first of each kind of a primary registration. @param rows by time */
  function firstOfEach(rows: readonly OutcomeRow[], primaries: ReadonlyMap<string, CountedRow>) {
    const first = new Map<string, CountedRow & Pick<OutcomeRow, 'kind' | 'at'>>()
    for (const { id, kind, at } of rows) {
      const primary = primaries.get(id)
      if (primary && !first.has(`${primary.id}:${kind}`)) first.set(`${primary.id}:${kind}`, { ...primary, kind, at })
    }
    return [...first.values()]
  }

  return {
    async readPeriod(from, until, limit) {
      const withBookedMerged = await read(() => new Set((bookedMerged.all() as { id: string }[]).map(({ id }) => id)))
      const known = new Map<string, CountedRow>()
      const arrived: Arrival[] = []
      await nextTurn()
      await readArrivals(from, until, limit, (rows) => {
        for (const row of rows) {
          known.set(row.id, row)
          arrived.push({
            ...counted(row),
            createdAt: new Date(row.created_at),
            contactedAt: row.contacted_at === null ? null : new Date(row.contacted_at),
            booked: row.booked === 1 || withBookedMerged.has(row.id),
          })
        }
      })
      await nextTurn()
      return read(() => {
        const results = outcomes.all(...OUTCOMES, from.getTime(), until.getTime(), limit) as OutcomeRow[]
        addPrimaries(
          results.map(({ id }) => id),
          known,
        )
        return {
          arrivals: arrived,
          outcomes: firstOfEach(results, known).map((row) => ({
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
