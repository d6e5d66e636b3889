import { checkRecords } from '@/lib/store/check-records'
import { COLLECTIONS } from '@/lib/store/firestore/collections'
import { connectFirestore, type Connected } from '@/lib/store/firestore/connection'
import type { Store } from '@/lib/store/store'
import { atNight } from '../support/at-night'
import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedApp, emulatedStore, freshProject } from '../support/firestore-store'
import { testVault } from '../support/registrations'
import { unreadablePicturesStay } from './press-store'
import { fillStore, STORE_OPERATIONS, STORE_READS } from '../support/store-operations'

/** Encrypted with the store's own key, or identifying the whole store: not a single record. */
const OF_THE_STORE: readonly string[] = [COLLECTIONS.meta]

/** Ways to damage a field. */
const WAYS: Readonly<Record<string, (value: unknown) => unknown>> = {
  missing: () => undefined,
  'of another type': (value) => (typeof value === 'number' ? 'text' : 4e17),
  changed: (value) =>
    Buffer.isBuffer(value) ? Buffer.concat([value.subarray(0, -1), Buffer.of(value.at(-1)! ^ 1)]) : typeof value === 'string' ? `~${value.slice(1)}` : 8.65e15,
}

async function failuresOf(store: Store): Promise<Record<string, string>> {
  const failures: Record<string, string> = {}
  await Promise.all(
    STORE_READS.map((name) =>
      STORE_OPERATIONS[name](store).then(
        () => undefined,
        (error: unknown) => void (failures[name] = error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
      ),
    ),
  )
  return failures
}

describeWithFirestore('a document that changed in Firestore', () => {
  const project = freshProject()
  let store: Store
  beforeAll(async () => {
    store = emulatedStore(project)
    await fillStore(store)
  })
  afterAll(() => store.close())

  /** The first document of each collection. */
  async function documents(db: Connected['db']) {
    const collections = Object.values(COLLECTIONS).filter((name) => !OF_THE_STORE.includes(name))
    const found = await Promise.all(collections.map((name) => db.collection(name).limit(1).get()))
    return found.flatMap(({ docs: [snapshot] }) => (snapshot ? [{ ref: snapshot.ref, before: snapshot.data(), fields: Object.keys(snapshot.data()) }] : []))
  }

  /**
   * One field of every collection at a time: field by field all reads would be made five hundred times. Each is damaged in one
   * way, which differs from field to field and from collection to collection; at night in every way.
   */
  test.each(atNight([0, 1, 2], [0]))('makes no read fail, whichever field is missing, of another type or changed (turn %i)', async (turn) => {
    const connection = connectFirestore(emulatedApp(project), testVault)
    const { db, FieldValue } = await connection.open()
    const all = await documents(db)
    const failures: Record<string, unknown> = {}
    /** What reads say while these documents are damaged, each in its field. */
    async function failuresWith(chosen: readonly ((typeof all)[number] & { field: string; way: string })[]) {
      await Promise.all(
        chosen.map(({ ref, before, field, way }) => {
          const now = WAYS[way]?.(before[field])
          return ref.update({ [field]: now === undefined ? FieldValue.delete() : now })
        }),
      )
      const found = await failuresOf(store)
      await Promise.all(chosen.map(({ ref, before }) => ref.set(before)))
      return found
    }
    expect(all.length).toBeGreaterThan(20)
    const ways = Object.keys(WAYS)
    for (let index = 0; index < Math.max(...all.map(({ fields }) => fields.length)); index += 1) {
      const chosen = all.flatMap((each, at) =>
        each.fields.slice(index, index + 1).map((field) => ({ ...each, field, way: ways[(index + at + turn) % ways.length]! })),
      )
      if (Object.keys(await failuresWith(chosen)).length === 0) continue
      for (const each of chosen) {
        const found = await failuresWith([each])
        if (Object.keys(found).length > 0) failures[`${each.ref.path}, ${each.field}, ${each.way}`] = found
      }
      failures[`round ${index}`] = chosen.map(({ ref, field, way }) => `${ref.path}, ${field}, ${way}`)
    }
    expect(failures).toEqual({})
    await connection.close()
  })

  test('keeps the pictures of an article that are unreadable, and their files, through a change, until they are replaced', async () => {
    const own = freshProject()
    const connection = connectFirestore(emulatedApp(own), testVault)
    const { db } = await connection.open()
    const another = emulatedStore(own)
    await unreadablePicturesStay(another, async (column, letter) => {
      const ref = db.collection(COLLECTIONS.articles).doc('x')
      const before = (await ref.get()).get(column) as string
      await ref.update({ [column]: `${letter}${before.slice(1)}` })
    })
    await another.close()
    await connection.close()
  })

  test('is found by the check, and other records are intact', async () => {
    expect((await checkRecords(store.records)).unreadable).toEqual([])
    const connection = connectFirestore(emulatedApp(project), testVault)
    const { db } = await connection.open()
    await db
      .collection(COLLECTIONS.registrations)
      .doc('passed')
      .update({ sealed: Buffer.alloc(40, 1) })
    await db
      .collection(COLLECTIONS.outbox)
      .doc('passed:confirmation')
      .update({ sealed: Buffer.alloc(40, 1) })
    expect((await checkRecords(store.records)).unreadable).toEqual([
      { kind: 'registration', id: 'passed' },
      { kind: 'message', id: 'passed:confirmation' },
    ])
    const listed = await store.registrations.list({ limit: 50 })
    expect(listed.filter(({ unreadable }) => unreadable).map(({ id }) => id)).toEqual(['passed'])
    expect(listed.length).toBeGreaterThan(1)
    await connection.close()
  })
})
