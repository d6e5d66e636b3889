import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import { createSqliteStore } from '@/lib/store/sqlite'
import { backUp } from '@/lib/store/sqlite/backup'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { MORNING, testVault } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

let directory: string
let path: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'opening-'))
  path = join(directory, STORE_FILE)
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const faultOf = (work: () => unknown): Error => {
  try {
    work()
  } catch (error) {
    // The driver's own errors are of another realm than jest's.
    return error as Error
  }
  throw new Error('nothing was thrown')
}

const open = () => createSqliteStore(directory, testVault)

test('reports a file that is no database as broken, and names it', () => {
  writeFileSync(path, 'a letter to nobody '.repeat(500))
  const fault = faultOf(open)
  expect(fault).toBeInstanceOf(StoreBrokenError)
  expect(fault.message).toContain(path)
})

test('reports a damaged database as broken', async () => {
  const { directory: sound, dispose } = temporaryStore()
  copyFileSync(backUp(sound, MORNING, 1), path)
  writeFileSync(path, Buffer.alloc(16_384, 7), { flag: 'r+' })
  expect(faultOf(open)).toBeInstanceOf(StoreBrokenError)
  await dispose()
})

test('names a data directory that cannot hold a store', () => {
  mkdirSync(path)
  expect(faultOf(open).message).toContain(path)
})

test('reports a store that another process holds as temporarily unavailable', async () => {
  const other = new Database(path)
  other.exec('BEGIN EXCLUSIVE; CREATE TABLE held (a)')
  const fault = faultOf(open)
  expect(fault).toBeInstanceOf(StoreUnavailableError)
  expect(fault).not.toBeInstanceOf(StoreBrokenError)
  other.exec('ROLLBACK')
  other.close()
  await open().close()
})

test('names and undoes a migration that fails, and holds no lock', () => {
  const other = new Database(path)
  other.exec('CREATE TABLE registrations (a)')
  other.close()
  const fault = faultOf(open)
  expect(fault).not.toBeInstanceOf(StoreUnavailableError)
  expect(fault.message).toMatch(/migration 3 .*already exists/)
  const after = new Database(path)
  expect(after.prepare('PRAGMA user_version').all()).toEqual([{ user_version: 2 }])
  after.exec('CREATE TABLE free (a)')
  after.close()
})

test('refuses writes pending when the store closes, which may then be sent again', async () => {
  const store = open()
  await store.close()
  await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailableError)
})
