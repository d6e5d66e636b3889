import 'server-only'
import type { Firestore } from 'firebase-admin/firestore'
import { EMPTY_CATALOGUE } from '@/lib/documents/document'
import { fileParts, type DocumentStore, type StoredFile } from '@/lib/documents/document-store'
import { CATALOGUE_ID, documentsFromJson, documentsToJson, fileOf } from '../stored-documents'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'

interface CatalogueDocument {
  readonly revision: number
  readonly catalogue: string
}

/** Parts in a commit: Firestore takes 10 MiB. */
const PARTS_A_COMMIT = 8

const catalogueRef = (db: Firestore) => db.collection(COLLECTIONS.documents).doc(CATALOGUE_ID)
/** The number sorts as it is written. */
const NUMBER_DIGITS = 4
const partRef = (db: Firestore, hash: string, number: number) =>
  db.collection(COLLECTIONS.fileParts).doc(`${hash}:${String(number).padStart(NUMBER_DIGITS, '0')}`)

/** Before the transaction, which would be too large: parts that no version names do no harm, and the same upload writes them again. */
async function writeFile(db: Firestore, file: StoredFile): Promise<void> {
  const parts = fileParts(file)
  for (let at = 0; at < parts.length; at += PARTS_A_COMMIT) {
    const batch = db.batch()
    for (const [index, bytes] of parts.slice(at, at + PARTS_A_COMMIT).entries()) batch.set(partRef(db, file.hash, at + index), { bytes: Buffer.from(bytes) })
    await batch.commit()
  }
}

/** Documents for visitors, and their files. */
export const firestoreDocumentStore = (connection: FirestoreConnection): DocumentStore => ({
  read: () =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const found = (await catalogueRef(db).get()).data() as CatalogueDocument | undefined
      return found ? { revision: found.revision, ...documentsFromJson(found.catalogue) } : EMPTY_CATALOGUE
    }),
  write: (documents, basedOn, file, audit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      if (file) await writeFile(db, file)
      return db.runTransaction(async (transaction) => {
        const found = (await transaction.get(catalogueRef(db))).data() as CatalogueDocument | undefined
        if ((found?.revision ?? 0) !== basedOn) return false
        transaction.set(catalogueRef(db), { revision: basedOn + 1, catalogue: documentsToJson(documents) } satisfies CatalogueDocument)
        writeAudit(db, transaction, audit)
        return true
      })
    }, BULK_DEADLINE_MS),
  readFile: (hash) =>
    withDeadline(async () => {
      const { db, FieldPath } = await connection.open()
      const { docs } = await db.collection(COLLECTIONS.fileParts).orderBy(FieldPath.documentId()).startAt(`${hash}:`).endBefore(`${hash};`).get()
      return fileOf(
        hash,
        // A damaged part is left out: what is left has another hash.
        docs.flatMap((snapshot) => {
          const { bytes } = snapshot.data() as { bytes?: unknown }
          return bytes instanceof Uint8Array ? bytes : []
        }),
      )
    }),
})
