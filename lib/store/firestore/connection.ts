import 'server-only'
import { randomUUID } from 'node:crypto'
import type { App } from 'firebase-admin/app'
import type { FieldPath, FieldValue, Firestore } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import { COLLECTIONS } from './collections'
import { codeOf, GRPC } from './answering'
import type { ServiceAccountKey } from './service-account'

export interface FirestoreOptions {
  readonly projectId: string
  /** Absent: the machine's own identity (Cloud Run) or GOOGLE_APPLICATION_CREDENTIALS. */
  readonly serviceAccount?: ServiceAccountKey | undefined
}

/** The database and the two things of its SDK that are values. */
export interface Connected {
  readonly db: Firestore
  readonly FieldPath: typeof FieldPath
  readonly FieldValue: typeof FieldValue
}

export interface FirestoreConnection {
  /** Connects at first use: whoever runs the embedded store never loads the SDK. */
  open(): Promise<Connected>
  close(): Promise<void>
}

/**
 * Refuses a database that was written with another data key, as the embedded store does: see sqlite/data-key-check.ts.
 */
async function checkDataKey(db: Firestore, vault: Vault): Promise<void> {
  const ref = db.collection(COLLECTIONS.meta).doc('dataKey')
  await ref.create({ fingerprint: vault.fingerprint }).catch((error: unknown) => {
    if (codeOf(error) !== GRPC.alreadyExists) throw error
  })
  const known: unknown = (await ref.get()).get('fingerprint')
  if (known !== vault.fingerprint) throw new Error('데이터 키가 이 Firestore를 만든 키와 다릅니다. DATA_KEY를 원래 것으로 되돌려 주세요.')
}

/** @param vault its key must be the one that the database was first opened with */
export function connectFirestore({ projectId, serviceAccount }: FirestoreOptions, vault: Vault): FirestoreConnection {
  let app: App | undefined
  let connected: Promise<Connected> | undefined

  async function connect(): Promise<Connected> {
    const [{ applicationDefault, cert, initializeApp }, { FieldPath, FieldValue, getFirestore }] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/firestore')])
    app ??= initializeApp({ projectId, credential: serviceAccount ? cert(serviceAccount) : applicationDefault() }, `store-${randomUUID()}`)
    const db = getFirestore(app)
    await checkDataKey(db, vault)
    return { db, FieldPath, FieldValue }
  }

  return {
    open() {
      // A failed first try is forgotten, so that the next request tries anew; another data key fails for good.
      connected ??= connect().catch((error: unknown) => {
        connected = undefined
        throw error
      })
      return connected
    },
    async close() {
      await connected?.then(({ db }) => db.terminate()).catch(() => undefined)
      if (app) await import('firebase-admin/app').then(({ deleteApp }) => deleteApp(app as App))
      app = undefined
      connected = undefined
    },
  }
}
