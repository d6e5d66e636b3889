import { join } from 'node:path'
import Database from 'libsql'
import { brokenVersions } from '@/lib/fact-version'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { auditOf } from '../support/audit-entry'
import { MORNING } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'
import { factStoreContract } from './fact-store'

factStoreContract('sqlite', async () => temporaryStore())

test.each([
  ['a changed value', 'UPDATE fact_versions SET json = \'"1500-6666"\' WHERE number = 2', [2]],
  ['a changed person', "UPDATE fact_versions SET actor = 'lee@example.com' WHERE number = 1", [1]],
  ['a removed version', 'DELETE FROM fact_versions WHERE number = 2', [2]],
])('the chain shows %s', async (_name, damage, numbers) => {
  const { store, directory, dispose } = temporaryStore()
  for (const number of [1, 2, 3])
    await store.facts.publish(
      {
        path: 'site.phone',
        json: `"1500-000${number}"`,
        publishedAt: MORNING,
        effectiveAt: MORNING,
        actor: 'kim@example.com',
        author: null,
        reason: '변경',
        source: '공문',
      },
      number - 1,
      [],
      auditOf('fact.publish'),
    )
  expect(brokenVersions(await store.facts.readChain(0, 9))).toEqual([])
  const database = new Database(join(directory, STORE_FILE))
  database.exec(damage)
  database.close()
  expect(brokenVersions(await store.facts.readChain(0, 9))).toEqual(numbers)
  await dispose()
})
