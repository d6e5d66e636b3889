import 'server-only'
import type { PageCount, PageCountStore } from '@/lib/attribution/page-count-store'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { deleteByQuery } from './delete-by-query'

type Counted = Pick<PageCount, 'views' | 'popups' | 'registrations'>

/** One for each day and page, so that a report reads as many documents as there are pages. */
interface PageCountDocument extends Pick<PageCount, 'day' | 'page'> {
  readonly channels?: Readonly<Record<string, Counted>>
}

/** A path has slashes, which ids must not have. */
export const pageCountId = (day: string, page: string): string => `${day}:${Buffer.from(page).toString('base64url')}`

/** Counts a damaged value as 0. */
const countsOf = (counted: Readonly<Record<keyof Counted, unknown>> | null): Counted => {
  const number = (value: unknown) => (typeof value === 'number' ? value : 0)
  return { views: number(counted?.views), popups: number(counted?.popups), registrations: number(counted?.registrations) }
}

const byText = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
const inOrder = (a: PageCount, b: PageCount) => byText(a.day, b.day) || byText(a.page, b.page) || byText(a.channel, b.channel)

/** Sums of events on pages. */
export function firestorePageCountStore(connection: FirestoreConnection): PageCountStore {
  return {
    add: (counts) =>
      withDeadline(async () => {
        if (counts.length === 0) return
        const { db, FieldValue } = await connection.open()
        const documents = new Map<string, { readonly day: string; readonly page: string; readonly channels: Record<string, object> }>()
        for (const { day, page, channel, views, popups, registrations } of counts) {
          const id = pageCountId(day, page)
          const document = documents.get(id) ?? { day, page, channels: {} }
          document.channels[channel] = {
            views: FieldValue.increment(views),
            popups: FieldValue.increment(popups),
            registrations: FieldValue.increment(registrations),
          }
          documents.set(id, document)
        }
        const batch = db.batch()
        for (const [id, document] of documents) batch.set(db.collection(COLLECTIONS.pageCounts).doc(id), document, { merge: true })
        await batch.commit()
      }),
    list: (from, until) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const { docs } = await db.collection(COLLECTIONS.pageCounts).where('day', '>=', from).where('day', '<', until).get()
        return docs
          .flatMap((snapshot) => {
            const { day, page, channels } = snapshot.data() as PageCountDocument
            return Object.entries(channels ?? {}).map(([channel, counted]) => ({ day, page, channel, ...countsOf(counted) }))
          })
          .toSorted(inOrder)
      }),
    removeBefore: (day) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        await deleteByQuery(db, db.collection(COLLECTIONS.pageCounts).where('day', '<', day))
      }, BULK_DEADLINE_MS),
  }
}
