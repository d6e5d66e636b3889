import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '@/lib/env'
import { createServices, type Services } from '@/lib/services'

const KEYS = { DATA_KEY: Buffer.alloc(32, 7).toString('base64'), AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' }
const FIREBASE = { FIREBASE_PROJECT_ID: 'river', FIREBASE_API_KEY: 'key' }
const ADMIN = { ADMIN_EMAIL: 'staff@example.com', ADMIN_PASSWORD: 'correct horse' }

let directory: string
let opened: Services | undefined
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'identity-'))
})
afterEach(async () => {
  await opened?.store.close()
  opened = undefined
  rmSync(directory, { recursive: true, force: true })
})
const open = (source: Readonly<Record<string, string>>) => (opened = createServices(parseEnv({ ...KEYS, ...source, DATA_DIR: directory })))

test.each([
  [{}, 'passwords'],
  [{ IDENTITY: 'firebase', ...FIREBASE }, 'tokens'],
  [{ STORE: 'firestore', ...FIREBASE }, 'tokens'],
  [{ STORE: 'firestore', IDENTITY: 'accounts', ...FIREBASE }, 'passwords'],
])('combines any store with any identity provider: %j', (source, capability) => {
  const { identity } = open(source)
  expect([identity.passwords ? 'passwords' : '', identity.tokens ? 'tokens' : ''].filter(Boolean)).toEqual([capability])
})

test('local accounts: creates the named administrator at start, who signs in with the password', async () => {
  const { identity, store } = open(ADMIN)
  await identity.ensureAdministrator()
  const input = { email: 'staff@example.com', password: 'correct horse', code: '', address: '203.0.113.9', device: null }
  expect(await identity.passwords?.signIn(input)).toMatchObject({ ok: true, account: { email: 'staff@example.com' } })
  expect(await identity.passwords?.signIn({ ...input, password: 'wrong' })).toEqual({
    ok: false,
    message: '이메일 또는 비밀번호가 올바르지 않습니다.',
    retryAfterSeconds: null,
  })
  expect(await store.accounts.list()).toHaveLength(1)
})

test('Firebase with the embedded store: creates no account, and opens no session for an invalid token', async () => {
  const { identity, store, dataDirectory } = open({ ...ADMIN, IDENTITY: 'firebase', ...FIREBASE })
  await identity.ensureAdministrator()
  expect(await store.accounts.list()).toEqual([])
  expect(identity.tokens?.clientConfig).toEqual({ apiKey: 'key', projectId: 'river', authDomain: 'river.firebaseapp.com', emulator: null })
  expect(await identity.tokens?.signIn({ idToken: '', address: '203.0.113.9' })).toMatchObject({ ok: false, retryAfterSeconds: null })
  expect(dataDirectory).toBe(directory)
})
