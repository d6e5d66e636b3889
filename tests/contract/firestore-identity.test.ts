import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSession, findSessionAccount } from '@/lib/accounts/session'
import { parseEnv } from '@/lib/env'
import { createServices } from '@/lib/services'
import { emulatedServiceAccount } from '../support/emulated-service-account'
import { describeWithFirestore } from '../support/firestore-emulator'
import { freshProject } from '../support/firestore-store'

const OFFICE = { email: 'office@example.com', password: 'browser-tests-only-8848' }
const from = { code: '', address: '203.0.113.9', device: null }

describeWithFirestore('STORE=firestore with IDENTITY=accounts', () => {
  test('creates the first administrator, who signs in with a password, and shares the session with a second instance', async () => {
    process.env.LOG_LEVEL = 'silent'
    const directory = mkdtempSync(join(tmpdir(), 'identity-'))
    const project = freshProject()
    const { clientEmail, privateKey } = emulatedServiceAccount(project)
    const environment = parseEnv({
      NODE_ENV: 'test',
      DATA_DIR: directory,
      STORE: 'firestore',
      IDENTITY: 'accounts',
      FIREBASE_PROJECT_ID: project,
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ project_id: project, client_email: clientEmail, private_key: privateKey }),
      FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST,
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      AUTH_SECRET: 'tests-only-tests-only-tests-only-tests-only',
      ADMIN_EMAIL: OFFICE.email,
      ADMIN_PASSWORD: OFFICE.password,
    })
    const [one, two] = [createServices(environment), createServices(environment)]
    try {
      await one.identity.ensureAdministrator()
      expect(one.identity.tokens).toBeNull()

      expect(await one.identity.passwords!.signIn({ ...OFFICE, ...from, password: 'another-password' })).toMatchObject({ ok: false })
      const outcome = await one.identity.passwords!.signIn({ ...OFFICE, ...from })
      if (!outcome.ok) throw new Error(outcome.message)
      expect(await findSessionAccount(two, outcome.sessionId)).toMatchObject({ email: OFFICE.email, role: 'administrator' })
      await endSession(two, outcome.sessionId)
      expect(await findSessionAccount(one, outcome.sessionId)).toBeNull()
      // Nothing of it is on this machine's disk.
      expect(readdirSync(directory)).toEqual([])
    } finally {
      await Promise.all([one.store.close(), two.store.close()])
      rmSync(directory, { recursive: true })
    }
  })
})
