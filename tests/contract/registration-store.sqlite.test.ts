import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { createVault } from '@/lib/vault'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { indexSearchTerms } from '@/lib/registrations/index-search-terms'
import { queryTerm } from '@/lib/registrations/search-terms'
import { createSqliteStore } from '@/lib/store/sqlite'
import { MORNING, registerRequest, registerServices, validBody } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'
import { registrationBuilder, saveWithMessages, staffAudit } from '../support/stored-registrations'
import { assigneeContract } from './assignee-store'
import { dueStoreContract } from './due-store'
import { dutyStoreContract } from './duty-store'
import { mergeStoreContract } from './merge-store'
import { quarantineContract } from './quarantine-store'
import { registrationEventContract } from './registration-event-store'
import { registrationStoreContract } from './registration-store'
import { reportStoreContract } from './report-store'
import { tagStoreContract } from './tag-store'

registrationStoreContract('sqlite', async () => temporaryStore())
quarantineContract('sqlite', async () => temporaryStore())
assigneeContract('sqlite', async () => temporaryStore())
registrationEventContract('sqlite', async () => temporaryStore())
dueStoreContract('sqlite', async () => temporaryStore())
reportStoreContract('sqlite', async () => temporaryStore())
tagStoreContract('sqlite', async () => temporaryStore())
dutyStoreContract('sqlite', async () => temporaryStore())
mergeStoreContract('sqlite', async () => temporaryStore())

test('no file of the store contains a visitor’s input in plain text', async () => {
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  await registerVisitor(services, registerRequest({ body: validBody({ message: '비밀스러운 문의', email: 'secret@example.com' }) }))
  const bytes = Buffer.concat(readdirSync(directory).map((file) => readFileSync(join(directory, file))))
  for (const secret of ['홍길동', '01012345678', '010-1234-5678', '950527', '비밀스러운', 'secret@example.com']) expect(bytes.includes(secret)).toBe(false)
  await dispose()
})

test('no search term of a deleted registration remains', async () => {
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  const ids: string[] = []
  for (const phone of ['01011112222', '01033334444']) {
    const outcome = await registerVisitor(services, registerRequest({ body: validBody({ phone }) }))
    if (outcome.kind === 'registered') ids.push(outcome.id)
  }
  const database = new Database(join(directory, 'store.sqlite'))
  const withTerms = () =>
    (database.prepare('SELECT DISTINCT registration_id AS id FROM registration_terms').all() as { id: string }[]).map(({ id }) => id).toSorted()
  expect(withTerms()).toEqual(ids.toSorted())
  const [first = '', second] = ids
  await store.registrations.remove([first], { at: new Date(), actor: null, address: null, action: 'registration.delete', subject: first, detail: null })
  expect(withTerms()).toEqual([second])
  database.close()
  await dispose()
})

test('finds registrations of an earlier version after adding this version’s terms, merged ones by all their names', async () => {
  const { store, directory, dispose } = temporaryStore()
  const build = registrationBuilder()
  const [lead, part] = [build({ name: '김민수' }), build({ name: 'Nguyễn Văn Khải' })]
  for (const one of [lead, part]) await saveWithMessages(store, one)
  await store.registrations.merge(part.id, lead.id, { actor: 'kim@example.com', id: 'step' }, MORNING, staffAudit('registration.merge'))
  const database = new Database(join(directory, 'store.sqlite'))
  database.exec('DELETE FROM registration_terms')
  const found = async (typed: string) => (await store.registrations.list({ term: queryTerm(typed) ?? '', limit: 9 })).map(({ id }) => id)
  expect(await found('Nguyen')).toEqual([])
  expect(await store.registrations.hasSearchTerms()).toBe(false)
  await indexSearchTerms(store.registrations)
  expect(await store.registrations.hasSearchTerms()).toBe(true)
  for (const typed of ['Nguyen', 'Khai', '민수']) expect([typed, await found(typed)]).toEqual([typed, [lead.id]])
  database.close()
  await dispose()
})

test('refuses to open a store with another data key', async () => {
  const { store, directory, dispose } = temporaryStore()
  await store.close()
  expect(() => createSqliteStore(directory, createVault(Buffer.alloc(32, 9)))).toThrow('데이터 키')
  await createSqliteStore(directory, createVault(Buffer.alloc(32, 7))).close()
  await dispose().catch(() => {})
})

test('a filter without an index finds matches thousands of rows apart, page by page, and counts them', async () => {
  const { store, directory, dispose } = temporaryStore()
  const build = registrationBuilder()
  const found = [1, 5000, 9000].map((minutes) => build({ source: 'popup', at: new Date(MORNING.getTime() + minutes * 60_000) }))
  for (const registration of found) await store.registrations.save(registration, [], [], null)
  const database = new Database(join(directory, 'store.sqlite'))
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 8001)
       INSERT INTO registrations (id, created_at, updated_at, site, source, sealed, phone_hash, consent, status)
       SELECT 'other-' || i, ? + i * 60000, ?, site, 'home', sealed, phone_hash, consent, status FROM registrations, n WHERE id = ?`,
    )
    .run(MORNING.getTime(), MORNING.getTime(), found[0]!.id)
  database.close()
  const query = { status: 'new', source: 'popup' } as const
  const newestFirst = found.map(({ id }) => id).toReversed()
  const ids = async (limit: number, after?: (typeof found)[number]) =>
    (await store.registrations.list({ ...query, limit, ...(after && { after }) })).map(({ id }) => id)
  expect(await ids(9)).toEqual(newestFirst)
  expect(await ids(2)).toEqual(newestFirst.slice(0, 2))
  expect(await ids(2, found[1])).toEqual([found[0]!.id])
  expect(await ids(2, found[0])).toEqual([])
  expect([
    await store.registrations.countMatching(query),
    await store.registrations.countMatching({}),
    await store.registrations.countMatching({ status: 'called' }),
  ]).toEqual([3, 8003, 0])
  await dispose()
})
