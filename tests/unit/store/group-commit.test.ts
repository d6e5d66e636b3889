import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import { committing, LOCK_WAIT_MS, reading } from '@/lib/store/sqlite/committing'
import { openDatabase, type SqliteDatabase } from '@/lib/store/sqlite/database'
import { groupCommit } from '@/lib/store/sqlite/group-commit'

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

test('what arrives together is committed once', async () => {
  const exec = jest.spyOn(database, 'exec')
  const { together } = groupCommit(database)
  await Promise.all(['a', 'b', 'c'].map((name) => together(() => add(name))))
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1)
})

test('one that throws takes nobody along, and leaves nothing of its own', async () => {
  const { together } = groupCommit(database)
  const results = await Promise.allSettled([
    together(() => add('a')),
    together(() => {
      add('half')
      throw new Error('no')
    }),
    together(() => add('a')),
    together(() => add('b')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(names()).toEqual(['a', 'b'])
})

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))

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

test('while another process holds the lock the event loop turns, and what waited is committed once it is free', async () => {
  const { together } = groupCommit(database)
  const lock = heldLock()
  const [first, failing] = [together(() => add('a')), together(() => add('a'))]
  await turnOfTheLoop()
  const later = together(() => add('b'))
  await turnOfTheLoop()
  lock.release()
  expect((await Promise.allSettled([first, failing, later])).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(names()).toEqual(['a', 'b'])
})

test('a lock that is not given back is waited for within bounds, each by itself, and nobody is told of a success', async () => {
  jest.useFakeTimers()
  try {
    const { together } = groupCommit(database)
    const lock = heldLock()
    const settled: string[] = []
    const saved = (name: string) => together(() => add(name)).then(() => settled.push(name), (error: Error) => settled.push(`${name}: ${error.name}`))
    void saved('a')
    await jest.advanceTimersByTimeAsync(LOCK_WAIT_MS - 500)
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
  const written = committing(database, () => add('a'))
  await turnOfTheLoop()
  lock.release()
  await written
  expect(names()).toEqual(['a'])
})

test('a reading is tried again while the log is being recovered, and a damaged page is told at once', async () => {
  const fault = (code: string) => Object.assign(new Error(code), { code })
  const faults = [fault('SQLITE_BUSY_RECOVERY'), fault('SQLITE_BUSY')]
  const read = () => {
    const next = faults.shift()
    if (next) throw next
    return 'rows'
  }
  expect(await reading(read)).toBe('rows')
  faults.push(fault('SQLITE_CORRUPT'))
  await expect(reading(read)).rejects.toThrow(StoreBrokenError)
  faults.push(fault('SQLITE_IOERR_READ'))
  await expect(reading(read)).rejects.toThrow(StoreUnavailableError)
})

test('what may wait goes along with what may not, and by itself a moment later', async () => {
  const exec = jest.spyOn(database, 'exec')
  const commits = () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length
  const { together } = groupCommit(database)
  await Promise.all([together(() => add('patient'), 'soon'), together(() => add('urgent'))])
  expect(commits()).toBe(1)
  await Promise.all([together(() => add('a'), 'soon'), together(() => add('b'), 'soon')])
  expect(commits()).toBe(2)
  expect(names()).toEqual(['a', 'b', 'patient', 'urgent'])
})

test('a stop waits for the lock, too', async () => {
  const { together, finish } = groupCommit(database)
  const lock = heldLock()
  const last = together(() => add('last'))
  const finished = finish()
  await turnOfTheLoop()
  lock.release()
  await finished
  await last
  expect(names()).toEqual(['last'])
})

test('what waits is on the disk before the database closes, and nothing comes after', async () => {
  const { together, finish } = groupCommit(database)
  const last = together(() => add('last'), 'soon')
  await finish()
  await last
  expect(names()).toEqual(['last'])
  await expect(together(() => add('late'))).rejects.toThrow('closed')
})
