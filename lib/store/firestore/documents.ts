import 'server-only'
import type { Firestore } from 'firebase-admin/firestore'
import { EMPTY_CATALOGUE } from '@/lib/documents/document'
import type { DocumentStore } from '@/lib/documents/document-store'
import { CATALOGUE_ID, documentsFromJson, documentsToJson } from '../stored-documents'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { readFile, writeFile } from './file-parts'

interface CatalogueDocument {
  readonly revision: number
  readonly catalogue: string
}

const catalogueRef = (db: Firestore) => db.collection(COLLECTIONS.documents).doc(CATALOGUE_ID)
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
  readFile: (hash) => withDeadline(async () => readFile(await connection.open(), hash)),
})
