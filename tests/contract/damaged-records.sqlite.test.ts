import { join } from 'node:path'
import Database from 'libsql'
import { checkRecords } from '@/lib/store/check-records'
import { createSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'
import { atNight } from '../support/at-night'
import { damageCell, storedCells, waysOf, type StoredCell } from '../support/harm-store'
import { testVault } from '../support/registrations'
import { unreadablePicturesStay } from './press-store'
import { temporaryStore } from '../support/sqlite-store'
import { fillStore, STORE_OPERATIONS, STORE_READS } from '../support/store-operations'

/** The key of the whole store, and its fingerprint: if these are damaged the store does not open at all. */
const OF_THE_STORE = ({ table }: StoredCell) => table === 'meta'

let filled: ReturnType<typeof temporaryStore>
beforeAll(async () => {
  filled = temporaryStore()
  await fillStore(filled.store)
})
afterAll(() => filled.dispose())

/** Errors of the reads that fail, by method name. */
async function failuresOf(store: Store): Promise<Record<string, string>> {
  const failures: Record<string, string> = {}
  for (const name of STORE_READS)
    await STORE_OPERATIONS[name](store).catch(
      (error: unknown) => void (failures[name] = error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
    )
  return failures
}

interface Damage {
  readonly cell: StoredCell
  readonly way: string
}

/** What reads say while these cells are damaged. */
async function failuresWith({ store, directory }: typeof filled, damages: readonly Damage[]): Promise<Record<string, string>> {
  const mends = damages.map(({ cell, way }) => damageCell(directory, cell, way))
  const failures = await failuresOf(store)
  for (const mend of mends.toReversed()) mend()
  return failures
}

/** Rounds with one damage of every table each; at night one damage a round. */
function roundsOf(damages: readonly Damage[]): Damage[][] {
  if (atNight(true, false)) return damages.map((one) => [one])
  const tables = [...new Set(damages.map(({ cell }) => cell.table))].map((table) => damages.filter(({ cell }) => cell.table === table))
  return Array.from({ length: Math.max(...tables.map(({ length }) => length)) }, (_, index) => tables.flatMap((ofTable) => ofTable.slice(index, index + 1)))
}

test('a changed value makes no read of the store fail', async () => {
  // Its own, because rows of damaged keys come back in another order.
  const own = temporaryStore()
  await fillStore(own.store)
  const cells = storedCells(own.directory, { meta: "key = 'retention'" }).filter((cell) => !OF_THE_STORE(cell) || cell.column === 'value')
  const failures: Record<string, unknown> = {}
  for (const round of roundsOf(cells.flatMap((cell) => waysOf(cell).map((way) => ({ cell, way }))))) {
    if (Object.keys(await failuresWith(own, round)).length === 0) continue
    for (const damage of round) {
      const found = await failuresWith(own, [damage])
      if (Object.keys(found).length > 0) failures[`${damage.cell.table}.${damage.cell.column}, ${damage.way}`] = found
    }
  }
  expect(failures).toEqual({})
  expect(await failuresOf(own.store)).toEqual({})
  await own.dispose()
}, 120_000)

test('a store with a changed value opens', async () => {
  const cell = { table: 'outbox', column: 'kind', type: 'TEXT', row: '1 = 1' }
  const mend = damageCell(filled.directory, cell, 'a byte that is no UTF-8')
  const again = createSqliteStore(filled.directory, testVault)
  expect(await again.outbox.list({ limit: 50 })).not.toHaveLength(0)
  await again.close()
  mend()
})

const SEALED_OR_JSON: readonly (readonly [table: string, column: string, kind: string])[] = [
  ['registrations', 'sealed', 'registration'],
  ['registrations', 'consent', 'registration'],
  ['registrations', 'tags', 'registration'],
  ['registrations', 'status', 'registration'],
  ['registrations', 'created_at', 'registration'],
  ['registrations', 'source', 'registration'],
  ['registration_notes', 'sealed', 'note'],
  ['registration_events', 'kind', 'event'],
  ['outbox', 'sealed', 'message'],
  ['outbox', 'state', 'message'],
  ['accounts', 'totp_sealed', 'account'],
  ['accounts', 'recovery_hashes', 'account'],
  ['accounts', 'role', 'account'],
  ['articles', 'cover', 'article'],
  ['qr_codes', 'medium', 'qr-code'],
  ['visits', 'at', 'visit'],
]

test.each(SEALED_OR_JSON)('%s.%s: the check finds a changed value and reports its id, and other records are intact', async (table, column, kind) => {
  const before = (await filled.store.registrations.list({ limit: 50 })).filter(({ unreadable }) => !unreadable).length
  const cell = storedCells(filled.directory).find((one) => one.table === table && one.column === column)
  const way = cell?.type === 'INTEGER' ? 'a far date' : cell?.type === 'BLOB' ? 'another last byte' : 'another letter'
  const mend = damageCell(filled.directory, cell!, way)
  const { unreadable } = await checkRecords(filled.store.records)
  expect(unreadable.map((one) => one.kind)).toEqual([kind])
  // Alarms report what reads have met.
  expect((await filled.store.records.listUnreadable()).map((one) => one.kind)).toEqual([kind])
  const left = (await filled.store.registrations.list({ limit: 50 })).filter((one) => !one.unreadable).length
  expect(left).toBeGreaterThanOrEqual(kind === 'registration' ? before - 1 : before)
  mend()
  expect(await filled.store.records.listUnreadable()).toEqual([])
  expect((await checkRecords(filled.store.records)).unreadable).toEqual([])
})

test('an article whose pictures are unreadable keeps them and their files through a change, until they are replaced', async () => {
  const { store, directory, dispose } = temporaryStore()
  const other = new Database(join(directory, 'store.sqlite'))
  other.pragma('busy_timeout = 10000')
  await unreadablePicturesStay(store, (column, letter) => {
    other.prepare(`UPDATE articles SET ${column} = ? || substr(${column}, 2) WHERE id = 'x'`).run(letter)
  })
  other.close()
  await dispose()
})

test('an unreadable registration can be assigned, left out of merges and deleted like any other', async () => {
  const { store, directory, dispose } = temporaryStore()
  await fillStore(store)
  damageCell(directory, { table: 'registrations', column: 'sealed', type: 'BLOB', row: "id = 'passed'" }, 'another last byte')
  expect(await store.registrations.find('passed')).toMatchObject({ unreadable: true, id: 'passed', assignee: null })
  const audit = (action: 'registration.assign' | 'registration.delete') => ({
    at: new Date(),
    actor: 'kim@example.com',
    address: null,
    action,
    subject: 'passed',
    detail: null,
  })
  expect(await store.registrations.assign('passed', { to: 'choi', actor: 'kim@example.com' }, new Date(), audit('registration.assign'))).toEqual({
    kind: 'assigned',
  })
  expect((await store.registrations.find('passed'))?.assignee).toBe('choi')
  expect(await store.registrations.remove(['passed'], audit('registration.delete'))).toBe(1)
  expect((await checkRecords(store.records)).unreadable).toEqual([])
  await dispose()
})

test('a registration with a damaged date is deleted by its last change, and not before', async () => {
  const { store, directory, dispose } = temporaryStore()
  await fillStore(store)
  const [all] = [await store.registrations.countBefore(new Date('2100-01-01'))]
  const mend = damageCell(directory, { table: 'registrations', column: 'created_at', type: 'INTEGER', row: "id = 'passed'" }, 'a far date')
  expect(await store.registrations.countBefore(new Date('2100-01-01'))).toBe(all)
  expect(await store.registrations.listIdsBefore(new Date('2100-01-01'), 50)).toContain('passed')
  mend()
  damageCell(directory, { table: 'registrations', column: 'created_at', type: 'INTEGER', row: "id = 'passed'" }, 'a number below zero')
  expect(await store.registrations.listIdsBefore(new Date('2020-01-01'), 50)).toEqual([])
  await dispose()
})
