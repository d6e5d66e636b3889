import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import Database from 'libsql'
import { createVault } from '@/lib/vault'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createSqliteStore } from '@/lib/store/sqlite'
import { backUp, listBackups } from '@/lib/store/sqlite/backup'
import { restore } from '@/lib/store/sqlite/restore'
import { MORNING, registerRequest, registerServices, testVault, validBody } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

const minutesLater = (n: number) => new Date(MORNING.getTime() + n * 60_000)
let elsewhere: string
beforeEach(() => (elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))))
afterEach(() => rmSync(elsewhere, { recursive: true, force: true }))

test('a backup taken during writes and restored elsewhere equals the original at that moment', async () => {
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  for (let n = 0; n < 20; n++)
    await registerVisitor(services, registerRequest({ body: validBody({ phone: `010-1111-${String(n).padStart(4, '0')}`, marketingConsent: true }) }))
  const everything = async (from: typeof store) => ({
    registrations: await from.registrations.list({ limit: 100 }),
    messages: await from.outbox.list({ limit: 100 }),
    audit: await from.audit.list({ limit: 100 }),
  })
  const before = await everything(store)
  const backup = backUp(directory, MORNING, 3)
  await registerVisitor(services, registerRequest())

  expect(restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })).toBeNull()
  const restored = createSqliteStore(elsewhere, testVault)
  expect(await everything(restored)).toEqual(before)
  await restored.close()
  await dispose()
})

test('restore refuses a store in use, and keeps a stopped one beside the restored one', async () => {
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  const backup = backUp(directory, MORNING, 3)
  await registerVisitor(services, registerRequest())
  expect(() => restore({ directory, backup, vault: testVault, at: MORNING })).toThrow('사용 중')
  expect(await store.registrations.list({ limit: 10 })).toHaveLength(1)

  // Copied because a closed store's statements keep its file locked until they are garbage-collected.
  cpSync(directory, elsewhere, { recursive: true })
  expect(restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })).toMatch(/\.replaced-/)
  const restored = createSqliteStore(elsewhere, testVault)
  expect(await restored.registrations.list({ limit: 10 })).toEqual([])
  await restored.close()
  await dispose()
})

test('restore refuses a backup of another key, or a broken file, and changes nothing', async () => {
  const { store, directory, dispose } = temporaryStore()
  const backup = backUp(directory, MORNING, 3)
  expect(() => restore({ directory: elsewhere, backup, vault: createVault(Buffer.alloc(32, 9)), at: MORNING })).toThrow('데이터 키')
  expect(() => restore({ directory: elsewhere, backup: join(directory, 'backups'), vault: testVault, at: MORNING })).toThrow()
  expect(() => createSqliteStore(elsewhere, testVault)).not.toThrow()
  await store.close()
  await dispose().catch(() => {})
})

test('keeps the newest backups', async () => {
  const { directory, dispose } = temporaryStore()
  const made = [1, 2, 3, 4].map((n) => backUp(directory, minutesLater(n), 2))
  expect(listBackups(directory).map(({ path }) => path)).toEqual([made[3], made[2]])
  await dispose()
})

describe('restoring over a faulty store', () => {
  /** A stopped site's store, with a backup from before its only registration. */
  async function stoppedSite() {
    const { store, directory, dispose } = temporaryStore()
    const backup = backUp(directory, MORNING, 3)
    await registerVisitor(registerServices(store).services, registerRequest())
    // With its log, as after kill -9.
    cpSync(directory, elsewhere, { recursive: true })
    await dispose()
    return join(elsewhere, 'backups', basename(backup))
  }
  const path = () => join(elsewhere, 'store.sqlite')
  const registrations = async () => {
    const restored = createSqliteStore(elsewhere, testVault)
    const found = await restored.registrations.list({ limit: 10 })
    await restored.close()
    return found
  }

  test.each([
    ['is no database', () => writeFileSync(path(), Buffer.alloc(8192, 7))],
    ['was cut off', () => truncateSync(path(), 5000)],
  ])('a store that %s: replaces it once the operator states that the site is stopped, and keeps it beside', async (_what, damage) => {
    const backup = await stoppedSite()
    // All of it is in the log until a store is closed, which would repair the file.
    expect(await registrations()).toHaveLength(1)
    damage()
    expect(() => restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })).toThrow('--stopped')
    expect(readdirSync(elsewhere).filter((name) => /replaced|restoring/.test(name))).toEqual([])
    const moved = restore({ directory: elsewhere, backup, vault: testVault, at: MORNING, isStopped: true }) ?? ''
    expect(existsSync(moved)).toBe(true)
    expect(await registrations()).toEqual([])
  })

  test('keeps the log of a missing store, and does not apply it to the backup', async () => {
    const backup = await stoppedSite()
    expect(existsSync(`${path()}-wal`)).toBe(true)
    rmSync(path())
    const moved = restore({ directory: elsewhere, backup, vault: testVault, at: MORNING }) ?? ''
    expect(existsSync(`${moved}-wal`)).toBe(true)
    expect(await registrations()).toEqual([])
  })

  test('refuses a backup of a newer version before touching the store', async () => {
    const backup = await stoppedSite()
    const newer = new Database(backup)
    newer.exec('PRAGMA user_version = 9999')
    newer.close()
    expect(() => restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })).toThrow('newer version')
    expect(readdirSync(elsewhere).filter((name) => /replaced|restoring/.test(name))).toEqual([])
    expect(await registrations()).toHaveLength(1)
  })
})

test('deletes an abandoned copy with the next backup, and keeps one in progress', async () => {
  const { directory, dispose } = temporaryStore()
  const folder = dirname(backUp(directory, MORNING, 3))
  const draft = (name: string, at: Date) => {
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), at, at)
    return name
  }
  for (const suffix of ['', '-journal']) draft(`store-20261101T000000Z.sqlite.draft${suffix}`, MORNING)
  const present = draft('store-20261124T015500Z.sqlite.draft', minutesLater(115))
  const made = basename(backUp(directory, minutesLater(120), 1))
  expect(readdirSync(folder).toSorted()).toEqual([made, present].toSorted())
  await dispose()
})
