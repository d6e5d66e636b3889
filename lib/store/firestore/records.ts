import 'server-only'
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import type { RecordVault, Vault } from '@/lib/vault'
import { forgetUnnamed, forgetUnreadable, isLookedUp, metUnreadable, unreadableIn } from '../met-records'
import type { RecordKind, RecordStore } from '../record-store'
import { documentsFromJson } from '../stored-documents'
import { hoursFromJson } from '../stored-hours'
import { toMailing, type StoredMailing } from '../stored-mailing'
import { readRetention, RETENTION_ID } from '../stored-retention'
import { toAccount, type AccountDocument } from './account-documents'
import { toArticle, type ArticleDocument } from './article-documents'
import { COLLECTIONS, type CollectionName } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
import { openMessage, type MessageDocument } from './outbox-documents'
import type { RecordKeys } from './record-keys'
import { toQrCode, type QrCodeDocument } from './qr-codes'
import { openNoteDocument, openRegistration, type NoteDocument, type RegistrationDocument } from './registration-documents'
import { openEventDocument, type EventDocument } from './registration-events'
import { totpOf } from './second-factors'
import { toVisit, type HoursDocument } from './visit-documents'

/** How to find and decrypt the records of a kind; decrypting notes failures. */
interface Check {
  readonly collection: CollectionName
  /** Field that holds the record's id; absent: the document's own id. */
  readonly idField?: string
  readonly open: (snapshot: DocumentSnapshot, vault: RecordVault, store: Vault) => void
  /** Id of the registration whose key decrypts it. */
  readonly owner?: (snapshot: DocumentSnapshot) => unknown
}

const registrationOf = (snapshot: DocumentSnapshot): unknown => snapshot.get('registrationId')

const CHECKS: Readonly<Record<RecordKind, Check>> = {
  registration: {
    collection: COLLECTIONS.registrations,
    owner: ({ id }) => id,
    open: (snapshot, vault) => void openRegistration(snapshot.id, snapshot.data() as RegistrationDocument, vault),
  },
  note: {
    collection: COLLECTIONS.notes,
    owner: registrationOf,
    idField: 'registrationId',
    open: (snapshot, vault) => void openNoteDocument(snapshot.id, snapshot.data() as NoteDocument, vault),
  },
  event: {
    collection: COLLECTIONS.events,
    owner: registrationOf,
    idField: 'registrationId',
    open: (snapshot, vault) => void openEventDocument(snapshot.data() as EventDocument, vault),
  },
  visit: { collection: COLLECTIONS.visits, open: (snapshot) => void toVisit(snapshot) },
  message: {
    collection: COLLECTIONS.outbox,
    owner: registrationOf,
    open: (snapshot, vault) => void openMessage(snapshot.id, snapshot.data() as MessageDocument, vault),
  },
  account: {
    collection: COLLECTIONS.accounts,
    open: (snapshot, _vault, store) => {
      toAccount(snapshot.id, snapshot.data() as AccountDocument)
      totpOf(snapshot.id, snapshot.data() as AccountDocument, store)
    },
  },
  'qr-code': { collection: COLLECTIONS.qrCodes, open: (snapshot) => void toQrCode(snapshot.id, snapshot.data() as QrCodeDocument) },
  article: { collection: COLLECTIONS.articles, open: (snapshot) => void toArticle(snapshot.id, snapshot.data() as ArticleDocument, 0) },
  hours: { collection: COLLECTIONS.visitHours, open: (snapshot) => void hoursFromJson((snapshot.data() as HoursDocument).hours) },
  documents: { collection: COLLECTIONS.documents, open: (snapshot) => void documentsFromJson(snapshot.get('catalogue')) },
  mailing: { collection: COLLECTIONS.mailings, open: (snapshot) => void toMailing(snapshot.id, snapshot.data() as StoredMailing) },
  // The collection holds other things of the store as well.
  retention: { collection: COLLECTIONS.meta, open: (snapshot) => void (snapshot.id === RETENTION_ID && readRetention(snapshot.data())) },
}
const KINDS = Object.keys(CHECKS) as RecordKind[]

/** Whether every record can be decrypted. */
export function firestoreRecordStore(connection: FirestoreConnection, keys: RecordKeys): RecordStore {
  /** @returns the unreadable ones */
  async function unreadableOf(db: Firestore, kind: RecordKind, snapshots: readonly DocumentSnapshot[]) {
    const { owner, open } = CHECKS[kind]
    const owners = owner ? snapshots.map(owner).filter((id): id is string => typeof id === 'string' && id !== '') : []
    const vault = await keys.load(db, owners)
    return unreadableIn(() => {
      for (const snapshot of snapshots) open(snapshot, vault, keys.vault)
    })
  }
  return {
    check: (after, limit) =>
      withDeadline(async () => {
        const [kind = KINDS[0], ...rest] = (after?.split(' ') ?? []) as [RecordKind?, ...string[]]
        const position = rest.join(' ')
        if (after === null) forgetUnnamed()
        if (!kind) return { checked: 0, unreadable: [], next: null }
        const { db, FieldPath } = await connection.open()
        const all: Query = db.collection(CHECKS[kind].collection).orderBy(FieldPath.documentId())
        const { docs } = await (position === '' ? all : all.startAfter(position)).limit(limit).get()
        const unreadable = await unreadableOf(db, kind, docs)
        const last = docs.at(-1)
        const following = KINDS[KINDS.indexOf(kind) + 1]
        return { checked: docs.length, unreadable, next: last && docs.length === limit ? `${kind} ${last.id}` : following ? `${following} ` : null }
      }, BULK_DEADLINE_MS),
    listUnreadable: () =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const still = await Promise.all(
          metUnreadable()
            .filter(isLookedUp)
            .map(async (record) => {
              const { collection, idField } = CHECKS[record.kind]
              const found = idField
                ? (await db.collection(collection).where(idField, '==', record.id).get()).docs
                : [await db.collection(collection).doc(record.id).get()].filter(({ exists }) => exists)
              if ((await unreadableOf(db, record.kind, found)).length > 0) return [record]
              forgetUnreadable(record)
              return []
            }),
        )
        return still.flat()
      }),
  }
}
