import { parseEnv } from '@/lib/env'

const WHOLE = {
  STORE: 'firestore',
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  DATA_KEY: Buffer.alloc(32).toString('base64'),
  AUTH_SECRET: 'x'.repeat(32),
}

test('the embedded store needs nothing', () => {
  expect(parseEnv({})).toMatchObject({ STORE: 'sqlite' })
})

test('Firestore reports all missing variables at once', () => {
  expect(() => parseEnv({ STORE: 'firestore' })).toThrow(/FIREBASE_PROJECT_ID[\s\S]*FIREBASE_API_KEY[\s\S]*DATA_KEY[\s\S]*AUTH_SECRET/)
  expect(parseEnv(WHOLE)).toMatchObject({ STORE: 'firestore', FIREBASE_PROJECT_ID: 'p' })
})

test('refuses emulators, which accept forged tokens, in production', () => {
  const emulated = { ...WHOLE, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8085', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(() => parseEnv({ ...emulated, NODE_ENV: 'production' })).toThrow(/FIRESTORE_EMULATOR_HOST[\s\S]*FIREBASE_AUTH_EMULATOR_HOST/)
  expect(() => parseEnv({ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow('FIREBASE_AUTH_EMULATOR_HOST')
  expect(() => parseEnv({ ...emulated, NODE_ENV: 'test' })).not.toThrow()
})

test('accepts a list of administrators’ addresses', () => {
  expect(parseEnv({ ADMIN_EMAIL: 'a@example.com, b@example.com' }).ADMIN_EMAIL).toEqual(['a@example.com', 'b@example.com'])
  expect(() => parseEnv({ ADMIN_EMAIL: 'a@example.com,b' })).toThrow('ADMIN_EMAIL')
})

test('uses the store’s identity provider unless another one is chosen', () => {
  expect(parseEnv({}).IDENTITY).toBe('accounts')
  expect(parseEnv(WHOLE).IDENTITY).toBe('firebase')
  expect(
    parseEnv({ STORE: 'firestore', IDENTITY: 'accounts', FIREBASE_PROJECT_ID: 'p', DATA_KEY: WHOLE.DATA_KEY, AUTH_SECRET: WHOLE.AUTH_SECRET }).IDENTITY,
  ).toBe('accounts')
  expect(() => parseEnv({ IDENTITY: 'firebase' })).toThrow(/FIREBASE_PROJECT_ID: IDENTITY=firebase[\s\S]*FIREBASE_API_KEY: IDENTITY=firebase/)
})
