/**
 * The built site on the Firestore emulator, for the browser tests: `npm run serve:firestore`, then in another terminal
 * `STORE=firestore BASE_URL=http://localhost:3190 npx playwright test`.
 */
import { spawn } from 'node:child_process'
import { ADMIN } from './administrator'
import { emulatedServiceAccount } from './emulated-service-account'
import { startFirestoreEmulator } from './firestore-emulator'
import { startIdentityEmulator } from './identity-emulator'

const PROJECT = 'demo-site'
const { clientEmail, privateKey } = emulatedServiceAccount(PROJECT)
const firestore = await startFirestoreEmulator()
const identity = await startIdentityEmulator(PROJECT, [{ id: 'office', email: ADMIN.email, password: ADMIN.password, emailVerified: true, validSince: 0, disabled: false }])

const site = spawn(process.execPath, ['lib/server/serve-built.mjs'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    // Production refuses emulators.
    NODE_ENV: 'test',
    PORT: process.env.PORT ?? '3190',
    SITE_URL: `http://localhost:${process.env.PORT ?? '3190'}`,
    STORE: 'firestore',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'emulated',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ project_id: PROJECT, client_email: clientEmail, private_key: privateKey }),
    FIRESTORE_EMULATOR_HOST: firestore.host,
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    AUTH_SECRET: 'browser-tests-only-browser-tests-only',
    ADMIN_EMAIL: ADMIN.email,
    RATE_LIMIT_REGISTRATIONS: '10000',
    LOG_LEVEL: 'warn',
  },
})
const stop = () => void site.kill('SIGTERM')
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
site.on('exit', (code) => {
  void Promise.all([firestore.stop(), identity.stop()]).then(() => process.exit(code ?? 0))
})
