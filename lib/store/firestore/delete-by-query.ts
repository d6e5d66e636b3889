import 'server-only'
import type { Firestore, Query } from 'firebase-admin/firestore'

const BATCH_SIZE = 400

/**
 * Deletes the results of a query in batches. Not atomic: for cleanup that may stop half-way and continues the next time.
 * @returns number deleted
 */
export async function deleteByQuery(db: Firestore, query: Query): Promise<number> {
  let removed = 0
  for (;;) {
    const { docs } = await query.select().limit(BATCH_SIZE).get()
    if (docs.length === 0) return removed
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    removed += docs.length
    if (docs.length < BATCH_SIZE) return removed
  }
}
