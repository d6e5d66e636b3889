import 'server-only'
import { randomBytes } from 'node:crypto'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { createRecordSealer, type RecordVault, type Sealer, type Vault } from '@/lib/vault'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import { openRecordKey, sealRecordKey } from '../sealed-fields'
import { COLLECTIONS } from './collections'
import type { MessageDocument } from './outbox-documents'
import { openRegistration, type RegistrationDocument } from './registration-documents'

/** The key of a registration, wrapped by the store's key, under its id. Missing for registrations stored by an earlier version. */
interface KeyDocument {
  readonly wrapped: Buffer
}

const MAX_CACHED = 5_000

export interface RecordKeys {
  /** Has no registration's key; used for hashing. */
  readonly vault: Vault
  /**
   * Reads keys outside of any transaction, since keys never change.
   * @returns the vault of these registrations, and of no others
   */
  readonly load: (db: Firestore, registrationIds: readonly string[]) => Promise<RecordVault>
  /** Creates a registration's key, written with the same batch or transaction. @returns the vault of this one */
  readonly create: (db: Firestore, writes: Pick<Transaction | WriteBatch, 'create'>, registrationId: string) => RecordVault
  /** Drops keys from memory. */
  readonly forget: (registrationIds: readonly string[]) => void
}

export const keyRef = (db: Firestore, registrationId: string): DocumentReference => db.collection(COLLECTIONS.recordKeys).doc(registrationId)

/** A damaged key fails when its registration is decrypted, and affects nothing else. */
function refusing(error: Error): Sealer {
  const refuse = () => {
    throw error
  }
  return { seal: refuse, open: refuse }
}

/** One for each store. */
export function recordKeys(store: Vault): RecordKeys {
  /** Caches existing keys only: another instance may create a missing one. */
  const cache = new Map<string, Sealer>()

  const vaultOf = (sealers: ReadonlyMap<string, Sealer>): RecordVault => ({
    digest: (purpose, value) => store.digest(purpose, value),
    of(id) {
      const sealer = sealers.get(id)
      return sealer ?? refusing(new Error(`the key of registration ${id} was not read`))
    },
  })

  function sealerOf(snapshot: DocumentSnapshot): Sealer {
    if (!snapshot.exists) return store
    const { wrapped } = snapshot.data() as KeyDocument
    let sealer: Sealer
    try {
      sealer = createRecordSealer(openRecordKey(wrapped, snapshot.id, store), store)
    } catch (cause) {
      return refusing(new Error(`the key of registration ${snapshot.id} is damaged`, { cause }))
    }
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(snapshot.id, sealer)
    return sealer
  }

  return {
    vault: store,
    async load(db, registrationIds) {
      const sealers = new Map<string, Sealer>()
      const missing: DocumentReference[] = []
      for (const id of new Set(registrationIds)) {
        const cached = cache.get(id)
        if (cached) sealers.set(id, cached)
        else missing.push(keyRef(db, id))
      }
      if (missing.length > 0) for (const snapshot of await db.getAll(...missing)) sealers.set(snapshot.id, sealerOf(snapshot))
      return vaultOf(sealers)
    },
    create(db, writes, id) {
      const key = randomBytes(32)
      writes.create(keyRef(db, id), { wrapped: sealRecordKey(key, id, store) } satisfies KeyDocument)
      return vaultOf(new Map([[id, createRecordSealer(key, store)]]))
    },
    forget(registrationIds) {
      for (const id of registrationIds) cache.delete(id)
    },
  }
}

/** Looks up no key for a missing or damaged document. */
const isKeyOwner = (id: unknown): id is string => typeof id === 'string' && id !== '' && !id.includes('/')

/** The vault of messages' registrations. */
export const keysOfMessages = (db: Firestore, messages: readonly DocumentSnapshot[], keys: RecordKeys): Promise<RecordVault> =>
  keys.load(
    db,
    messages.flatMap((one) => (isKeyOwner(one.get('registrationId')) ? [(one.data() as MessageDocument).registrationId] : [])),
  )

/** Decrypts documents of existing registrations. */
export async function openRegistrations(db: Firestore, registrations: readonly DocumentSnapshot[], keys: RecordKeys): Promise<StoredRegistration[]> {
  const vault = await keys.load(
    db,
    registrations.map(({ id }) => id),
  )
  return registrations.map((one) => openRegistration(one.id, one.data() as RegistrationDocument, vault))
}
