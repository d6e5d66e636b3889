import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreBrokenError } from '@/lib/errors'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import type { Store } from '@/lib/store/store'
import { damagePages, holdLock } from '../support/harm-store'
import { MORNING, registerRequest, registerServices, testVault } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

const audit = { at: MORNING, actor: null, address: null, action: 'registration.view' as const, subject: null, detail: null }
const position = { date: MORNING, id: 'x' }

/** What the port reads and writes, saving a registration apart; a new method belongs here. */
const operations: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'registrations.findClaim': ({ registrations }) => registrations.findClaim({ key: 'k', body: 'b', validFrom: MORNING }),
  'registrations.find': ({ registrations }) => registrations.find('x'),
  'registrations.list': ({ registrations }) => registrations.list({ limit: 1 }),
  'registrations.listByPhone': ({ registrations }) => registrations.listByPhone('01012345678', 1),
  'registrations.count': ({ registrations }) => registrations.count(),
  'registrations.newestAt': ({ registrations }) => registrations.newestAt(),
  'registrations.notes': ({ registrations }) => registrations.notes('x'),
  'registrations.consentText': ({ registrations }) => registrations.consentText('x'),
  'registrations.setStatus': ({ registrations }) => registrations.setStatus('x', 'called', MORNING, audit),
  'registrations.listIdsBefore': ({ registrations }) => registrations.listIdsBefore(MORNING, 1),
  'registrations.countBefore': ({ registrations }) => registrations.countBefore(MORNING),
  'registrations.remove': ({ registrations }) => registrations.remove(['x'], audit),
  'registrations.removeClaimsBefore': ({ registrations }) => registrations.removeClaimsBefore(MORNING),
  'outbox.claimDue': ({ outbox }) => outbox.claimDue({ token: 't', now: MORNING, until: MORNING, limit: 1 }),
  'outbox.list': ({ outbox }) => outbox.list({ limit: 1 }),
  'outbox.countByState': ({ outbox }) => outbox.countByState(),
  'outbox.nextDueAt': ({ outbox }) => outbox.nextDueAt(),
  'outbox.hasOptedOut': ({ outbox }) => outbox.hasOptedOut('01012345678'),
  'outbox.listRecorded': ({ outbox }) => outbox.listRecorded(1),
  'press.list': ({ press }) => press.list({ siteId: 's', limit: 1 }),
  'press.find': ({ press }) => press.find('x'),
  'press.neighbours': ({ press }) => press.neighbours('s', position),
  'press.remove': ({ press }) => press.remove('x'),
  'press.addViews': ({ press }) => press.addViews(new Map([['x', 1]])),
  'media.find': ({ media }) => media.find('x'),
  'accounts.find': ({ accounts }) => accounts.find('x'),
  'accounts.findByEmail': ({ accounts }) => accounts.findByEmail('a@b.kr'),
  'accounts.list': ({ accounts }) => accounts.list(),
  'accounts.setPassword': ({ accounts }) => accounts.setPassword('x', 'h'),
  'sessions.find': ({ sessions }) => sessions.find('x'),
  'sessions.touch': ({ sessions }) => sessions.touch('x', MORNING),
  'sessions.remove': ({ sessions }) => sessions.remove('x'),
  'sessions.removeExpired': ({ sessions }) => sessions.removeExpired(MORNING),
  'audit.list': ({ audit: trail }) => trail.list({ limit: 1 }),
  'audit.record': ({ audit: trail }) => trail.record(audit),
  'audit.removeBefore': ({ audit: trail }) => trail.removeBefore(MORNING),
  'retention.read': ({ retention }) => retention.read(),
  'retention.write': ({ retention }) => retention.write({ seenAt: MORNING, hold: null }),
  check: (store) => store.check(),
}

describe('a store whose pages are damaged', () => {
  let directory: string
  let store: Store
  let dispose: () => Promise<void>
  beforeAll(() => {
    ;({ store, directory, dispose } = temporaryStore())
    damagePages(directory)
  })
  afterAll(() => dispose())

  test.each(Object.entries(operations))('%s says that it is broken', async (_name, operation) => {
    await expect(operation(store)).rejects.toBeInstanceOf(StoreBrokenError)
  })

  test('a registration is not told as saved', async () => {
    const { services } = registerServices(store)
    expect(await registerVisitor(services, registerRequest())).toEqual({ kind: 'unavailable' })
  })
})

test('the file of a store that was closed is the whole store, without its log', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'copy-'))
  const { store, directory, dispose } = temporaryStore()
  const { services } = registerServices(store)
  await registerVisitor(services, registerRequest())
  await store.close()
  copyFileSync(join(directory, STORE_FILE), join(elsewhere, STORE_FILE))
  const copy = createSqliteStore(elsewhere, testVault)
  expect(await copy.registrations.list({ limit: 10 })).toHaveLength(1)
  await copy.close()
  await dispose()
  rmSync(elsewhere, { recursive: true })
})

test('a store closes although another process is at work with it', async () => {
  const { store, directory, dispose } = temporaryStore()
  const lock = holdLock(directory)
  const closed = store.close()
  await new Promise((resolve) => setImmediate(resolve))
  lock.release()
  await closed
  expect(statSync(join(directory, `${STORE_FILE}-wal`)).size).toBe(0)
  await dispose()
})
