import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { homeHash } from '@/lib/registrations/contract'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createSqliteStore, removeErased } from '@/lib/store/sqlite'
import { backUp, backupsWithoutRecordKeys, keysCopyOf } from '@/lib/store/sqlite/backup'
import { migrations } from '@/lib/store/sqlite/migrations'
import { restore } from '@/lib/store/sqlite/restore'
import { searchErased, tracesOf } from '../support/erased-registrations'
import { DELETED, fillToErase, phoneOf, plainOf, readWhole } from '../support/fill-to-erase'
import { eventOf, savedRegistration } from '../support/registration-events'
import { ANSWERS } from '../support/released-rows'
import { MORNING, registerRequest, registerServices, testVault, validBody } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

/* A deleted registration cannot be decrypted any more, even by someone with the disk and the data key. */

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

const homeOf = (n: number) => `101-${100 + n}`
/** As the office records it: with the keyed hash of the home. */
const contractOf = (id: string, home: string) => eventOf(id, 'contract', { subject: homeHash(testVault, home), contract: { home, deposit: '30000000' } })

/** Clearing the log takes its own turn of the event loop. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('nothing of deleted registrations can be decrypted in the store, its log or its backups, and the others are intact', async () => {
  const { store, directory } = opened
  const ids = await fillToErase(store, 60)
  for (const [n, id] of ids.entries()) await store.registrations.record(contractOf(id, homeOf(n)), DELETED)
  backUp(directory, MORNING, 9)
  const [gone, kept] = [ids.filter((_id, n) => n % 2 === 0), ids.filter((_id, n) => n % 2 === 1)]
  const [traces, before] = [tracesOf(directory, gone), await readWhole(store, kept)]
  // The registration, a note, the assignment, the contract and two messages of each; hashes of the number and the home.
  expect([traces.sealed.length, traces.keys.length, traces.hashes.length]).toEqual([30 * 6, 30, 60])
  for (const id of gone.slice(1)) await store.registrations.remove([id], DELETED)
  await store.registrations.remove(gone, DELETED)
  await settled()
  backUp(directory, new Date(MORNING.getTime() + 60_000), 9)
  const plain = ids.flatMap((_id, n) => (n % 2 === 0 ? plainOf(n) : []))
  expect(searchErased(directory, traces, plain, testVault)).toMatchObject({ opened: 0, plain: 0, keys: 0, sealed: 0, hashes: 0 })
  expect(await readWhole(store, kept)).toEqual(before)
  // Proves that the search finds data that exists.
  const left = searchErased(directory, tracesOf(directory, kept), [], testVault)
  expect(left).toMatchObject({ opened: 30 * 6, keys: 30, sealed: 30 * 6, hashes: 60 })
})

test('an older backup brings no deleted registration back on the same machine', async () => {
  const { store, directory } = opened
  const [gone = '', kept = ''] = await fillToErase(store, 2)
  const backup = backUp(directory, MORNING, 9)
  await store.registrations.remove([gone], DELETED)
  await store.close()
  cpSync(directory, elsewhere, { recursive: true })
  restore({ directory: elsewhere, backup: join(elsewhere, backup.slice(directory.length)), vault: testVault, at: MORNING })
  expect(removeErased(elsewhere, testVault)).toBe(1)
  const restored = createSqliteStore(elsewhere, testVault)
  expect((await restored.registrations.list({ limit: 9 })).map(({ id }) => id)).toEqual([kept])
  expect((await restored.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'registration.delete', actor: null, subject: gone })
  await restored.close()
})

test('an older backup brings none back on an empty machine, with the keys kept beside the backups', async () => {
  const { store, directory } = opened
  const [gone = '', kept = ''] = await fillToErase(store, 2)
  const backup = backUp(directory, MORNING, 9)
  await store.registrations.remove([gone], DELETED)
  restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })
  const restored = createSqliteStore(elsewhere, testVault)
  expect((await restored.registrations.list({ limit: 9 })).map(({ id }) => id)).toEqual([kept])
  expect((await restored.registrations.notes(kept)).map(({ text }) => text)).toEqual(['메모 1번'])
  await restored.close()
})

test('a restored backup can be searched, and knows its numbers and contracted homes, like the original store', async () => {
  const { store, directory } = opened
  const [primary = '', mergedOne = ''] = await fillToErase(store, 3)
  await store.registrations.merge(mergedOne, primary, { id: 'step', actor: 'kim' }, MORNING, DELETED)
  const place = { at: new Date(MORNING.getTime() + 9_000_000), people: 2, groupsPerSlot: 10, peoplePerSlot: 40, hoursVersion: 0, now: MORNING }
  await savedRegistration(store, { phone: phoneOf(8) }, MORNING, place)
  await store.registrations.record(contractOf(primary, homeOf(0)), DELETED)
  const search = async ({ registrations, visits }: typeof store) => ({
    names: (await registrations.list({ term: 'name:길동', limit: 9 })).map(({ id }) => id),
    digits: (await registrations.list({ term: 'digits:0001', limit: 9 })).map(({ id }) => id),
    numbers: (await registrations.listByPhone(phoneOf(1), 9)).map(({ id }) => id),
    visit: await visits.findAhead(phoneOf(8), MORNING),
    events: await registrations.events(primary),
  })
  const before = await search(store)
  expect(before).toMatchObject({ numbers: [mergedOne], visit: { people: 2 } })
  const backup = backUp(directory, MORNING, 9)
  expect(backupsWithoutRecordKeys(directory)).toEqual([])
  const bytes = readFileSync(backup)
  for (const n of [0, 1, 2, 8]) expect(bytes.includes(testVault.digest('phone', phoneOf(n)))).toBe(false)
  expect(bytes.includes(homeHash(testVault, homeOf(0)))).toBe(false)
  restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })
  const restored = createSqliteStore(elsewhere, testVault)
  expect(await search(restored)).toEqual(before)
  // A number still gets one message of a kind and period.
  const again = await registerVisitor(registerServices(restored).services, registerRequest({ body: validBody({ phone: phoneOf(1) }) }))
  const id = again.kind === 'registered' ? again.id : ''
  expect((await restored.outbox.list({ registrationId: id, limit: 9 })).map(({ lastError }) => lastError)).toEqual(['already-sent'])
  await restored.close()
})

test('refuses to open a store without its keys, and to restore a backup without them', async () => {
  const { store, directory } = opened
  await fillToErase(store, 1)
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

test('refuses the keys of another store', async () => {
  const { store, directory } = opened
  // Copies of the empty store have one identity.
  const otherDirectory = mkdtempSync(join(tmpdir(), 'other-'))
  const other = createSqliteStore(otherDirectory, testVault)
  await Promise.all([fillToErase(store, 1), fillToErase(other, 1)])
  await Promise.all([store.close(), other.close()])
  cpSync(directory, elsewhere, { recursive: true })
  cpSync(join(otherDirectory, 'record-keys.sqlite'), join(elsewhere, 'record-keys.sqlite'))
  expect(() => createSqliteStore(elsewhere, testVault)).toThrow('다른 저장소')
  rmSync(otherDirectory, { recursive: true })
})

test('finishes a deletion at the next opening that was interrupted after the key was destroyed', async () => {
  const { store, directory } = opened
  const [gone = '', kept = ''] = await fillToErase(store, 2)
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

test('refuses a registration whose key could not be stored, and stores none without its key', async () => {
  const { store, directory } = opened
  await fillToErase(store, 1)
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

test('keeps the remaining one of merged registrations readable', async () => {
  const { store, directory } = opened
  const [primary = '', mergedOne = '', other = ''] = await fillToErase(store, 3)
  const traces = tracesOf(directory, [primary])
  for (const id of [mergedOne, other]) await store.registrations.merge(id, primary, { id: `step-${id}`, actor: 'kim' }, MORNING, DELETED)
  await store.registrations.remove([primary], DELETED)
  await settled()
  expect(searchErased(directory, traces, plainOf(0), testVault)).toMatchObject({ opened: 0, plain: 0, keys: 0, sealed: 0 })
  // All arrived at one moment, so the smaller id succeeds.
  const [successor = '', rest = ''] = [mergedOne, other].toSorted()
  const phoneOfPart = new Map([
    [mergedOne, phoneOf(1)],
    [other, phoneOf(2)],
  ])
  expect(await store.registrations.find(successor)).toMatchObject({ phone: phoneOfPart.get(successor), mergedInto: null })
  expect((await store.registrations.listMerged(successor)).map(({ phone }) => phone)).toEqual([phoneOfPart.get(rest)])
})

test('keeps one copy of the keys, always the newest, and only the owner may read any file of keys', async () => {
  const { store, directory } = opened
  await fillToErase(store, 1)
  backUp(directory, MORNING, 9)
  const keys = ['record-keys.sqlite', 'record-keys.sqlite-wal', 'record-keys.sqlite-shm'].map((name) => join(directory, name))
  expect([...keys, keysCopyOf(directory)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o600])
  const first = readFileSync(keysCopyOf(directory))
  await registerVisitor(registerServices(store).services, registerRequest())
  backUp(directory, new Date(MORNING.getTime() + 60_000), 9)
  expect(readFileSync(keysCopyOf(directory)).equals(first)).toBe(false)
})

describe('data of an earlier version', () => {
  const EARLIER = 22
  const COUNT = 40
  const names = Array.from({ length: COUNT }, (_, n) => `earlier-${String(n).padStart(3, '0')}`)
  const phone = (n: number) => `0107777${String(n).padStart(4, '0')}`

  /** Fills a store of the previous version, which then deleted every fourth registration. @returns their traces */
  function fillEarlier(directory: string) {
    const database = new Database(join(directory, 'store.sqlite'))
    database.pragma('journal_mode = WAL')
    database.pragma('foreign_keys = ON')
    database.exec(`BEGIN; ${migrations.slice(0, EARLIER).join(';')}; PRAGMA user_version = ${EARLIER}`)
    database.prepare("INSERT INTO meta (key, value) VALUES ('data_key', ?)").run(testVault.fingerprint)
    const register = database.prepare(
      "INSERT INTO registrations (id, created_at, updated_at, site, source, sealed, phone_hash, consent, status) VALUES (?, ?, ?, 'site', 'home', ?, ?, ?, 'new')",
    )
    const note = database.prepare("INSERT INTO registration_notes (id, registration_id, at, actor, sealed) VALUES (?, ?, ?, 'kim', ?)")
    const consent = JSON.stringify({ at: MORNING.toISOString(), answers: ANSWERS })
    for (const [n, id] of names.entries()) {
      const fields = { name: '홍길동', phone: phone(n), birthdate: '950527' }
      register.run(id, n, n, testVault.seal(JSON.stringify(fields), `registration:${id}`), testVault.digest('phone', phone(n)), consent)
      note.run(`note-${id}`, id, n, testVault.seal(`예전 메모 ${n}`, `note:${id}`))
    }
    database.exec('COMMIT')
    const gone = names.filter((_name, n) => n % 4 === 0)
    const traces = tracesOf(directory, gone)
    database.prepare('DELETE FROM registrations WHERE id IN (SELECT value FROM json_each(?))').run(JSON.stringify(gone))
    database.close()
    return traces
  }

  test('opening clears what that version deleted', async () => {
    const traces = fillEarlier(elsewhere)
    expect(searchErased(elsewhere, traces, [], testVault).sealed).toBeGreaterThan(0)
    await createSqliteStore(elsewhere, testVault).close()
    expect(searchErased(elsewhere, traces, [], testVault)).toMatchObject({ sealed: 0, hashes: 0 })
  })

  test('is readable before and after it is encrypted again in resumable steps; nothing stays encrypted the old way', async () => {
    fillEarlier(elsewhere)
    const old = tracesOf(elsewhere, names)
    const first = createSqliteStore(elsewhere, testVault)
    const stored = names.filter((_name, n) => n % 4 !== 0)
    const before = await readWhole(first, stored)
    expect(before.map(({ registration }) => registration?.phone)).toEqual(stored.map((name) => phone(names.indexOf(name))))
    expect(await first.registrations.addRecordKeys(7)).toBe(false)
    await first.close()
    const second = createSqliteStore(elsewhere, testVault)
    expect(await readWhole(second, stored)).toEqual(before)
    while (!(await second.registrations.addRecordKeys(7)));
    await settled()
    expect(await readWhole(second, stored)).toEqual(before)
    expect(searchErased(elsewhere, old, [], testVault)).toMatchObject({ sealed: 0 })
    const [gone = ''] = stored
    const traces = tracesOf(elsewhere, [gone])
    expect(traces.keys).toHaveLength(1)
    await second.registrations.remove([gone], DELETED)
    await settled()
    expect(searchErased(elsewhere, traces, [phone(1), '예전 메모 1'], testVault)).toMatchObject({ opened: 0, plain: 0, keys: 0, sealed: 0, hashes: 0 })
    await second.close()
  })

  test('a registration deleted before it has a key is gone, and no backup brings it back', async () => {
    fillEarlier(elsewhere)
    const store = createSqliteStore(elsewhere, testVault)
    const [, gone = ''] = names
    const traces = tracesOf(elsewhere, [gone])
    const backup = backUp(elsewhere, MORNING, 9)
    // The doctor reports it: the data key alone decrypts it.
    expect(backupsWithoutRecordKeys(elsewhere)).toEqual([backup])
    await store.registrations.remove([gone], DELETED)
    await settled()
    expect(searchErased(elsewhere, traces, [], testVault)).toMatchObject({ sealed: 0, hashes: 0 })
    await store.close()
    const other = mkdtempSync(join(tmpdir(), 'other-'))
    cpSync(elsewhere, other, { recursive: true })
    restore({ directory: other, backup: join(other, backup.slice(elsewhere.length)), vault: testVault, at: MORNING })
    expect(removeErased(other, testVault)).toBe(1)
    rmSync(other, { recursive: true })
  })

  test('a damaged value stops no others', async () => {
    fillEarlier(elsewhere)
    const database = new Database(join(elsewhere, 'store.sqlite'))
    database.prepare("UPDATE registration_notes SET sealed = x'01020304' WHERE registration_id = ?").run(names[1] ?? '')
    database.close()
    const store = createSqliteStore(elsewhere, testVault)
    while (!(await store.registrations.addRecordKeys(7)));
    expect(tracesOf(elsewhere, names).keys).toHaveLength(COUNT - COUNT / 4)
    await store.close()
  })
})
