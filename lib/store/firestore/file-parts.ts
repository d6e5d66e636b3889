import 'server-only'
import type { Firestore } from 'firebase-admin/firestore'
import { fileParts, type StoredFile } from '@/lib/documents/document-store'
import { fileOf } from '../stored-documents'
import { COLLECTIONS } from './collections'
import type { Connected } from './connection'

/** Parts in a commit: Firestore takes 10 MiB. */
const PARTS_A_COMMIT = 8
/** The number sorts as it is written. */
const NUMBER_DIGITS = 4
const partRef = (db: Firestore, hash: string, number: number) =>
  db.collection(COLLECTIONS.fileParts).doc(`${hash}:${String(number).padStart(NUMBER_DIGITS, '0')}`)

/**
 * Stores a file under the hash of its bytes: of documents, and of the archive. Before the transaction that names it, which would be
 * too large: parts that nothing names do no harm, and the same file writes them again.
 */
export async function writeFile(db: Firestore, file: StoredFile): Promise<void> {
  const parts = fileParts(file)
  for (let at = 0; at < parts.length; at += PARTS_A_COMMIT) {
    const batch = db.batch()
    for (const [index, bytes] of parts.slice(at, at + PARTS_A_COMMIT).entries()) batch.set(partRef(db, file.hash, at + index), { bytes: Buffer.from(bytes) })
    await batch.commit()
  }
}

/** @returns null for an unknown, incomplete or changed file */
export async function readFile({ db, FieldPath }: Pick<Connected, 'db' | 'FieldPath'>, hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { docs } = await db.collection(COLLECTIONS.fileParts).orderBy(FieldPath.documentId()).startAt(`${hash}:`).endBefore(`${hash};`).get()
  return fileOf(
    hash,
    // A damaged part is left out: what is left has another hash.
    docs.flatMap((snapshot) => {
      const { bytes } = snapshot.data() as { bytes?: unknown }
      return bytes instanceof Uint8Array ? bytes : []
    }),
  )
}
