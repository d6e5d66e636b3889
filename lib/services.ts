import 'server-only'
import { absoluteUrl } from './seo/absolute-url'
import { createAccountLimits, type AccountLimits } from './accounts/account-limits'
import { createFirstPassword, type FirstPassword } from './accounts/first-password'
import type { IdentityProvider } from './accounts/identity-provider'
import { createRefusalTrail, type RefusalTrail } from './accounts/refusal-trail'
import { createSignInThrottle, type SignInThrottle } from './accounts/throttle'
import { content, writtenContent } from './content/load'
import { englishPaths, publicPaths } from './content/paths'
import { pressSiteSlugs } from './content/press-sites'
import { createVault, type Vault } from './vault'
import { env, siteUrl, type Env } from './env'
import { firebaseAppOf, type FirebaseApp } from './accounts/firebase/app'
import { archivedAddresses } from './content/archived-addresses'
import { archivePages, type ArchiveSources } from './documents/archive/archive-pages'
import { createArchiver, type Archiver } from './documents/archive/archiver'
import { bridge } from './delivery/bridge'
import { createGuessLimits, type GuessLimits } from './rate-limit'
import type { Content } from './content/content'
import { createShownDocuments, type ShownDocuments } from './documents/shown-documents'
import { createShownFacts, type ShownFacts } from './facts/shown-facts'
import { shownFirstScreen } from './facts/shown-first-screen'
import { shownNotices } from './facts/shown-notices'
import { createStaleTags, type StaleTags } from './facts/stale-tags'
import { limits } from './limits'
import { createLog, type Log } from './log'
import { createSharedCheck } from './store/shared-check'
import { forwardSender } from './messaging/senders/forward'
import type { DeliverServices } from './messaging/deliver-due'
import { createSmsSenders } from './messaging/sms-vendors'
import type { Senders } from './messaging/sender'
import { createOutboxWorker, type OutboxWorker } from './messaging/worker'
import { createPageCounter, type PageCounter } from './attribution/page-counter'
import { countedPages } from './attribution/counted-page'
import { createPopupLimits, type PopupLimits } from './attribution/popup-limits'
import { createViewCounter, type ViewCounter } from './press/view-counter'
import { createViewLimits, type ViewLimits } from './press/view-limits'
import { createAbuseDetector, type AbuseDetector } from './registrations/abuse-detector'
import { koreanIsoDay } from './korean-time'
import { clientNetwork } from './client-network'
import { shownRecruiting } from './registrations/shown-recruiting'
import { createBulkForms, type BulkForms } from './registrations/bulk-forms'
import type { Bulk } from './registrations/office/bulk-undo'
import { createRegistrationLimits, type RegistrationLimits } from './registrations/limits'
import { createQrLimits, type QrLimits } from './attribution/open-qr-code'
import { queueMailings } from './registrations/queue-mailings'
import { advertisementStaleness, mailingBodyOf } from './registrations/sending-advertisements'
import { registrationPolicy, type RegistrationPolicy } from './registrations/policy'
import { PHASE_RULES } from './phases'
import { pressListPath, VISIT_PATH, visitorPagePath } from './routes'
import { announceByIndexNow, type AnnouncePages } from './seo/index-now'
import { authSecret, dataKey } from './store/keys'
import { openIdentityProvider } from './accounts/open-identity-provider'
import { announcePlaces } from './store/announced-places'
import { openStore } from './store/open-store'
import type { Store } from './store/store'
import { VISIT_TIMES_TAG } from './visits/hours-tag'
import { createStaleness } from './visits/message-staleness'
import { createShownHours, type ShownHours } from './visits/shown-hours'
import { createVisitBooking, type VisitBooking } from './visits/visit-booking'
import { visitLinkToken } from './visits/visit-link'
import { createVisitTimesLimits, type VisitTimesLimits } from './visits/visit-times-limits'
import { STORES } from './stores'

/** Dependencies of the use cases; tests create their own with a fixed clock and a new store. */
export interface Services {
  readonly env: Env
  readonly store: Store
  readonly log: Log
  readonly now: () => Date
  readonly vault: Vault
  /** Of what content says at the moment. */
  readonly policy: RegistrationPolicy
  readonly limits: RegistrationLimits
  readonly abuseDetector: AbuseDetector
  /** Null if content states no opening hours: visits cannot be booked. */
  readonly visits: VisitBooking | null
  /** The opening hours for pages; null if visits cannot be booked. */
  readonly shownHours: ShownHours | null
  /** The documents for the page that lists them. */
  readonly shownDocuments: ShownDocuments
  /** Brings what content says up to date. */
  readonly shownFacts: ShownFacts
  /** The same, and returns tags of the pages that are stale. */
  readonly staleTags: StaleTags
  /** Keeps what the site said, after each change. */
  readonly archiver: Archiver
  readonly visitLinkLimits: GuessLimits
  readonly visitTimesLimits: VisitTimesLimits
  readonly staleness: NonNullable<DeliverServices['staleness']>
  readonly prepare: NonNullable<DeliverServices['prepare']>
  readonly bodyOf: NonNullable<DeliverServices['bodyOf']>
  readonly senders: Senders
  /** Local directory of the store's data; null if the data is not on a local disk. */
  readonly dataDirectory: string | null
  /** Backs the store up before something is deleted; rejects on failure. Does nothing for stores with their own backups. */
  readonly backUp: () => Promise<void>
  /** 0 to 1. */
  readonly random: () => number
  /** Delivers messages in the background; startUp starts it. */
  readonly outboxWorker: OutboxWorker
  readonly views: ViewCounter
  readonly viewLimits: ViewLimits
  /** Scans of QR codes, written together with the views. */
  readonly qrScans: ViewCounter
  readonly qrLimits: QrLimits
  /** Counts of pages, written together with the views. */
  readonly pageCounts: PageCounter
  readonly popupLimits: PopupLimits
  /** Like `store.check`, shared by all callers within some seconds. */
  readonly checkStore: () => Promise<void>
  readonly signInThrottle: SignInThrottle
  readonly accountLimits: AccountLimits
  readonly bulkForms: BulkForms<Bulk>
  readonly refusals: RefusalTrail
  readonly firstPassword: FirstPassword
  /** Verifies sign-ins. */
  readonly identity: IdentityProvider
  /** Signs and encrypts session cookies. */
  readonly authSecret: string
  /** Announces changed pages to search engines; does nothing without a key. */
  readonly announcePages: AnnouncePages
}

/**
 * Creates all services for an environment.
 * @throws StoreUnavailableError when the store cannot be opened now; any other Error is an error in the environment
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
  // Writes directly to the terminal, because log lines are collected and kept.
  const firstPassword = createFirstPassword({ directory: DATA_DIR, terminal: process.stdout.isTTY ? (text) => void process.stdout.write(text) : null, log })
  const secret = authSecret(environment, log)
  const identity = openIdentityProvider({ env: environment, store: opened.store, signInThrottle, refusals, firstPassword, authSecret: secret, now, firebase })
  const store: Store = {
    ...announcePlaces(opened.store, () => bridge.expireTag?.(VISIT_TIMES_TAG)),
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
  const { visits: stated } = writtenContent.registration
  const visits = stated ? createVisitBooking(store.visits, stated, linkTo, () => content.site.modelHouse.period) : null
  const visitStaleness = createStaleness(store.visits, visits, now, () => PHASE_RULES[content.site.phase].remainingHomes)
  const shownHours = visits && stated ? createShownHours({ visits, stated, now }) : null
  const shownDocuments = createShownDocuments(store.documents, koreanIsoDay)
  const policyOf = (of: Pick<Content, 'registration' | 'site' | 'pressSites'>) =>
    registrationPolicy(of, { forward: senders.forward !== null, alarmPhone: OFFICE_PHONE ?? null })
  const staleness: Services['staleness'] = async (message) =>
    (await visitStaleness(message)) ?? advertisementStaleness({ store, policy: () => policyOf(content), now }, message)
  const bodyOf: Services['bodyOf'] = (message) => mailingBodyOf(store.mailings, message)
  const prepare: Services['prepare'] = () => queueMailings({ store, now, log })
  const shownFacts = createShownFacts({
    facts: store.facts,
    now,
    log,
    // A form may send a consent as soon as a page shows it.
    onChange: (changed) => store.registrations.publishConsentTexts(policyOf(changed).consentTexts, now()),
  })

  const stalePages = createStaleTags([
    shownFacts,
    ...(shownHours ? [shownHours.values] : []),
    shownDocuments.values,
    shownRecruiting(writtenContent.site.legal, () => content.site.legal, now),
    shownNotices(writtenContent.notices, () => content.notices, now),
    shownFirstScreen(writtenContent, () => content, now),
  ])
  const follow = async () => {
    const tags = await stalePages()
    for (const tag of tags) bridge.expireTag?.(tag)
    return { facts: shownFacts.applied(), isChanged: tags.length > 0 }
  }
  const archiver = createArchiver({ run: (isOutrun) => archiveOwnPages({ store, now, follow, isOutrun }), log })
  /** What the archive was last asked to follow. */
  let followed = shownFacts.applied().number

  return {
    env: environment,
    store,
    log,
    now,
    vault,
    get policy() {
      return policyOf(content)
    },
    limits: createRegistrationLimits(RATE_LIMIT_REGISTRATIONS),
    abuseDetector: createAbuseDetector(SURGE_REGISTRATIONS),
    visits,
    shownHours,
    shownFacts,
    shownDocuments,
    async staleTags() {
      const tags = await stalePages()
      const { number } = shownFacts.applied()
      if (tags.length > 0 || number !== followed) archiver.request()
      followed = number
      return tags
    },
    archiver,
    visitLinkLimits: createGuessLimits('visit-links', limits.visitLinkGuesses, clientNetwork, () =>
      log.warn({}, 'one network asks for many links of visits that do not exist'),
    ),
    visitTimesLimits: createVisitTimesLimits(clientNetwork, now),
    staleness,
    prepare,
    bodyOf,
    senders,
    dataDirectory: STORES[STORE].inDataDirectory ? DATA_DIR : null,
    backUp: () => opened.backUp(now()),
    random: Math.random,
    outboxWorker: createOutboxWorker({ store, senders, staleness, prepare, bodyOf, now, random: Math.random, log }),
    views: createViewCounter(store.press, (error) => log.error({ err: error }, 'views could not be stored; they wait')),
    viewLimits,
    qrScans: createViewCounter({ addViews: (counts) => store.qrCodes.addScans(counts) }, (error) =>
      log.error({ err: error }, 'scans of QR codes could not be stored; they wait'),
    ),
    qrLimits: createQrLimits(
      clientNetwork,
      (id, address, userAgent) => viewLimits.mayCount(`qr ${id}`, address, userAgent),
      () => log.warn({}, 'one network asks for many printed codes that do not exist'),
    ),
    pageCounts: createPageCounter(store.pageCounts, countedPages([...publicPaths(), ...englishPaths(), VISIT_PATH], pressSiteSlugs().map(pressListPath)), now),
    popupLimits: createPopupLimits(clientNetwork),
    checkStore: createSharedCheck(() => store.check()),
    signInThrottle,
    accountLimits: createAccountLimits(clientNetwork),
    bulkForms: createBulkForms<Bulk>(now),
    refusals,
    firstPassword,
    identity,
    authSecret: secret,
    announcePages: announceByIndexNow({ key: environment.INDEXNOW_KEY, log }),
  }
}

/** Between two pages that are archived. */
const ARCHIVE_PAUSE_MS = 100

/** Nothing behind another host of Next, which tells nobody what it sends. */
function archiveOwnPages(sources: Pick<ArchiveSources, 'store' | 'now' | 'follow' | 'isOutrun'>) {
  const { readOwnPage, hashOwnFile, build = '' } = bridge
  if (!readOwnPage || !hashOwnFile) return Promise.resolve('unchanged' as const)
  return archivePages({
    ...sources,
    build,
    origin: siteUrl(),
    addresses: archivedAddresses,
    readPage: readOwnPage,
    hashPicture: hashOwnFile,
    pause: () => new Promise((resolve) => setTimeout(resolve, ARCHIVE_PAUSE_MS).unref()),
  })
}

const held = globalThis as typeof globalThis & { __services?: Services }

/**
 * The composition root: besides the functions that it calls to open store and identity provider, the only place that
 * chooses adapters. Created at first use, once per process.
 */
export function services(): Services {
  return (held.__services ??= createServices(env()))
}
