import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import type { Hasher } from '@/lib/vault'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import { OPENED_TOGETHER, scanned } from '../scanned'
import type { ReadStore, RegistrationPosition, RegistrationQuery, ScanQuery } from '@/lib/registrations/read-store'
import type { SqliteDatabase } from './driver'
import { registrationQuery } from './registration-query'
import type { RegistrationRow } from './registration-rows'
import { read } from './transaction'

/** Maximum rows that one statement reads: some milliseconds. */
const WALKED_TOGETHER = 2000

type Position = Pick<RegistrationRow, 'created_at' | 'id'>

const positionOf = ({ created_at, id }: Position): RegistrationPosition => ({ createdAt: new Date(created_at), id })

/** Reads possibly all registrations in steps, with a turn of the event loop between them. */
export function registrationScan(
  database: SqliteDatabase,
  vault: Hasher,
  open: (rows: readonly RegistrationRow[]) => StoredRegistration[],
): Pick<ReadStore, 'countMatching' | 'scan'> & {
  readonly listFiltered: (query: RegistrationQuery, indexed: RegistrationQuery) => Promise<StoredRegistration[]>
} {
  /** Rows of a query, page by page: each continues after the last one. */
  async function* pages(query: ScanQuery, limit: number): AsyncGenerator<RegistrationRow[]> {
    for (let after: RegistrationPosition | undefined; ; await nextTurn()) {
      const { sql, values } = registrationQuery({ ...query, limit, ...(after && { after }) }, vault)
      const rows = await read(() => database.prepare(sql).all(...values) as RegistrationRow[])
      const last = rows.at(-1)
      if (last) yield rows
      if (!last || rows.length < limit) return
      after = positionOf(last)
    }
  }

  /** The last position of the next {@link WALKED_TOGETHER} rows of a query; undefined if fewer are left. */
  function endOfStep(query: RegistrationQuery): RegistrationPosition | undefined {
    const { sql, values } = registrationQuery({ ...query, limit: 1 }, vault, 'r.created_at, r.id')
    const [row] = database.prepare(`${sql} OFFSET ${WALKED_TOGETHER - 1}`).all(...values) as Position[]
    return row && positionOf(row)
  }

  return {
    async countMatching(query) {
      let [count, step] = [0, { ...query, limit: WALKED_TOGETHER } as RegistrationQuery]
      for (let end = await read(() => endOfStep(step)); end; end = await read(() => endOfStep(step))) {
        count += WALKED_TOGETHER
        step = { ...step, after: end }
        await nextTurn()
      }
      const { sql, values } = registrationQuery(step, vault, '1')
      const [rest] = await read(() => database.prepare(`SELECT count(*) AS n FROM (${sql})`).all(...values) as { n: number }[])
      return count + (rest?.n ?? 0)
    },
    async *scan(query) {
      // Decrypting reads keys, which can fail like the rows.
      for await (const rows of pages(query, OPENED_TOGETHER)) yield scanned(await read(() => open(rows)))
    },
    /** A page of a query that an index serves in part. @param indexed that part */
    async listFiltered(query, indexed) {
      const found: StoredRegistration[] = []
      for (let after = query.after; ; await nextTurn()) {
        const step = { limit: query.limit - found.length, ...(after && { after }) }
        const end = await read(() => endOfStep({ ...indexed, ...step }))
        const { sql, values } = registrationQuery({ ...query, ...step }, vault, 'r.*', end)
        found.push(...(await read(() => open(database.prepare(sql).all(...values) as RegistrationRow[]))))
        if (!end || found.length >= query.limit) return found
        after = end
      }
    },
  }
}
