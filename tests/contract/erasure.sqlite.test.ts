import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { AuditEntry } from '@/lib/store/audit-store'
import { createSqliteStore, removeErased } from '@/lib/store/sqlite'
import { backUp, keysCopyOf } from '@/lib/store/sqlite/backup'
import { restore } from '@/lib/store/sqlite/restore'
import type { Store } from '@/lib/store/store'
import { searchErased, tracesOf } from '../support/erased-registrations'
import { MORNING, registerRequest, registerServices, testVault, validBody } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

/* A registration that the office deleted cannot be read any more, whoever has the disk and the data key. */

const audit: AuditEntry = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.delete', subject: null, detail: null }
const phoneOf = (n: number) => `0105555${String(n).padStart(4, '0')}`

let elsewhere: string
let opened: ReturnType<typeof temporaryStore>
beforeEach(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  opened = temporaryStore()
})
afterEach(async () => {
  await opened.dispose().catch(() => undefined)
  rmSync(elsewhere, { recursive: true, force: true })
})

async function fill(store: Store, count: number): Promise<string[]> {
  const { services } = registerServices(store)
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const body = validBody({ phone: phoneOf(n), email: `visitor${n}@example.com`, message: `문의 ${n} 드립니다`, marketingConsent: true })
    const outcome = await registerVisitor(services, registerRequest({ body }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    ids.push(outcome.id)
    await store.registrations.addNote({ id: `note-${n}`, registrationId: outcome.id, at: MORNING, actor: 'kim@example.com', text: `메모 ${n}번` }, audit)
    await store.registrations.assign(outcome.id, { to: 'kim', actor: 'lee', reason: `사유 ${n}번` }, MORNING, audit)
  }
  return ids
}

const plainOf = (n: number) => [phoneOf(n), `visitor${n}@example.com`, `문의 ${n} 드립니다`, `메모 ${n}번`, `사유 ${n}번`]
/** All that the office sees of registrations. */
const read = ({ registrations, outbox }: Store, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => [
      await registrations.find(id),
      await registrations.notes(id),
      await registrations.events(id),
      await outbox.list({ registrationId: id, limit: 9 }),
    ]),
  )

/** The log is emptied in a turn of its own. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('of deleted registrations nothing opens, in the store, its log or its backups, and the others are whole', async () => {
  const { store, directory } = opened
  const ids = await fill(store, 60)
  backUp(directory, MORNING, 9)
  const [gone, kept] = [ids.filter((_id, n) => n % 2 === 0), ids.filter((_id, n) => n % 2 === 1)]
  const [traces, before] = [tracesOf(directory, gone), await read(store, kept)]
  // A note, the assignment and two messages of each, and itself.
  expect([traces.sealed.length, traces.keys.length]).toEqual([30 * 5, 30])
  for (const id of gone.slice(1)) await store.registrations.remove([id], audit)
  await store.registrations.remove(gone, audit)
  await settled()
  backUp(directory, new Date(MORNING.getTime() + 60_000), 9)
  const plain = ids.flatMap((_id, n) => (n % 2 === 0 ? plainOf(n) : []))
  expect(searchErased(directory, traces, plain, testVault)).toMatchObject({ opened: 0, plain: 0, keys: 0, sealed: 0, hashes: 0 })
  expect(await read(store, kept)).toEqual(before)
  // What is looked for is found as long as it is there.
  const left = searchErased(directory, tracesOf(directory, kept), [], testVault)
  expect(left).toMatchObject({ opened: 30 * 5, keys: 30, sealed: 30 * 5, hashes: 30 })
})

test('a backup of before brings no deleted registration back, where it was made', async () => {
  const { store, directory } = opened
  const [gone = '', kept = ''] = await fill(store, 2)
  const backup = backUp(directory, MORNING, 9)
  await store.registrations.remove([gone], audit)
  await store.close()
  cpSync(directory, elsewhere, { recursive: true })
  restore({ directory: elsewhere, backup: join(elsewhere, backup.slice(directory.length)), vault: testVault, at: MORNING })
  expect(removeErased(elsewhere, testVault)).toBe(1)
  const restored = createSqliteStore(elsewhere, testVault)
  expect((await restored.registrations.list({ limit: 9 })).map(({ id }) => id)).toEqual([kept])
  expect((await restored.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'registration.delete', actor: null, subject: gone })
  await restored.close()
})

test('nor on an empty machine, with the copy of the keys that lies with the backups', async () => {
  const { store, directory } = opened
  const [gone = '', kept = ''] = await fill(store, 2)
  const backup = backUp(directory, MORNING, 9)
  await store.registrations.remove([gone], audit)
  restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })
  const restored = createSqliteStore(elsewhere, testVault)
  expect((await restored.registrations.list({ limit: 9 })).map(({ id }) => id)).toEqual([kept])
  expect((await restored.registrations.notes(kept)).map(({ text }) => text)).toEqual(['메모 1번'])
  await restored.close()
})

test('a store without its keys is not opened, nor a backup restored without them', async () => {
  const { store, directory } = opened
  await fill(store, 1)
  const backup = backUp(directory, MORNING, 9)
  await store.close()
  cpSync(directory, elsewhere, { recursive: true })
  rmSync(join(elsewhere, 'record-keys.sqlite'))
  expect(() => createSqliteStore(elsewhere, testVault)).toThrow('record-keys.sqlite')
  rmSync(keysCopyOf(elsewhere))
  expect(() => restore({ directory: elsewhere, backup: join(elsewhere, backup.slice(directory.length)), vault: testVault, at: MORNING })).toThrow(
    'record-keys.sqlite',
  )
})

test('the keys of another store are refused', async () => {
  const { store, directory } = opened
  const other = temporaryStore()
  await Promise.all([fill(store, 1), fill(other.store, 1)])
  await Promise.all([store.close(), other.store.close()])
  cpSync(directory, elsewhere, { recursive: true })
  cpSync(join(other.directory, 'record-keys.sqlite'), join(elsewhere, 'record-keys.sqlite'))
  expect(() => createSqliteStore(elsewhere, testVault)).toThrow('다른 저장소')
  await other.dispose()
})

test('a removal that was broken off after the key is finished at the next opening', async () => {
  const { store, directory } = opened
  const [gone = '', kept = ''] = await fill(store, 2)
  await store.close()
  cpSync(directory, elsewhere, { recursive: true })
  const keys = new Database(join(elsewhere, 'record-keys.sqlite'))
  keys.prepare('UPDATE record_keys SET wrapped = NULL WHERE registration_id = ?').run(gone)
  keys.exec('UPDATE identity SET erasures = erasures + 1')
  keys.close()
  const again = createSqliteStore(elsewhere, testVault)
  expect((await again.registrations.list({ limit: 9 })).map(({ id }) => id)).toEqual([kept])
  await again.close()
})

test('a registration whose key could not be stored is refused, and one that is stored has its key', async () => {
  const { store, directory } = opened
  await fill(store, 1)
  const keys = new Database(join(directory, 'record-keys.sqlite'))
  keys.exec("CREATE TRIGGER full BEFORE INSERT ON record_keys BEGIN SELECT RAISE(ABORT, 'no room'); END")
  const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody({ phone: phoneOf(7) }) })).catch(
    (error: unknown) => error,
  )
  expect(outcome).not.toMatchObject({ kind: 'registered' })
  expect(await store.registrations.list({ limit: 9 })).toHaveLength(1)
  keys.exec('DROP TRIGGER full')
  keys.close()
  expect(await registerVisitor(registerServices(store).services, registerRequest({ body: validBody({ phone: phoneOf(7) }) }))).toMatchObject({
    kind: 'registered',
  })
  expect(await store.registrations.list({ limit: 9 })).toHaveLength(2)
})

test('of merged registrations the one that stays is read as before', async () => {
  const { store, directory } = opened
  const [lead = '', part = '', other = ''] = await fill(store, 3)
  const traces = tracesOf(directory, [lead])
  for (const id of [part, other]) await store.registrations.merge(id, lead, { id: `step-${id}`, actor: 'kim' }, MORNING, audit)
  await store.registrations.remove([lead], audit)
  await settled()
  expect(searchErased(directory, traces, plainOf(0), testVault)).toMatchObject({ opened: 0, plain: 0, keys: 0, sealed: 0 })
  // All arrived at one moment: the smaller id goes on.
  const [heir = '', rest = ''] = [part, other].toSorted()
  const phoneOfPart = new Map([
    [part, phoneOf(1)],
    [other, phoneOf(2)],
  ])
  expect(await store.registrations.find(heir)).toMatchObject({ phone: phoneOfPart.get(heir), mergedInto: null })
  expect((await store.registrations.listMerged(heir)).map(({ phone }) => phone)).toEqual([phoneOfPart.get(rest)])
})

test('the copy of the keys is always the newest, and the only one', async () => {
  const { store, directory } = opened
  await fill(store, 1)
  backUp(directory, MORNING, 9)
  const first = readFileSync(keysCopyOf(directory))
  await registerVisitor(registerServices(store).services, registerRequest())
  backUp(directory, new Date(MORNING.getTime() + 60_000), 9)
  expect(readFileSync(keysCopyOf(directory)).equals(first)).toBe(false)
})
