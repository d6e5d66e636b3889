import 'server-only'
import { firebaseAdministrators } from './auth/firebase-administrators'
import { firebaseIdentities, type FirebaseIdentities, type FirebaseIdentity } from './auth/firebase-identities'
import { sessionsWatchedByFirebase } from './auth/firebase-sessions'
import { createFirstPassword, type FirstPassword } from './auth/first-password'
import { createRefusalTrail, type RefusalTrail } from './auth/refusal-trail'
import { createSignInThrottle, type SignInThrottle } from './auth/throttle'
import { content } from './content/load'
import { readKey, readOrCreateKey } from './crypto/key-file'
import { createVault, type Vault } from './crypto/vault'
import { env, type Env } from './env'
import { firebaseApp } from './firebase/app'
import { readServiceAccount } from './firebase/service-account'
import { createLog, type Log } from './log'
import { createSharedCheck } from './monitoring/shared-check'
import { forwardSender } from './outbox/senders/forward'
import { createSmsSenders } from './outbox/sms-vendors'
import type { Senders } from './outbox/sender'
import { createOutboxWorker, type OutboxWorker } from './outbox/worker'
import { createViewCounter, type ViewCounter } from './press/view-counter'
import { createViewLimits, type ViewLimits } from './press/view-limits'
import { createAbuseDetector, type AbuseDetector } from './registrations/abuse-detector'
import { clientNetwork } from './registrations/client-network'
import { createRegistrationLimits, type RegistrationLimits } from './registrations/limits'
import { registrationPolicy, type RegistrationPolicy } from './registrations/policy'
import { createFirestoreStore } from './store/firestore'
import { createSqliteStore, DATA_KEY_FILE } from './store/sqlite'
import { backUpInProcess } from './store/sqlite/backup-process'
import type { Store } from './store/store'

/** Who Firebase says somebody is, and who of them is an administrator. */
interface FirebaseSignIn {
  readonly identities: FirebaseIdentities
  readonly mayAdminister: (identity: FirebaseIdentity) => boolean
}

/** What use cases are given; tests build their own with a fixed clock and a fresh store. */
export interface Services {
  readonly env: Env
  readonly store: Store
  readonly log: Log
  readonly now: () => Date
  readonly vault: Vault
  readonly policy: RegistrationPolicy
  readonly limits: RegistrationLimits
  readonly abuseDetector: AbuseDetector
  readonly senders: Senders
  /** Copies the embedded store before something is destroyed; rejects when it could not. Firestore has backups of its own. */
  readonly backUp: () => Promise<void>
  /** 0 to 1. */
  readonly random: () => number
  /** Delivers messages in the background; started by startUp. */
  readonly outboxWorker: OutboxWorker
  readonly views: ViewCounter
  readonly viewLimits: ViewLimits
  /** As `store.check`, shared among all who ask within some seconds. */
  readonly checkStore: () => Promise<void>
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly firstPassword: FirstPassword
  /** Set where Firebase Authentication judges passwords, with STORE=firestore. */
  readonly firebase: FirebaseSignIn | null
  /** Signs and encrypts session cookies. */
  readonly authSecret: string
}

const held = globalThis as typeof globalThis & { __services?: Services }

/**
 * DATA_KEY, or the file beside the store, for what was stored before: none is made.
 * @throws Error in Korean that says where the key belongs
 */
export function existingDataKey(): Uint8Array {
  const { DATA_KEY, DATA_DIR } = env()
  const key = DATA_KEY ? Buffer.from(DATA_KEY, 'base64') : readKey(DATA_DIR, DATA_KEY_FILE)
  if (!key) throw new Error(`데이터 키가 없습니다. DATA_KEY를 정하거나, 보관해 둔 ${DATA_KEY_FILE} 파일을 ${DATA_DIR}에 넣은 뒤 다시 실행해 주세요.`)
  return key
}

/** DATA_KEY, or the file beside the store, made at first use. */
function dataKey(log: Log): Uint8Array {
  const { DATA_KEY, DATA_DIR } = env()
  if (DATA_KEY) return Buffer.from(DATA_KEY, 'base64')
  return readOrCreateKey(DATA_DIR, DATA_KEY_FILE, (path) => log.warn({ path }, 'a data key was made; without this file no registration can be read, so keep a copy apart from the backups'))
}

/** One environment variable decides: an embedded file with accounts of its own, or Firestore with Firebase's. */
function chooseStore(vault: Vault, now: () => Date): { store: Store; firebase: FirebaseSignIn | null } {
  const { STORE, DATA_DIR, FIREBASE_PROJECT_ID = '', FIREBASE_SERVICE_ACCOUNT, ADMIN_EMAIL = [] } = env()
  if (STORE === 'sqlite') return { store: createSqliteStore(DATA_DIR, vault), firebase: null }
  const app = firebaseApp({ projectId: FIREBASE_PROJECT_ID, serviceAccount: FIREBASE_SERVICE_ACCOUNT ? readServiceAccount(FIREBASE_SERVICE_ACCOUNT) : undefined })
  const identities = firebaseIdentities(app)
  const mayAdminister = firebaseAdministrators(ADMIN_EMAIL)
  const store = createFirestoreStore(app, vault)
  return { store: { ...store, sessions: sessionsWatchedByFirebase(store.sessions, identities, mayAdminister, now) }, firebase: { identities, mayAdminister } }
}

function create(): Services {
  const log = createLog()
  const vault = createVault(dataKey(log))
  const now = () => new Date()
  const { store, firebase } = chooseStore(vault, now)
  const { FORWARD_URL, RATE_LIMIT_REGISTRATIONS, SURGE_REGISTRATIONS, OFFICE_PHONE } = env()
  const senders = { ...createSmsSenders(env().SMS_SENDER, env(), { outbox: store.outbox, now }), forward: FORWARD_URL ? forwardSender(FORWARD_URL) : null }
  return {
    env: env(),
    store,
    log,
    now,
    vault,
    policy: registrationPolicy(content, { forward: senders.forward !== null, alarmPhone: OFFICE_PHONE ?? null }),
    limits: createRegistrationLimits(RATE_LIMIT_REGISTRATIONS),
    abuseDetector: createAbuseDetector(SURGE_REGISTRATIONS),
    senders,
    backUp: async () => (firebase ? undefined : backUpInProcess(env().DATA_DIR, now())),
    random: Math.random,
    outboxWorker: createOutboxWorker({ store, senders, now, random: Math.random, log }),
    views: createViewCounter(store.press, (error) => log.error({ err: error }, 'views could not be stored; they wait')),
    viewLimits: createViewLimits(clientNetwork),
    checkStore: createSharedCheck(() => store.check()),
    signInThrottle: createSignInThrottle(clientNetwork),
    refusals: createRefusalTrail(store.audit, clientNetwork),
    // Straight to the terminal: a log line would be collected and kept.
    firstPassword: createFirstPassword({ directory: env().DATA_DIR, terminal: process.stdout.isTTY ? (text) => void process.stdout.write(text) : null, log }),
    firebase,
    authSecret: env().AUTH_SECRET ?? readOrCreateKey(env().DATA_DIR, 'auth-secret', (path) => log.info({ path }, 'made the secret of session cookies')).toString('base64'),
  }
}

/** The composition root: the only place that chooses adapters. One set a process, made at first use. */
export function services(): Services {
  return (held.__services ??= create())
}
