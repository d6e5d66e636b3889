import 'server-only'
import type { PressStore } from '@/lib/press/press-store'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { codeOf, GRPC, withDeadline } from './deadline'

/** An article's id, and the increase of its count. */
type ViewCount = readonly [id: string, count: number]

/** View counts of articles. */
export function articleViews(connection: FirestoreConnection): Pick<PressStore, 'addViews'> {
  async function increment(counts: readonly ViewCount[]): Promise<void> {
    const { db, FieldValue } = await connection.open()
    const batch = db.batch()
    for (const [id, count] of counts) batch.update(db.collection(COLLECTIONS.views).doc(id), { views: FieldValue.increment(count) })
    await batch.commit()
  }

  async function existingArticles(counts: readonly ViewCount[]): Promise<ViewCount[]> {
    const { db } = await connection.open()
    const found = await db.getAll(...counts.map(([id]) => db.collection(COLLECTIONS.views).doc(id)))
    return counts.filter((_count, index) => found[index]?.exists)
  }

  return {
    addViews: (counts) =>
      withDeadline(async () => {
        const all = [...counts]
        if (all.length === 0) return
        try {
          await increment(all)
        } catch (error) {
          if (codeOf(error) !== GRPC.notFound) throw error
          // A batch is all or nothing: one article was deleted, so find out which and count the others.
          const left = await existingArticles(all)
          if (left.length > 0) await increment(left)
        }
      }),
  }
}
