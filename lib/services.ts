import 'server-only'
import { absoluteUrl } from './absolute-url'
import { createAccountLimits, type AccountLimits } from './accounts/account-limits'
import { createFirstPassword, type FirstPassword } from './accounts/first-password'
import type { IdentityProvider } from './accounts/identity-provider'
import { createRefusalTrail, type RefusalTrail } from './accounts/refusal-trail'
import { createSignInThrottle, type SignInThrottle } from './accounts/throttle'
import { content } from './content/load'
import { createVault, type Vault } from './vault'
import { env, type Env } from './env'
import { firebaseAppOf, type FirebaseApp } from './accounts/firebase/app'
import { createGuessLimits, type GuessLimits } from './guess-limits'
import { limits } from './limits.mjs'
import { createLog, type Log } from './log'
import { createSharedCheck } from './store/shared-check'
import { forwardSender } from './messaging/senders/forward'
import { createSmsSenders } from './messaging/sms-vendors'
import type { Senders } from './messaging/sender'
import { createOutboxWorker, type OutboxWorker } from './messaging/worker'
import { createPageCounter, type PageCounter } from './attribution/page-counter'
import { pagesOfSite } from './attribution/pages-of-site'
import { createPopupLimits, type PopupLimits } from './attribution/popup-limits'
import { createViewCounter, type ViewCounter } from './press/view-counter'
import { createViewLimits, type ViewLimits } from './press/view-limits'
import { createAbuseDetector, type AbuseDetector } from './registrations/abuse-detector'
import { clientNetwork } from './registrations/client-network'
import { createRegistrationLimits, type RegistrationLimits } from './registrations/limits'
import { createQrLimits, type QrLimits } from './attribution/open-qr-code'
import { registrationPolicy, type RegistrationPolicy } from './registrations/policy'
import { visitorPagePath } from './routes'
import { announceByIndexNow, type AnnouncePages } from './seo/index-now'
import { authSecret, dataKey } from './store/keys'
import { openIdentityProvider } from './accounts/open-identity-provider'
import { openStore } from './store/open-store'
import type { Store } from './store/store'
import type { HoursTag } from './visits/hours-tag'
import { createStaleness, type Staleness } from './visits/message-staleness'
import { createShownHours, type ShownHours } from './visits/shown-hours'
import { createVisitBooking, type VisitBooking } from './visits/visit-booking'
import { visitLinkToken } from './visits/visit-link'
import { createVisitTimesLimits, type VisitTimesLimits } from './visits/visit-times-limits'
import { STORES } from './store/stores'

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
  /** Null where content states no opening hours: no visits are booked. */
  readonly visits: VisitBooking | null
  /** Keeps pages to the opening hours; null where no visits are booked. */
  readonly shownHours: ShownHours | null
  readonly visitLinkLimits: GuessLimits
  readonly visitTimesLimits: VisitTimesLimits
  readonly staleness: Staleness
  readonly senders: Senders
  /** Directory of this machine in which the store's data lie; null where no disk of ours holds them. */
  readonly dataDirectory: string | null
  /** Copies the store before something is destroyed; rejects when it could not. Does nothing where the store has backups of its own. */
  readonly backUp: () => Promise<void>
  /** 0 to 1. */
  readonly random: () => number
  /** Delivers messages in the background; started by startUp. */
  readonly outboxWorker: OutboxWorker
  readonly views: ViewCounter
  readonly viewLimits: ViewLimits
  /** Openings of printed codes, written with the views. */
  readonly qrOpenings: ViewCounter
  readonly qrLimits: QrLimits
  /** Counts of pages, written with the views. */
  readonly pageCounts: PageCounter
  readonly popupLimits: PopupLimits
  /** As `store.check`, shared among all who ask within some seconds. */
  readonly checkStore: () => Promise<void>
  readonly signInThrottle: SignInThrottle
  readonly accountLimits: AccountLimits
  readonly refusals: RefusalTrail
  readonly firstPassword: FirstPassword
  /** Who judges passwords. */
  readonly identity: IdentityProvider
  /** Signs and encrypts session cookies. */
  readonly authSecret: string
  /** Tells search engines of changed pages; does nothing without a key. */
  readonly announcePages: AnnouncePages
}

/** Told to the server that runs Next (lib/server/serve.mjs), which is not compiled with it; other hosts render pages by themselves. */
function expirePages(tag: HoursTag, buildHolds: boolean): void {
  const expire = Reflect.get(globalThis, Symbol.for('site.expirePages')) as ((tag: string, buildHolds: boolean) => void) | undefined
  expire?.(tag, buildHolds)
}

/**
 * Makes everything for an environment.
 * @throws StoreUnavailableError when the store cannot be opened now; any other Error is a fault of the environment
 */
export function createServices(environment: Env): Services {
  const log = createLog()
  const vault = createVault(dataKey(environment, log))
  const now = () => new Date()
  const { STORE, DATA_DIR, FORWARD_URL, RATE_LIMIT_REGISTRATIONS, SURGE_REGISTRATIONS, OFFICE_PHONE } = environment

  let app: FirebaseApp | undefined
  const firebase = () => (app ??= firebaseAppOf(environment))
  const opened = openStore({ env: environment, vault, firebase })
  const signInThrottle = createSignInThrottle(clientNetwork)
  const refusals = createRefusalTrail(opened.store.audit, clientNetwork)
  // Straight to the terminal: a log line would be collected and kept.
  const firstPassword = createFirstPassword({ directory: DATA_DIR, terminal: process.stdout.isTTY ? (text) => void process.stdout.write(text) : null, log })
  const identity = openIdentityProvider({ env: environment, store: opened.store, signInThrottle, refusals, firstPassword, now, firebase })
  const store: Store = {
    ...opened.store,
    sessions: identity.sessions,
    async close() {
      await opened.store.close()
      await app?.close()
    },
  }
  const senders = {
    ...createSmsSenders(environment.SMS_SENDER, environment, { outbox: store.outbox, now }),
    forward: FORWARD_URL ? forwardSender(FORWARD_URL) : null,
  }

  const viewLimits = createViewLimits(clientNetwork)
  const linkTo = (registrationId: string) => absoluteUrl(visitorPagePath(visitLinkToken(vault, registrationId)))
  const visits = content.registration.visits ? createVisitBooking(store.visits, content.registration.visits, linkTo, content.site.modelHouse.period) : null
  const staleness = createStaleness(store.visits, visits, now)

  return {
    env: environment,
    store,
    log,
    now,
    vault,
    policy: registrationPolicy(content, { forward: senders.forward !== null, alarmPhone: OFFICE_PHONE ?? null }),
    limits: createRegistrationLimits(RATE_LIMIT_REGISTRATIONS),
    abuseDetector: createAbuseDetector(SURGE_REGISTRATIONS),
    visits,
    shownHours: visits && content.registration.visits ? createShownHours({ visits, stated: content.registration.visits, now, expirePages }) : null,
    visitLinkLimits: createGuessLimits('visit-links', limits.visitLinkGuesses, clientNetwork, () =>
      log.warn({}, 'one network asks for many links of visits that do not exist'),
    ),
    visitTimesLimits: createVisitTimesLimits(clientNetwork, now),
    staleness,
    senders,
    dataDirectory: STORES[STORE].inDataDirectory ? DATA_DIR : null,
    backUp: () => opened.backUp(now()),
    random: Math.random,
    outboxWorker: createOutboxWorker({ store, senders, staleness, now, random: Math.random, log }),
    views: createViewCounter(store.press, (error) => log.error({ err: error }, 'views could not be stored; they wait')),
    viewLimits,
    qrOpenings: createViewCounter({ addViews: (counts) => store.qrCodes.addOpenings(counts) }, (error) =>
      log.error({ err: error }, 'openings of printed codes could not be stored; they wait'),
    ),
    qrLimits: createQrLimits(
      clientNetwork,
      (id, address, userAgent) => viewLimits.mayCount(`qr ${id}`, address, userAgent),
      () => log.warn({}, 'one network asks for many printed codes that do not exist'),
    ),
    pageCounts: createPageCounter(store.pageCounts, pagesOfSite(), now),
    popupLimits: createPopupLimits(clientNetwork),
    checkStore: createSharedCheck(() => store.check()),
    signInThrottle,
    accountLimits: createAccountLimits(clientNetwork),
    refusals,
    firstPassword,
    identity,
    authSecret: authSecret(environment, log),
    announcePages: announceByIndexNow({ key: environment.INDEXNOW_KEY, log }),
  }
}

const held = globalThis as typeof globalThis & { __services?: Services }

/** The composition root: with what it calls to open store and identity provider the only place that chooses adapters. One set a process, made at first use. */
export function services(): Services {
  return (held.__services ??= createServices(env()))
}
