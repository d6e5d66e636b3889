import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createSqliteStore } from '@/lib/store/sqlite'
import { backUp } from '@/lib/store/sqlite/backup'
import { filesOfStore } from '@/lib/store/sqlite/private-files'
import { restore } from '@/lib/store/sqlite/restore'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { MORNING, registerRequest, registerServices, testVault } from '../support/registrations'

let directory: string
let umask: number
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'open-to-all-'))
  chmodSync(directory, 0o777)
  umask = process.umask(0)
})
afterEach(() => {
  process.umask(umask)
  rmSync(directory, { recursive: true, force: true })
})

const modes = () => Object.fromEntries(filesOfStore(directory).map((path) => [basename(path), (statSync(path).mode & 0o777).toString(8)]))

async function openAndWrite() {
  const store = createSqliteStore(directory, testVault)
  await registerVisitor(registerServices(store).services, registerRequest())
  return store
}

test('only the owner can read a new store, even in an open folder and without an umask', async () => {
  const store = await openAndWrite()
  const databases = ['store.sqlite', 'record-keys.sqlite']
  expect(modes()).toEqual(Object.fromEntries(databases.flatMap((name) => [name, `${name}-shm`, `${name}-wal`].map((file) => [file, '600']))))
  await store.close()
})

test('only the owner can read a backup, a restored store, and the store that it replaced', async () => {
  await (await openAndWrite()).close()
  const backup = backUp(directory, MORNING, 3)
  expect(modes()).toMatchObject({ [basename(backup)]: '600' })
  chmodSync(backup, 0o644)
  const elsewhere = join(directory, 'elsewhere')
  mkdirSync(elsewhere, { mode: 0o777 })
  expect(restore({ directory: elsewhere, backup, vault: testVault, at: MORNING })).toBeNull()
  const modesOf = filesOfStore(elsewhere).map((path) => [basename(path), (statSync(path).mode & 0o777).toString(8)])
  expect(modesOf.length).toBeGreaterThan(0)
  expect(modesOf.filter(([, mode]) => mode !== '600')).toEqual([])
})

test('the next start closes open files of an earlier version or of a copy, and leaves other files alone', async () => {
  await (await openAndWrite()).close()
  backUp(directory, MORNING, 3)
  for (const name of ['first-password.txt', 'auth-secret', 'store.sqlite.replaced-20261101T000000Z', 'store.sqlite.replaced-20261101T000000Z-wal'])
    writeFileSync(join(directory, name), 'x')
  writeFileSync(join(directory, 'notes.txt'), 'x')
  for (const path of filesOfStore(directory)) chmodSync(path, 0o666)
  chmodSync(join(directory, 'notes.txt'), 0o644)
  const store = createSqliteStore(directory, testVault)
  expect([...new Set(Object.values(modes()))]).toEqual(['600'])
  expect(Object.keys(modes()).length).toBeGreaterThanOrEqual(7)
  expect((statSync(join(directory, 'notes.txt')).mode & 0o777).toString(8)).toBe('644')
  await store.close()
})
