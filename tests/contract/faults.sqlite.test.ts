import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { BUSY_TIMEOUT_MS } from '@/lib/store/sqlite/transaction'
import type { Store } from '@/lib/store/store'
import { fillDisk, instrumentDriver } from '../support/faulty-driver'
import { damagePages, holdLock } from '../support/harm-store'
import { registerRequest, registerServices, testVault } from '../support/registrations'
import { copyStoreFiles, temporaryStore } from '../support/sqlite-store'
import { fillStore, methodsOf, STORE_OPERATIONS, STORE_READS, STORE_WRITES } from '../support/store-operations'

/** One filled store; each test that changes it gets a copy. */
let filled: string
beforeAll(async () => {
  filled = mkdtempSync(join(tmpdir(), 'filled-'))
  const store = createSqliteStore(filled, testVault)
  await fillStore(store)
  await store.close()
})
afterAll(() => rmSync(filled, { recursive: true }))

const openCopy = () => temporaryStore(testVault, filled)

/** Every row of every table, as another connection sees it: committed data only. */
function readRows(directory: string): string {
  const database = new Database(join(directory, STORE_FILE))
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all() as { name: string }[]
  const rows = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()])
  database.close()
  return JSON.stringify(
    rows,
    (_key, value: unknown) => (value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? Buffer.from(value as ArrayBuffer).toString('hex') : value),
    1,
  )
}

/** Tells whether a connection has committed a change: a hundredth of the time of reading every row. */
function watchCommits(directory: string): { found: () => boolean; close: () => void } {
  const database = new Database(join(directory, STORE_FILE))
  const version = () => (database.prepare('PRAGMA data_version').all() as { data_version: number }[])[0]?.data_version
  const before = version()
  return { found: () => version() !== before, close: () => void database.close() }
}

test('tries every method of the port under failures', async () => {
  const { store, dispose } = openCopy()
  expect(methodsOf(store).toSorted()).toEqual(Object.keys(STORE_OPERATIONS).toSorted())
  await dispose()
})

describe('a full disk', () => {
  let restoreDriver: () => void
  beforeAll(() => {
    restoreDriver = instrumentDriver()
  })
  afterAll(() => restoreDriver())

  test.each(Object.entries(STORE_OPERATIONS))(
    '%s fails at each of its statements, leaves nothing half done, and works once there is space',
    async (name, operation) => {
      const { store, directory, dispose } = openCopy()
      const before = readRows(directory)
      const changes = watchCommits(directory)
      let statements = 0
      for (;;) {
        const freeDisk = fillDisk(statements)
        const fault: unknown = await operation(store).then(
          () => null,
          (error: unknown) => error,
        )
        if (!freeDisk()) {
          expect(fault).toBeNull()
          break
        }
        expect(fault).toBeInstanceOf(StoreUnavailableError)
        if (changes.found()) expect(readRows(directory)).toBe(before)
        statements++
      }
      changes.close()
      expect(statements).toBeGreaterThan(0)
      expect(readRows(directory) !== before).toBe((STORE_WRITES as string[]).includes(name))
      await dispose()
    },
  )
})

describe('a store locked by another process', () => {
  let copy: ReturnType<typeof openCopy>
  let lock: { release: () => void }
  let before: string
  beforeAll(() => {
    copy = openCopy()
    before = readRows(copy.directory)
    lock = holdLock(copy.directory)
  })
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  afterAll(async () => {
    lock.release()
    await copy.dispose()
  })

  test.each(STORE_WRITES)('%s waits as long as a visitor would, and changes nothing', async (name) => {
    const answer = STORE_OPERATIONS[name](copy.store).then(
      () => null,
      (error: unknown) => error,
    )
    await jest.advanceTimersByTimeAsync(BUSY_TIMEOUT_MS + 1_000)
    const fault = await answer
    expect(fault).toBeInstanceOf(StoreUnavailableError)
    expect(fault).not.toBeInstanceOf(StoreBrokenError)
    expect(readRows(copy.directory)).toBe(before)
  })

  test.each(STORE_READS)('%s still responds', async (name) => {
    await expect(STORE_OPERATIONS[name](copy.store)).resolves.toBeDefined()
  })
})

describe('a store with damaged pages', () => {
  let directory: string
  let store: Store
  let dispose: () => Promise<void>
  beforeAll(() => {
    ;({ store, directory, dispose } = openCopy())
    damagePages(directory)
  })
  afterAll(() => dispose())

  /** Asks the connection and reads no page of the file, so it cannot find damage. */
  const readsNoPage = (name: string) => name === 'registrations.changeMark'

  test.each(Object.entries(STORE_OPERATIONS).filter(([name]) => !readsNoPage(name)))('%s reports that the store is broken', async (_name, operation) => {
    await expect(operation(store)).rejects.toBeInstanceOf(StoreBrokenError)
  })

  test('never reports a registration as saved', async () => {
    const { services } = registerServices(store)
    expect(await registerVisitor(services, registerRequest())).toEqual({ kind: 'unavailable' })
  })
})

test('the two files of a closed store are complete without their logs', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'copy-'))
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  await registerVisitor(services, registerRequest())
  await store.close()
  copyStoreFiles(directory, elsewhere)
  const copy = createSqliteStore(elsewhere, testVault)
  expect(await copy.registrations.list({ limit: 10 })).toHaveLength(1)
  await copy.close()
  await dispose()
  rmSync(elsewhere, { recursive: true })
})

test('closes a store while another process uses it', async () => {
  const { store, directory, dispose } = temporaryStore()
  const lock = holdLock(directory)
  const closed = store.close()
  await new Promise((resolve) => setImmediate(resolve))
  lock.release()
  await closed
  expect(statSync(join(directory, `${STORE_FILE}-wal`)).size).toBe(0)
  await dispose()
})
