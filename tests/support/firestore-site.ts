import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMIN } from './administrator'
import { emulatedServiceAccount } from './emulated-service-account'
import { startFirestoreEmulator, type FirestoreEmulator } from './firestore-emulator'
import { startIdentityEmulator } from './identity-emulator'

export const PROJECT = 'demo-site'
export const DATA_KEY = Buffer.alloc(32, 7)
const STARTED = /^http:\/\/localhost:\d+/m
const HEALTH_TRIES = 15
const HEALTH_PAUSE_MS = 2_000

export interface FirestoreSite {
  readonly url: string
  /** Reaches the same emulator from this process, with {@link PROJECT}. */
  readonly emulator: FirestoreEmulator['environment']
  /** Ends with the site, whoever stopped it. */
  readonly ended: Promise<void>
  /** Stops the site, then its emulators. */
  stop(): Promise<void>
}

/** The first response of a fresh emulator takes long, the more so on a busy machine. */
async function healthy(url: string): Promise<void> {
  for (let tries = 0; tries < HEALTH_TRIES; tries += 1) {
    const { ok } = await fetch(`${url}/api/health`)
    if (ok) return
    await wait(HEALTH_PAUSE_MS)
  }
  throw new Error(`${url}/api/health does not answer 200`)
}

export interface FirestoreEmulators {
  /** Variables that make a site store and sign in there, without its own address. */
  readonly environment: Readonly<Record<string, string>>
  /** Reaches the same emulator from this process, with {@link PROJECT}. */
  readonly emulator: FirestoreEmulator['environment']
  stop(): Promise<void>
}

/**
 * The Firestore emulator, and a Firebase account for {@link ADMIN}: they outlive a site that uses them.
 * @throws Error when the emulator does not start
 */
export async function startFirestoreEmulators(): Promise<FirestoreEmulators> {
  const { clientEmail, privateKey } = emulatedServiceAccount(PROJECT)
  const firestore = await startFirestoreEmulator()
  const identity = await startIdentityEmulator(PROJECT, [
    { id: 'office', email: ADMIN.email, password: ADMIN.password, emailVerified: true, validSince: 0, disabled: false },
  ])
  return {
    environment: {
      ...firestore.environment,
      // Production refuses emulators.
      NODE_ENV: 'test',
      STORE: 'firestore',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'emulated',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ project_id: PROJECT, client_email: clientEmail, private_key: privateKey }),
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      DATA_KEY: DATA_KEY.toString('base64'),
      AUTH_SECRET: 'browser-tests-only-browser-tests-only',
      ADMIN_EMAIL: ADMIN.email,
    },
    emulator: firestore.environment,
    stop: async () => void (await Promise.all([firestore.stop(), identity.stop()])),
  }
}

/**
 * The built site on the Firestore emulator.
 * @param environment overrides that of the browser tests
 * @throws Error when the emulator or the site does not start
 */
export async function startFirestoreSite(port: number, environment: Readonly<Record<string, string>> = {}): Promise<FirestoreSite> {
  const emulators = await startFirestoreEmulators()
  const url = `http://localhost:${port}`
  const site = spawn(process.execPath, ['lib/cli/start/start.mjs', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...emulators.environment,
      PORT: String(port),
      SITE_URL: url,
      RATE_LIMIT_REGISTRATIONS: '10000',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  })
  const ended = once(site, 'exit').then(() => emulators.stop())
  site.stdout.pipe(process.stdout)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    site.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (STARTED.test(said)) resolve()
    })
    void ended.then(() => reject(new Error('the site did not start')))
  })
  const stop = () => {
    site.kill('SIGTERM')
    return ended
  }
  await healthy(url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, emulator: emulators.emulator, ended, stop }
}
