import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSession, findSessionAccount } from '@/lib/accounts/session'
import { parseEnv } from '@/lib/env'
import { createServices } from '@/lib/services'
import { emulatedServiceAccount } from '../support/emulated-service-account'
import { startIdentityEmulator } from '../support/identity-emulator'

const PROJECT = 'demo-identity'
const ADDRESS = '203.0.113.9'
const OFFICE = { id: 'office', email: 'office@example.com', password: 'browser-tests-only-8848', emailVerified: true, validSince: 0, disabled: false }
const before = { ...process.env }

let directory: string
let emulator: Awaited<ReturnType<typeof startIdentityEmulator>>
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'identity-'))
  emulator = await startIdentityEmulator(PROJECT, [OFFICE, { ...OFFICE, id: 'stranger', email: 'stranger@example.com' }])
  // firebase-admin reads the emulator's host from the environment, and must not query the machine's metadata service.
  Object.assign(process.env, { LOG_LEVEL: 'silent', FIREBASE_AUTH_EMULATOR_HOST: emulator.host, METADATA_SERVER_DETECTION: 'none' })
})
afterAll(async () => {
  process.env = before
  await emulator.stop()
  rmSync(directory, { recursive: true })
})

/** The token that the browser gets from Firebase for a password. */
async function idTokenOf(email: string): Promise<string> {
  const response = await fetch(`http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    method: 'POST',
    body: JSON.stringify({ email, password: OFFICE.password }),
  })
  return ((await response.json()) as { idToken: string }).idToken
}

test('STORE=sqlite with IDENTITY=firebase: a token signs in, the store keeps its session, and signing out ends it', async () => {
  const { clientEmail, privateKey } = emulatedServiceAccount(PROJECT)
  const services = createServices(
    parseEnv({
      NODE_ENV: 'test',
      DATA_DIR: directory,
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'emulated',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ project_id: PROJECT, client_email: clientEmail, private_key: privateKey }),
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      ADMIN_EMAIL: OFFICE.email,
    }),
  )
  const { identity, store, now } = services
  try {
    await identity.ensureAdministrator()
    expect(identity.passwords).toBeNull()

    const refused = await identity.tokens!.signIn({ idToken: await idTokenOf('stranger@example.com'), address: ADDRESS })
    expect(refused).toMatchObject({ ok: false })

    const outcome = await identity.tokens!.signIn({ idToken: await idTokenOf(OFFICE.email), address: ADDRESS })
    if (!outcome.ok) throw new Error(outcome.message)
    expect(await findSessionAccount({ store, now }, outcome.sessionId)).toMatchObject({ email: OFFICE.email, role: 'administrator' })
    await endSession({ store }, outcome.sessionId)
    expect(await findSessionAccount({ store, now }, outcome.sessionId)).toBeNull()
  } finally {
    await store.close()
  }
})
