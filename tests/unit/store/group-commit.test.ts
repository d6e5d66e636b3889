import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('when the commit fails, nobody is told of a success', async () => {
  const { together } = groupCommit(database)
  const other = openDatabase(directory)
  database.pragma('busy_timeout = 10')
  other.exec('BEGIN IMMEDIATE')
  const results = await Promise.allSettled([together(() => add('a')), together(() => add('b'))])
  expect(results.map((result) => result.status === 'rejected' && (result.reason as Error).name)).toEqual(['StoreUnavailableError', 'StoreUnavailableError'])
  other.exec('ROLLBACK')
  other.close()
  await together(() => add('c'))
  expect(names()).toEqual(['c'])
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

test('what waits is on the disk before the database closes, and nothing comes after', async () => {
  const { together, finish } = groupCommit(database)
  const last = together(() => add('last'), 'soon')
  finish()
  await last
  expect(names()).toEqual(['last'])
  await expect(together(() => add('late'))).rejects.toThrow('closed')
})
