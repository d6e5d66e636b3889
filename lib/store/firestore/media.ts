import 'server-only'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { Media, MediaStore } from '@/lib/press/media-store'
import { withDeadline } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'

interface MediaDocument {
  readonly articleId: string
  readonly bytes: Buffer
}

/**
 * Adds files of an article, and removes those that it no longer names.
 * @param before the names that could be read of those that it had: files of unreadable ones stay
 * @param named the names of all that it has now
 */
export function replaceMedia(
  db: Firestore,
  transaction: Transaction,
  articleId: string,
  { before = [], named = [], added = [] }: { readonly before?: readonly string[]; readonly named?: readonly string[]; readonly added?: readonly Media[] },
): void {
  const collection = db.collection(COLLECTIONS.media)
  const kept = new Set(named)
  for (const id of new Set(before)) if (!kept.has(id)) transaction.delete(collection.doc(id))
  for (const { id, bytes } of added) transaction.set(collection.doc(id), { articleId, bytes: Buffer.from(bytes) } satisfies MediaDocument)
}

/** The names of all files of an article, also of those that it no longer names because that was unreadable. */
export async function mediaIds(db: Firestore, transaction: Transaction, articleId: string): Promise<string[]> {
  const { docs } = await transaction.get(db.collection(COLLECTIONS.media).where('articleId', '==', articleId).select())
  return docs.map(({ id }) => id)
}

export function firestoreMediaStore(connection: FirestoreConnection): MediaStore {
  return {
    find: (id) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const found = await db.collection(COLLECTIONS.media).doc(id).get()
        return found.exists ? new Uint8Array((found.data() as MediaDocument).bytes) : null
      }),
  }
}
