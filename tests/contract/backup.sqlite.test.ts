import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVault } from '@/lib/crypto/vault'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createSqliteStore } from '@/lib/store/sqlite'
import { backUp, listBackups, restore } from '@/lib/store/sqlite/backup'
import { MORNING, registerRequest, registerServices, testVault, validBody } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

const minutesLater = (n: number) => new Date(MORNING.getTime() + n * 60_000)
let elsewhere: string
beforeEach(() => (elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))))
afterEach(() => rmSync(elsewhere, { recursive: true, force: true }))

test('a backup taken while the store is in use, restored elsewhere, equals the original at that moment', async () => {
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  for (let n = 0; n < 20; n++)
    await registerVisitor(services, registerRequest({ body: validBody({ phone: `010-1111-${String(n).padStart(4, '0')}`, marketingConsent: true }) }))
  const everything = async (from: typeof store) => ({
    registrations: await from.registrations.list({ limit: 100 }),
    messages: await from.outbox.list({ limit: 100 }),
    audit: await from.audit.list({ limit: 100 }),
  })
  const before = await everything(store)
  const backup = backUp(directory, MORNING, 3)
  await registerVisitor(services, registerRequest())

  expect(restore(elsewhere, backup, testVault, MORNING)).toBeNull()
  const restored = createSqliteStore(elsewhere, testVault)
  expect(await everything(restored)).toEqual(before)
  await restored.close()
  await dispose()
})

test('a store in use is not replaced; a stopped one is kept beside', async () => {
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  const backup = backUp(directory, MORNING, 3)
  await registerVisitor(services, registerRequest())
  expect(() => restore(directory, backup, testVault, MORNING)).toThrow('사용 중')
  expect(await store.registrations.list({ limit: 10 })).toHaveLength(1)

  // A copy that no connection holds: the statements of a closed one keep its file locked until they are collected.
  cpSync(directory, elsewhere, { recursive: true })
  expect(restore(elsewhere, backup, testVault, MORNING)).toMatch(/\.replaced-/)
  const restored = createSqliteStore(elsewhere, testVault)
  expect(await restored.registrations.list({ limit: 10 })).toEqual([])
  await restored.close()
  await dispose()
})

test('a backup of another key, or a broken file, is refused and changes nothing', async () => {
  const { store, directory, dispose } = temporaryStore()
  const backup = backUp(directory, MORNING, 3)
  expect(() => restore(elsewhere, backup, createVault(Buffer.alloc(32, 9)), MORNING)).toThrow('데이터 키')
  expect(() => restore(elsewhere, join(directory, 'backups'), testVault, MORNING)).toThrow()
  expect(() => createSqliteStore(elsewhere, testVault)).not.toThrow()
  await store.close()
  await dispose().catch(() => {})
})

test('the newest backups are kept', async () => {
  const { directory, dispose } = temporaryStore()
  const made = [1, 2, 3, 4].map((n) => backUp(directory, minutesLater(n), 2))
  expect(listBackups(directory).map(({ path }) => path)).toEqual([made[3], made[2]])
  await dispose()
})
