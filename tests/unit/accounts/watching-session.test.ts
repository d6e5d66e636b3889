import type { Account } from '@/lib/accounts/account'
import { findSessionAccount, openSession, SESSION_IDLE_MS } from '@/lib/accounts/session'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { fixedClock, MORNING } from '@/tests/support/registrations'

const HOUR_MS = 60 * 60 * 1000

test('polling does not extend a session; an action does', async () => {
  const store = await freshSqliteStore()
  const clock = fixedClock()
  const dependencies = { store, now: clock.now }
  const account: Account = { id: 'kim', email: 'kim@example.com', name: null, role: 'counsellor', createdAt: MORNING, disabledAt: null }
  await store.accounts.add({ ...account, passwordHash: '' })
  const [watched, used] = [(await openSession(dependencies, account)).sessionId, (await openSession(dependencies, account)).sessionId]
  for (let passed = 0; passed < SESSION_IDLE_MS; passed += HOUR_MS) {
    expect((await findSessionAccount(dependencies, watched, false))?.id).toBe('kim')
    expect((await findSessionAccount(dependencies, used))?.id).toBe('kim')
    clock.advance(HOUR_MS)
  }
  expect(await findSessionAccount(dependencies, watched, false)).toBeNull()
  expect((await findSessionAccount(dependencies, used))?.id).toBe('kim')
  await store.close()
})
