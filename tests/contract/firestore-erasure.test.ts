import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import { createRecordSealer, type Sealer } from '@/lib/vault'
import { COLLECTIONS } from '@/lib/store/firestore/collections'
import { connectFirestore } from '@/lib/store/firestore/connection'
import { contextOf, openRecordKey } from '@/lib/store/sealed-fields'
import { DELETED, fillToErase, phoneOf, readWhole } from '../support/fill-to-erase'
import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedApp, emulatedStore, freshProject } from '../support/firestore-store'
import { testVault } from '../support/registrations'

interface Stored {
  readonly collection: string
  readonly id: string
  readonly data: DocumentData
}

/** Every document of every collection. */
async function everything(db: Firestore): Promise<Stored[]> {
  const collections = await db.listCollections()
  const found = await Promise.all(
    collections.map(async (collection) => (await collection.get()).docs.map((one) => ({ collection: collection.id, id: one.id, data: one.data() }))),
  )
  return found.flat()
}

const CONTEXTS: Readonly<Record<string, (registrationId: string, id: string) => string>> = {
  [COLLECTIONS.registrations]: contextOf.registration,
  [COLLECTIONS.notes]: contextOf.note,
  [COLLECTIONS.events]: contextOf.event,
  [COLLECTIONS.outbox]: contextOf.message,
}
const ownerOf = ({ id, data }: Stored) => (data.registrationId as string | undefined) ?? id
const sealedIn = (documents: readonly Stored[]) => documents.filter(({ collection, data }) => CONTEXTS[collection] && data.sealed)

/** Whether someone with the data key and these documents can decrypt a value. */
function opens(value: Stored, documents: readonly Stored[]): boolean {
  const context = CONTEXTS[value.collection]?.(ownerOf(value), value.id) ?? ''
  const keys = documents
    .filter(({ collection }) => collection === COLLECTIONS.recordKeys)
    .map(({ id, data }) => createRecordSealer(openRecordKey(data.wrapped as Buffer, id, testVault), testVault))
  return [testVault as Sealer, ...keys].some((sealer) => {
    try {
      sealer.open(value.data.sealed as Buffer, context)
      return true
    } catch {
      return false
    }
  })
}

describeWithFirestore('erasure in Firestore', () => {
  async function connected() {
    const project = freshProject()
    const connection = connectFirestore(emulatedApp(project), testVault)
    return { project, store: emulatedStore(project), connection, db: (await connection.open()).db }
  }

  test('deletes every document of deleted registrations, makes earlier copies unreadable, and keeps the others intact', async () => {
    const { store, connection, db } = await connected()
    const ids = await fillToErase(store, 12)
    const [gone, kept] = [ids.filter((_id, n) => n % 2 === 0), ids.filter((_id, n) => n % 2 === 1)]
    const [copied, before] = [await everything(db), await readWhole(store, kept)]
    const values = sealedIn(copied)
    expect(values).toHaveLength(12 * 5)
    expect(values.every((value) => opens(value, copied))).toBe(true)
    for (const id of gone) await store.registrations.remove([id], DELETED)
    const left = await everything(db)
    const ofGone = (one: Stored) => gone.includes(ownerOf(one)) || gone.some((id) => one.id.includes(id))
    expect(left.filter(ofGone)).toEqual([])
    // An earlier backup has the encrypted values; their keys were in another collection, and are gone.
    expect(values.filter(ofGone).filter((value) => opens(value, left))).toEqual([])
    expect(values.filter((value) => !ofGone(value)).every((value) => opens(value, left))).toBe(true)
    const hashes = new Set(gone.map((id) => testVault.digest('phone', phoneOf(ids.indexOf(id)))))
    expect(left.filter(({ id, data }) => hashes.has(id) || [...hashes].some((hash) => JSON.stringify(data).includes(hash)))).toEqual([])
    expect(await readWhole(store, kept)).toEqual(before)
    await Promise.all([store.close(), connection.close()])
  })

  test('reads data of an earlier version, and encrypts it again in resumable steps', async () => {
    const { project, store, connection, db } = await connected()
    const ids = await fillToErase(store, 5)
    const before = await readWhole(store, ids)
    await store.close()
    // As the previous version wrote it.
    const documents = await everything(db)
    const keys = new Map(
      documents
        .filter(({ collection }) => collection === COLLECTIONS.recordKeys)
        .map(({ id, data }) => [id, createRecordSealer(openRecordKey(data.wrapped as Buffer, id, testVault), testVault)]),
    )
    for (const value of sealedIn(documents)) {
      const context = CONTEXTS[value.collection]?.(ownerOf(value), value.id) ?? ''
      const text = keys.get(ownerOf(value))?.open(value.data.sealed as Buffer, context) ?? ''
      await db
        .collection(value.collection)
        .doc(value.id)
        .update({ sealed: testVault.seal(text, context) })
    }
    for (const id of ids) await db.collection(COLLECTIONS.recordKeys).doc(id).delete()

    const again = emulatedStore(project)
    expect(await readWhole(again, ids)).toEqual(before)
    expect(await again.registrations.addRecordKeys(2)).toBe(false)
    expect(await readWhole(again, ids)).toEqual(before)
    while (!(await again.registrations.addRecordKeys(2)));
    expect(await readWhole(again, ids)).toEqual(before)
    const left = sealedIn(await everything(db))
    expect(left).toHaveLength(5 * 5)
    expect(left.filter(({ data }) => (data.sealed as Buffer)[0] !== 2)).toEqual([])
    await Promise.all([again.close(), connection.close()])
  })
})
