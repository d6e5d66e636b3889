import 'server-only'
import type { FieldPath, FieldValue, Firestore } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/vault'
import type { FirebaseApp } from '@/lib/accounts/firebase/app'
import { codeOf, GRPC } from './deadline'
import { COLLECTIONS } from './collections'

/** The database, and the values of its SDK that adapters need. */
export interface Connected {
  readonly db: Firestore
  readonly FieldPath: typeof FieldPath
  readonly FieldValue: typeof FieldValue
}

export interface FirestoreConnection {
  /** Connects on first use. */
  open(): Promise<Connected>
  close(): Promise<void>
}

/** Refuses a database written with another data key, as the embedded store does: see sqlite/data-key-check.ts. */
async function checkDataKey(db: Firestore, vault: Vault): Promise<void> {
  const ref = db.collection(COLLECTIONS.meta).doc('dataKey')
  await ref.create({ fingerprint: vault.fingerprint }).catch((error: unknown) => {
    if (codeOf(error) !== GRPC.alreadyExists) throw error
  })
  const known: unknown = (await ref.get()).get('fingerprint')
  if (known !== vault.fingerprint) throw new Error('데이터 키가 이 Firestore를 만든 키와 다릅니다. DATA_KEY를 원래 것으로 되돌려 주세요.')
}

/** @param vault its key must be the one that the database was first opened with */
export function connectFirestore(app: FirebaseApp, vault: Vault): FirestoreConnection {
  let connected: Promise<Connected> | undefined

  async function connect(): Promise<Connected> {
    const [opened, { FieldPath, FieldValue, getFirestore }] = await Promise.all([app.open(), import('firebase-admin/firestore')])
    const db = getFirestore(opened)
    await checkDataKey(db, vault)
    return { db, FieldPath, FieldValue }
  }

  return {
    open() {
      // Forgets a failed first try, so that the next request tries again.
      connected ??= connect().catch((error: unknown) => {
        connected = undefined
        throw error
      })
      return connected
    },
    async close() {
      const opened = connected
      connected = undefined
      await opened?.then(({ db }) => db.terminate()).catch(() => undefined)
      await app.close()
    },
  }
}
