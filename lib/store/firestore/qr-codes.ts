import 'server-only'
import type { QrCode } from '@/lib/attribution/qr-code'
import type { QrCodeStore } from '@/lib/attribution/qr-code-store'
import { readQrCode } from '../stored-qr-code'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { createAll } from './create-all'
import { codeOf, GRPC, withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'

export interface QrCodeDocument extends Pick<QrCode, 'name' | 'medium' | 'target'> {
  readonly createdAt: number
  readonly closedAt: number | null
  readonly visits: number
}

export const toQrCode = (id: string, { name, medium, target, createdAt, closedAt }: QrCodeDocument): QrCode =>
  readQrCode({ id, name, medium, target, createdAt, closedAt })

/** QR codes. */
export function firestoreQrCodeStore(connection: FirestoreConnection): QrCodeStore {
  const documentOf = async (id: string) => (await connection.open()).db.collection(COLLECTIONS.qrCodes).doc(id)
  return {
    add: ({ id, name, medium, target, createdAt, closedAt }, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const document: QrCodeDocument = { name, medium, target, createdAt: createdAt.getTime(), closedAt: closedAt?.getTime() ?? null, visits: 0 }
        const batch = db.batch()
        batch.create(db.collection(COLLECTIONS.qrCodes).doc(id), { ...document })
        writeAudit(db, batch, audit)
        return createAll(batch)
      }),
    find: (id) =>
      withDeadline(async () => {
        const found = await (await documentOf(id)).get()
        return found.exists ? toQrCode(id, found.data() as QrCodeDocument) : null
      }),
    list: (limit) =>
      withDeadline(async () => {
        const { docs } = await sortedQuery(await connection.open(), SORTED_QUERIES.qrCodes, {})
          .limit(limit)
          .get()
        return docs.map((snapshot) => {
          const document = snapshot.data() as QrCodeDocument
          return { ...toQrCode(snapshot.id, document), scans: document.visits }
        })
      }),
    close: (id, at, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const found = await transaction.get(db.collection(COLLECTIONS.qrCodes).doc(id))
          if (!found.exists || (found.data() as QrCodeDocument).closedAt !== null) return false
          transaction.update(found.ref, { closedAt: at.getTime() } satisfies Partial<QrCodeDocument>)
          writeAudit(db, transaction, audit)
          return true
        })
      }),
    addScans: (counts) =>
      withDeadline(async () => {
        if (counts.size === 0) return
        const { db, FieldValue } = await connection.open()
        // Codes are never removed, so either all of them exist or none is written.
        const batch = db.batch()
        for (const [id, count] of counts) batch.update(db.collection(COLLECTIONS.qrCodes).doc(id), { visits: FieldValue.increment(count) })
        try {
          await batch.commit()
        } catch (error) {
          if (codeOf(error) !== GRPC.notFound) throw error
        }
      }),
  }
}
