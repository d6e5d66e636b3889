import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import type { Query } from 'firebase-admin/firestore'
import { OPENED_TOGETHER, scanned } from '../scanned'
import type { ReadStore, RegistrationQuery } from '@/lib/registrations/read-store'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { openRegistrations, type RecordKeys } from './record-keys'

/** Documents of one response: few enough to process without a long pause. */
const READ_TOGETHER = 200

/** @param queryOf a page of the inbox, or all of it without a `limit` */
export function registrationScan(
  connection: FirestoreConnection,
  queryOf: (connected: Connected, query: Omit<RegistrationQuery, 'limit'> & { readonly limit?: number }) => Query,
  keys: RecordKeys,
): Pick<ReadStore, 'countMatching' | 'scan'> {
  return {
    countMatching: (query) =>
      withDeadline(
        async () =>
          (
            await queryOf(await connection.open(), query)
              .count()
              .get()
          ).data().count,
        BULK_DEADLINE_MS,
      ),
    async *scan(query) {
      for (let after: RegistrationQuery['after']; ;) {
        const position = after
        const { docs } = await withDeadline(async () =>
          queryOf(await connection.open(), { ...query, limit: READ_TOGETHER, ...(position ? { after: position } : {}) }).get(),
        )
        for (let start = 0; start < docs.length; start += OPENED_TOGETHER) {
          const opened = docs.slice(start, start + OPENED_TOGETHER)
          yield scanned(await withDeadline(async () => openRegistrations((await connection.open()).db, opened, keys)))
          await nextTurn()
        }
        const last = docs.at(-1)
        if (!last || docs.length < READ_TOGETHER) return
        after = { createdAt: new Date(last.get('createdAt') as number), id: last.id }
      }
    },
  }
}
