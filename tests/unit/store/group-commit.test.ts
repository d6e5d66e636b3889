import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import { openDatabase } from '@/lib/store/sqlite/database'
import type { SqliteDatabase } from '@/lib/store/sqlite/driver'
import { groupCommit } from '@/lib/store/sqlite/group-commit'
import { BUSY_TIMEOUT_MS, read, transact } from '@/lib/store/sqlite/transaction'

let directory: string
let database: SqliteDatabase
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'group-'))
  database = openDatabase(directory)
  database.exec('CREATE TABLE things (name TEXT PRIMARY KEY)')
})
afterEach(() => {
  database.close()
  rmSync(directory, { recursive: true, force: true })
})
const names = () => (database.prepare('SELECT name FROM things ORDER BY name').all() as { name: string }[]).map(({ name }) => name)
const add = (name: string) => database.prepare('INSERT INTO things VALUES (?)').run(name)

test('commits work that arrives together once', async () => {
  const exec = jest.spyOn(database, 'exec')
  const { enqueue } = groupCommit(database)
  await Promise.all(['a', 'b', 'c'].map((name) => enqueue(() => add(name))))
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1)
})

test('work that throws does not affect the others, and leaves nothing behind', async () => {
  const { enqueue } = groupCommit(database)
  const results = await Promise.allSettled([
    enqueue(() => add('a')),
    enqueue(() => {
      add('half')
      throw new Error('no')
    }),
    enqueue(() => add('a')),
    enqueue(() => add('b')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(names()).toEqual(['a', 'b'])
})

test('reports a failed commit to all work in it, and to none as a success', async () => {
  const { enqueue } = groupCommit(database)
  const run = database.exec.bind(database)
  const exec = jest.spyOn(database, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    return run(sql)
  })
  const results = await Promise.allSettled(['a', 'b'].map((name) => enqueue(() => add(name))))
  exec.mockRestore()
  expect(results.map((result) => (result.status === 'rejected' ? (result.reason as Error).name : 'a success'))).toEqual([
    'StoreUnavailableError',
    'StoreUnavailableError',
  ])
  expect(names()).toEqual([])
})

test('writes other files once for each batch first, and commits nothing if that fails', async () => {
  const seen: string[][] = []
  let isFull = false
  const { enqueue } = groupCommit(database, () => {
    if (isFull) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    seen.push(names())
  })
  await Promise.all(['a', 'b'].map((name) => enqueue(() => add(name))))
  // Within the transaction, after the last of the batch.
  expect(seen).toEqual([['a', 'b']])
  isFull = true
  await expect(enqueue(() => add('c'))).rejects.toBeInstanceOf(StoreUnavailableError)
  expect(names()).toEqual(['a', 'b'])
})

const nextEventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Another process that writes. */
function heldLock() {
  const other = openDatabase(directory)
  other.exec('BEGIN IMMEDIATE')
  return {
    release() {
      other.exec('ROLLBACK')
      other.close()
    },
  }
}

test('while another process holds the lock the event loop runs, and waiting work is committed once it is free', async () => {
  const { enqueue } = groupCommit(database)
  const lock = heldLock()
  const [first, failing] = [enqueue(() => add('a')), enqueue(() => add('a'))]
  await nextEventLoopTurn()
  const later = enqueue(() => add('b'))
  await nextEventLoopTurn()
  lock.release()
  expect((await Promise.allSettled([first, failing, later])).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(names()).toEqual(['a', 'b'])
})

test('waits a limited time for a lock that is not released, each work separately, and reports no success', async () => {
  jest.useFakeTimers()
  try {
    const { enqueue } = groupCommit(database)
    const lock = heldLock()
    const settled: string[] = []
    const saved = (name: string) =>
      enqueue(() => add(name)).then(
        () => settled.push(name),
        (error: Error) => settled.push(`${name}: ${error.name}`),
      )
    void saved('a')
    await jest.advanceTimersByTimeAsync(BUSY_TIMEOUT_MS - 500)
    const later = saved('b')
    expect(settled).toEqual([])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(settled).toEqual(['a: StoreUnavailableError'])
    lock.release()
    await jest.advanceTimersByTimeAsync(100)
    await later
    expect(settled).toEqual(['a: StoreUnavailableError', 'b'])
  } finally {
    jest.useRealTimers()
  }
  expect(names()).toEqual(['b'])
})

test('a transaction waits for the lock in the same way', async () => {
  const lock = heldLock()
  const written = transact(database, () => add('a'))
  await nextEventLoopTurn()
  lock.release()
  await written
  expect(names()).toEqual(['a'])
})

test('repeats a read while the log is being recovered, and reports a damaged page at once', async () => {
  const fault = (code: string) => Object.assign(new Error(code), { code })
  const faults = [fault('SQLITE_BUSY_RECOVERY'), fault('SQLITE_BUSY')]
  const query = () => {
    const next = faults.shift()
    if (next) throw next
    return 'rows'
  }
  expect(await read(query)).toBe('rows')
  faults.push(fault('SQLITE_CORRUPT'))
  await expect(read(query)).rejects.toThrow(StoreBrokenError)
  faults.push(fault('SQLITE_IOERR_READ'))
  await expect(read(query)).rejects.toThrow(StoreUnavailableError)
})

test('joins deferrable work to urgent work, or commits it alone a moment later', async () => {
  const exec = jest.spyOn(database, 'exec')
  const commits = () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length
  const { enqueue } = groupCommit(database)
  await Promise.all([enqueue(() => add('patient'), 'soon'), enqueue(() => add('urgent'))])
  expect(commits()).toBe(1)
  await Promise.all([enqueue(() => add('a'), 'soon'), enqueue(() => add('b'), 'soon')])
  expect(commits()).toBe(2)
  expect(names()).toEqual(['a', 'b', 'patient', 'urgent'])
})

test('a stop waits for the lock, too', async () => {
  const { enqueue, drain } = groupCommit(database)
  const lock = heldLock()
  const last = enqueue(() => add('last'))
  const finished = drain()
  await nextEventLoopTurn()
  lock.release()
  await finished
  await last
  expect(names()).toEqual(['last'])
})

test('waiting work is on the disk before the database closes, and none follows', async () => {
  const { enqueue, drain } = groupCommit(database)
  const last = enqueue(() => add('last'), 'soon')
  await drain()
  await last
  expect(names()).toEqual(['last'])
  await expect(enqueue(() => add('late'))).rejects.toThrow('closed')
})
