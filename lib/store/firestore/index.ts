import 'server-only'
import type { Vault } from '@/lib/vault'
import type { FirebaseApp } from '@/lib/accounts/firebase/app'
import type { Store } from '../store'
import { firestoreAccountStore } from './accounts'
import { withDeadline } from './deadline'
import { firestoreArchiveStore } from './archive'
import { firestoreAuditStore } from './audit'
import { COLLECTIONS } from './collections'
import { connectFirestore } from './connection'
import { firestoreDutyStore } from './duty'
import { firestoreDocumentStore } from './documents'
import { firestoreFactStore } from './facts'
import { firestoreMailingStore } from './mailings'
import { firestoreMediaStore } from './media'
import { firestoreOutboxStore } from './outbox'
import { firestorePageCountStore } from './page-counts'
import { firestorePressStore } from './press'
import { firestoreQrCodeStore } from './qr-codes'
import { recordKeys } from './record-keys'
import { firestoreRecordStore } from './records'
import { firestoreRegistrationStore } from './registrations'
import { firestoreReportStore } from './reports'
import { firestoreRetentionStore } from './retention'
import { firestoreSavedFilterStore } from './saved-filters'
import { firestoreSessionStore } from './sessions'
import { firestoreVisitStore } from './visits'

/**
 * The store for many instances. Loads the SDK and uses the network only on first use.
 * @param app closed with the store
 * @param vault its key is the operator's (DATA_KEY): every instance needs the same one
 */
export function createFirestoreStore(app: FirebaseApp, vault: Vault): Store {
  const connection = connectFirestore(app, vault)
  const keys = recordKeys(vault)
  return {
    registrations: firestoreRegistrationStore(connection, keys),
    outbox: firestoreOutboxStore(connection, keys),
    mailings: firestoreMailingStore(connection),
    qrCodes: firestoreQrCodeStore(connection),
    visits: firestoreVisitStore(connection, keys),
    savedFilters: firestoreSavedFilterStore(connection),
    facts: firestoreFactStore(connection),
    documents: firestoreDocumentStore(connection),
    archive: firestoreArchiveStore(connection),
    press: firestorePressStore(connection),
    media: firestoreMediaStore(connection),
    accounts: firestoreAccountStore(connection, vault),
    sessions: firestoreSessionStore(connection),
    duty: firestoreDutyStore(connection),
    audit: firestoreAuditStore(connection),
    pageCounts: firestorePageCountStore(connection),
    reports: firestoreReportStore(connection),
    retention: firestoreRetentionStore(connection),
    records: firestoreRecordStore(connection, keys),
    check: () =>
      withDeadline(async () => {
        const { db } = await connection.open()
        await db.collection(COLLECTIONS.meta).doc('check').set({ at: Date.now() })
      }),
    close: () => connection.close(),
  }
}
