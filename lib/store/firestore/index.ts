import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { Store } from '../store'
import { firestoreAccountStore } from './accounts'
import { answering } from './answering'
import { firestoreAuditStore } from './audit'
import { COLLECTIONS } from './collections'
import { connectFirestore, type FirestoreOptions } from './connection'
import { firestoreOutboxStore } from './outbox'
import { firestorePressStore } from './press'
import { firestoreRegistrationStore } from './registrations'
import { firestoreSessionStore } from './sessions'

/**
 * The store for many instances. Nothing is asked of the network, nor is the SDK loaded, before the first use.
 * @param vault its key is the operator's (DATA_KEY): every instance needs the same one
 */
export function createFirestoreStore(options: FirestoreOptions, vault: Vault): Store {
  const connection = connectFirestore(options, vault)
  return {
    registrations: firestoreRegistrationStore(connection, vault),
    outbox: firestoreOutboxStore(connection, vault),
    press: firestorePressStore(connection),
    accounts: firestoreAccountStore(connection),
    sessions: firestoreSessionStore(connection),
    audit: firestoreAuditStore(connection),
    check: () =>
      answering(async () => {
        const { db } = await connection.open()
        await db.collection(COLLECTIONS.meta).doc('check').set({ at: Date.now() })
      }),
    close: () => connection.close(),
  }
}
