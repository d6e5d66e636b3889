import 'server-only'
import type { Firestore, Query } from 'firebase-admin/firestore'

const BATCH = 400

/**
 * Deletes what a query finds, a batch at a time. Not one transaction: for housekeeping, which may stop half-way and
 * goes on the next time.
 * @returns how many there were
 */
export async function removeFound(db: Firestore, query: Query): Promise<number> {
  let removed = 0
  for (;;) {
    const { docs } = await query.select().limit(BATCH).get()
    if (docs.length === 0) return removed
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    removed += docs.length
    if (docs.length < BATCH) return removed
  }
}
