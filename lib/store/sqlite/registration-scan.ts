import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Hasher } from '@/lib/vault'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import { OPENED_TOGETHER, scanned } from '../scanned'
import type { RegistrationStore, ScanQuery } from '@/lib/registrations/registration-store'
import type { SqliteDatabase } from './driver'
import { registrationQuery } from './registration-query'
import type { RegistrationRow } from './registration-rows'
import { read } from './transaction'

/** Positions that are counted in one turn of the event loop: a few milliseconds. */
const COUNTED_TOGETHER = 250

type Position = Pick<RegistrationRow, 'created_at' | 'id'>

const positionOf = ({ created_at, id }: Position) => ({ createdAt: new Date(created_at), id })

export function registrationScan(
  database: SqliteDatabase,
  vault: Hasher,
  open: (rows: readonly RegistrationRow[]) => StoredRegistration[],
): Pick<RegistrationStore, 'countMatching' | 'scan'> {
  /** Rows of a query, page by page: each continues behind the last one. */
  async function* pages<Row extends Position>(query: ScanQuery, limit: number, columns?: string): AsyncGenerator<Row[]> {
    for (let after: ReturnType<typeof positionOf> | undefined; ; await nextTurn()) {
      const { sql, values } = registrationQuery({ ...query, limit, ...(after ? { after } : {}) }, vault, columns)
      const rows = await read(() => database.prepare(sql).all(...values) as Row[])
      const last = rows.at(-1)
      if (last) yield rows
      if (!last || rows.length < limit) return
      after = positionOf(last)
    }
  }

  return {
    async countMatching(query) {
      let count = 0
      for await (const { length } of pages(query, COUNTED_TOGETHER, 'r.created_at, r.id')) count += length
      return count
    },
    async *scan(query) {
      // Opening reads keys, which can fail as the rows can.
      for await (const rows of pages<RegistrationRow>(query, OPENED_TOGETHER)) yield scanned(await read(() => open(rows)))
    },
  }
}
