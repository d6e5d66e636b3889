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

/** Replaces the files of an article; `before` are the names of the old ones. */
export function replaceMedia(db: Firestore, transaction: Transaction, articleId: string, before: readonly string[], media: readonly Media[]): void {
  const collection = db.collection(COLLECTIONS.media)
  const kept = new Set(media.map(({ id }) => id))
  for (const id of new Set(before)) if (!kept.has(id)) transaction.delete(collection.doc(id))
  for (const { id, bytes } of media) transaction.set(collection.doc(id), { articleId, bytes: Buffer.from(bytes) } satisfies MediaDocument)
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
