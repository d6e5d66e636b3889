import 'server-only'
import { QUARANTINE_REASONS, SUSPICIONS, type QuarantineReason, type Suspicion } from '@/lib/registrations/stored-registration'
import { STATUSES, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { CountStore } from '@/lib/registrations/read-store'
import type { RemovalStore } from '@/lib/registrations/removal-store'
import type { SqliteDatabase } from './driver'
import { TIMES_END, timeOrEpoch } from '../stored-time'
import { MERGED } from './registration-rows'
import { read } from './transaction'

/** For a registration whose date is damaged. */
const MISDATED = `(created_at < 0 OR created_at >= ${TIMES_END})`

interface CountRow {
  status: RegistrationStatus
  /** Empty: none. */
  quarantine: QuarantineReason | typeof MERGED | ''
  n: number
}

/** How many registrations there are, by status, reason, mark and age. */
export function registrationCounts(database: SqliteDatabase): CountStore & Pick<RemovalStore, 'listIdsBefore' | 'countBefore'> {
  const readCounts = () => database.prepare('SELECT status, quarantine, n FROM registration_counts').all() as CountRow[]
  const sumOf = (rows: readonly CountRow[], belongs: (row: CountRow) => boolean) => rows.filter(belongs).reduce((total, { n }) => total + n, 0)
  const byReasonOf = (rows: readonly CountRow[]) =>
    Object.fromEntries(QUARANTINE_REASONS.map((reason) => [reason, sumOf(rows, (row) => row.quarantine === reason)])) as Record<QuarantineReason, number>
  return {
    async count() {
      return read(() => {
        const rows = readCounts()
        const byStatus = Object.fromEntries(STATUSES.map((status) => [status, sumOf(rows, (row) => row.quarantine === '' && row.status === status)])) as Record<
          RegistrationStatus,
          number
        >
        return { byStatus, byReason: byReasonOf(rows), quarantined: sumOf(rows, (row) => row.quarantine !== '' && row.quarantine !== MERGED) }
      })
    },
    async countQuarantined() {
      return read(() => byReasonOf(readCounts()))
    },
    async countSuspected() {
      return read(() => {
        const rows = database
          .prepare(
            "SELECT suspicion, count(*) AS n FROM registrations INDEXED BY registrations_suspected_new WHERE suspicion IS NOT NULL AND quarantine IS NULL AND status = 'new' GROUP BY suspicion",
          )
          .all() as { suspicion: Suspicion; n: number }[]
        return Object.fromEntries(SUSPICIONS.map((suspicion) => [suspicion, rows.find((row) => row.suspicion === suspicion)?.n ?? 0])) as Record<
          Suspicion,
          number
        >
      })
    },
    async newestAt(until) {
      return read(() => {
        const [row] = database
          .prepare('SELECT created_at AS at FROM registrations WHERE quarantine IS NULL AND created_at < ? ORDER BY created_at DESC, id DESC LIMIT 1')
          .all(until?.getTime() ?? TIMES_END) as { at: number }[]
        return row ? timeOrEpoch(row.at) : null
      })
    },
    async countQuarantinedSince(at) {
      return read(
        () =>
          (
            database
              .prepare('SELECT count(*) AS n FROM registrations WHERE quarantine IS NOT NULL AND merged_into IS NULL AND created_at >= ?')
              .all(at.getTime()) as { n: number }[]
          )[0]?.n ?? 0,
      )
    },
    async listIdsBefore(at, limit) {
      return read(() =>
        [
          ...(database
            .prepare('SELECT id FROM registrations WHERE created_at >= 0 AND created_at < ? ORDER BY created_at, id LIMIT ?')
            .all(at.getTime(), limit) as { id: string }[]),
          ...(database.prepare(`SELECT id FROM registrations WHERE ${MISDATED} AND updated_at < ? LIMIT ?`).all(at.getTime(), limit) as { id: string }[]),
        ]
          .slice(0, limit)
          .map(({ id }) => id),
      )
    },
    async countBefore(at) {
      return read(() => {
        const count = `SELECT (SELECT count(*) FROM registrations WHERE created_at >= 0 AND created_at < ?1)
          + (SELECT count(*) FROM registrations WHERE ${MISDATED} AND updated_at < ?1) AS n`
        return (database.prepare(count).all(at.getTime()) as { n: number }[])[0]?.n ?? 0
      })
    },
  }
}
