import { damageCell } from '@/tests/support/harm-store'
import { registrationTestPolicy } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { openDatabase } from '@/lib/store/sqlite/database'

const at = new Date('2026-11-24T09:00:00+09:00')

test('returns invalid UTF-8 with replacement characters instead of ending the process', async () => {
  const { store, directory, dispose } = temporaryStore()
  await store.registrations.publishConsentTexts(registrationTestPolicy().consentTexts, at)
  damageCell(directory, { table: 'consent_texts', column: 'version', type: 'TEXT', row: '1 = 1' }, 'a byte that is no UTF-8')
  const database = openDatabase(directory)
  const rows = database.prepare('SELECT version FROM consent_texts ORDER BY rowid').all() as { version: string }[]
  expect(rows[0]!.version).toMatch(/^\uFFFD/)
  database.close()
  await dispose()
})

test.each([
  [
    'texts, numbers, bytes and NULL',
    "SELECT 'ㄱ,나-다' AS a, '' AS b, NULL AS c, 7 AS d, 1.5 AS e, x'01' AS f",
    { a: 'ㄱ,나-다', b: '', c: null, d: 7, e: 1.5 },
  ],
  [
    'texts whose digits look like the separator',
    "SELECT CAST(hash AS TEXT) AS hash, '\u00ff\u00fe' AS a, text AS b FROM consent_texts",
    { hash: 'h,-', a: '\u00ff\u00fe', b: '본문' },
  ],
  ['columns of a table', 'SELECT hash, kind, replaced_at FROM consent_texts', { hash: 'h,-', kind: '', replaced_at: null }],
  ['a sum', 'SELECT count(*) AS n, max(text) AS text FROM consent_texts', { n: 1, text: '본문' }],
  ['a common table', 'WITH one (word) AS (SELECT text FROM consent_texts) SELECT word FROM one', { word: '본문' }],
  ['what an update changed', "UPDATE consent_texts SET version = 'v2' WHERE hash = 'h,-' RETURNING version AS changed, text", { changed: 'v2', text: '본문' }],
])('returns the same results as without the guard: %s', (_name, sql, row) => {
  const { directory } = temporaryStore()
  const database = openDatabase(directory)
  database.prepare("INSERT INTO consent_texts (hash, kind, version, text) VALUES ('h,-', '', 'v', '본문')").run()
  expect(database.prepare(sql).all()).toEqual([expect.objectContaining(row)])
  expect(database.prepare(sql).get()).toMatchObject(row)
  database.close()
})
