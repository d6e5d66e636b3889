/** @jest-environment node */
import Database from 'libsql'
import { cacheStatements } from '@/lib/store/sqlite/database'

test('a single row is the one that was asked for, also after all rows of the same text were', () => {
  const database = new Database(':memory:')
  cacheStatements(database)
  database.exec("CREATE TABLE t (id TEXT PRIMARY KEY); INSERT INTO t VALUES ('a'), ('b')")
  const select = () => database.prepare('SELECT id FROM t WHERE id = ?')
  expect(select().all('a')).toEqual([{ id: 'a' }])
  expect(select().get('b')).toMatchObject({ id: 'b' })
  expect([select().all('b'), select().get('none')]).toEqual([[{ id: 'b' }], undefined])
  expect(select()).toBe(select())
  database.close()
})
