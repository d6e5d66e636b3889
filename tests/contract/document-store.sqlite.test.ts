import { join } from 'node:path'
import Database from 'libsql'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { auditOf } from '../support/audit-entry'
import { temporaryStore } from '../support/sqlite-store'
import { documentStoreContract } from './document-store'

documentStoreContract('sqlite', async () => temporaryStore())

test('a damaged list is counted and named, and a damaged file is not sent', async () => {
  const { store, directory, dispose } = temporaryStore()
  const file = { hash: '0'.repeat(64), bytes: Buffer.from('not what the hash says') }
  await store.documents.write([], 0, file, auditOf('document.add'))
  const database = new Database(join(directory, STORE_FILE))
  database.prepare('UPDATE documents SET catalogue = ?').run('[{"id":"one"}]')
  database.close()
  expect(await store.documents.read()).toEqual({ revision: 1, documents: [], unreadable: 1 })
  expect(await store.records.listUnreadable()).toEqual([{ kind: 'documents', id: 'current' }])
  expect(await store.documents.readFile(file.hash)).toBeNull()
  await dispose()
})
