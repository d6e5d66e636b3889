import 'server-only'
import { adminApiPaths } from './admin-routes'
import { articleSeeds } from './content/article-seeds'
import { pressSiteSlugs } from './content/press-sites'
import { escapeMarkup } from './escape-markup'
import { withCurrentQuotes } from './facts/current-quotes'
import { isPublicSite } from './env'
import { StoreBrokenError, StoreUnavailableError } from './errors'
import type { Log } from './log'
import { isSending } from './messaging/sms-vendors'
import { watchRecords } from './store/watch-records'
import { seedArticles } from './press/seed-articles'
import { indexSearchTerms } from './registrations/index-search-terms'
import { recordOverride } from './registrations/record-override'
import { expireRegistrations } from './registrations/expire-registrations'
import { bridge } from './delivery/bridge'
import { apiPaths } from './routes'
import type { Services } from './services'
import { VISIT_TIMES_TAG } from './visits/hours-tag'

const VIEWS_FLUSH_INTERVAL_MS = 3_000
/** Maximum age of opening hours and facts that another process changed: a row on this disk costs nothing, Firestore bills each read. */
const STALE_INTERVAL_MS = { local: 4_000, remote: 60_000 } as const
const OVERRIDE_INTERVAL_MS = 60_000
const ARCHIVE_AFTER_START_MS = 60_000
const EXPIRY_INTERVAL_MS = 6 * 60 * 60 * 1000
/** A lock at start often belongs to the previous release, which is shutting down: retries at once, then with growing delays. */
const STORE_RETRY_MS = { first: 250, longest: 5_000 } as const

async function fillNewStore(services: Services): Promise<void> {
  await seedArticles(services, pressSiteSlugs(), articleSeeds(process.cwd()))
  await services.identity.ensureAdministrator()
}

function warnOfUnsentMessages({ env, log }: Services): void {
  if (env.NODE_ENV === 'production' && !isSending(env.SMS_SENDER) && isPublicSite(env))
    log.warn({ SMS_SENDER: env.SMS_SENDER }, 'this is a public site and no SMS is sent, only recorded: set SMS_SENDER')
}

/** Called for the page that replaces one which failed: the build made it, and it cannot be rendered anew. */
function keepFactsOfFailurePage(): void {
  bridge.withCurrentFacts = (html) => withCurrentQuotes(html, escapeMarkup)
}

/**
 * Called by the server that sends pages (lib/delivery/http/page-views.ts), which is not compiled with this module; other
 * hosts count no views.
 */
function countPageViews({ pageCounts }: Services): void {
  bridge.countPageView = (path, touch) => pageCounts.count('views', path, touch)
}

/** The first registration of a process loaded its handler's code, and blocked all other requests for 70 ms; an export for 45. */
const LOADED_EARLY = [apiPaths.registrations, adminApiPaths.export] as const
const LOADED_AFTER_MS = 3_000

/** Sends each handler a GET shortly after the start. It answers 405, and its code is loaded. */
async function loadHandlers(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LOADED_AFTER_MS).unref())
  for (const path of LOADED_EARLY) await bridge.readOwnPage?.(path)
}

/** Registrations re-encrypted per step, so that requests wait for a few of them at most. */
const RECORD_KEYS_STEP = 25
const RECORD_KEYS_PAUSE_MS = 20

/** Runs once after the update that added record keys. */
async function addRecordKeys({ store, log }: Services): Promise<void> {
  let steps = 0
  while (!(await store.registrations.addRecordKeys(RECORD_KEYS_STEP))) {
    steps++
    await new Promise((resolve) => setTimeout(resolve, RECORD_KEYS_PAUSE_MS).unref())
  }
  if (steps > 0) log.info('every registration has a key of its own now')
}

/** Facts and opening hours that hold now; and times of visits, which pass, and which another process may have booked. @throws StoreUnavailableError */
async function expireStalePages({ shownFacts, staleTags }: Services): Promise<void> {
  const { expireTag } = bridge
  // Behind another host of Next only an edit's own request can expire pages: it has to see the difference.
  if (!expireTag) return void (await shownFacts.read())
  for (const tag of [VISIT_TIMES_TAG, ...(await staleTags())]) expireTag(tag)
}

/** The same again and again, because another process may have changed them. */
const followOthers = (services: Services): Promise<void> =>
  expireStalePages(services).catch((error: unknown) => services.log.warn({ err: error }, 'facts and opening hours could not be read; asked again soon'))

/** Reads one row a minute, and only where content has a decision. */
async function recordOverrideOfRecruiting(services: Services): Promise<void> {
  try {
    await recordOverride(services)
  } catch (error) {
    services.log.warn({ err: error }, 'the override of recruiting could not be recorded; tried again in a minute')
  }
}

function workInBackground(services: Services): void {
  warnOfUnsentMessages(services)
  countPageViews(services)
  keepFactsOfFailurePage()
  setInterval(() => {
    services.views.flush().catch((error: unknown) => services.log.error({ err: error }, 'views could not be stored; they wait'))
    services.qrScans.flush().catch((error: unknown) => services.log.error({ err: error }, 'scans of QR codes could not be stored; they wait'))
    services.pageCounts.flush().catch((error: unknown) => services.log.error({ err: error }, 'counts of pages could not be stored; they wait'))
    services.refusals.flush(services.now()).catch((error: unknown) => services.log.error({ err: error }, 'how many were refused could not be stored'))
  }, VIEWS_FLUSH_INTERVAL_MS).unref()
  if (services.env.OUTBOX_WORKER) services.outboxWorker.start()
  void recordOverrideOfRecruiting(services)
  setInterval(() => void followOthers(services), services.dataDirectory === null ? STALE_INTERVAL_MS.remote : STALE_INTERVAL_MS.local).unref()
  setInterval(() => void recordOverrideOfRecruiting(services), OVERRIDE_INTERVAL_MS).unref()
  addRecordKeys(services).catch((error: unknown) =>
    services.log.error({ err: error }, 'registrations of an earlier version have no key of their own yet; tried again at the next start'),
  )
  if (services.dataDirectory !== null) watchRecords(services)
  void addMissingSearchTerms(services)
  void loadHandlers()
  // What this build says may differ from what was archived last. Visitors come first: it takes two seconds of the processor.
  setTimeout(() => services.archiver.request(), ARCHIVE_AFTER_START_MS).unref()
  const expire = () =>
    expireRegistrations(services).catch((error: unknown) => services.log.error({ err: error }, 'old registrations could not be destroyed; tried again later'))
  void expire()
  setInterval(() => void expire(), EXPIRY_INTERVAL_MS).unref()
}

/** Indexes registrations of earlier versions for the search; `npm run site -- registrations index` does the same. */
async function addMissingSearchTerms({ store, log }: Services): Promise<void> {
  try {
    // An empty store needs no index: noted now, because new registrations are indexed when they are saved.
    if (await store.registrations.hasSearchTerms()) await store.registrations.noteSearchTerms()
    else await indexSearchTerms(store.registrations)
  } catch (error) {
    log.error({ err: error }, 'search terms of this version could not be added to every registration; tried again at the next start')
  }
}

/** Whether a retry may succeed: a lock is released, a connection comes back. */
const isTransient = (fault: unknown): boolean => fault instanceof StoreUnavailableError && !(fault instanceof StoreBrokenError)

interface Starting {
  readonly open: () => Services
  readonly log: Log
  /** Called at most once, with an error that waiting does not fix. */
  readonly exitOnFatalError: (fault: unknown) => void
}

/**
 * Prepares the server before it serves: archives the shown consent texts, fills a new store with the first articles and
 * an administrator, and starts storing views, delivering messages and destroying old registrations. While the store is
 * unavailable, pages that need none are served and opening is retried.
 * @returns the clean stop
 */
export async function startUp({ open, log, exitOnFatalError }: Starting): Promise<() => Promise<void>> {
  let opened: Services | undefined
  let retry: NodeJS.Timeout | undefined
  let pauseMs: number = STORE_RETRY_MS.first
  const attempt = async (): Promise<void> => {
    try {
      opened ??= open()
      bridge.isOnlyServer = opened.dataDirectory !== null
      // First: pages wait for it (lib/delivery/http/serve.ts).
      await expireStalePages(opened)
      bridge.noteCompared?.()
      await opened.store.registrations.publishConsentTexts(opened.policy.consentTexts, opened.now())
      await fillNewStore(opened)
      workInBackground(opened)
    } catch (fault) {
      if (!isTransient(fault)) return exitOnFatalError(fault)
      log.error({ err: fault }, 'the store does not answer; it is tried again in a moment')
      retry = setTimeout(() => void attempt(), pauseMs).unref()
      pauseMs = Math.min(2 * pauseMs, STORE_RETRY_MS.longest)
    }
  }
  await attempt()
  // Also where the store did not answer: what the build says is better than nothing.
  bridge.noteCompared?.()
  return async () => {
    clearTimeout(retry)
    if (opened) await shutDown(opened)
  }
}

/** A clean stop: stores what is in memory before closing the store. */
async function shutDown({ views, qrScans, pageCounts, refusals, now, store, log, outboxWorker }: Services): Promise<void> {
  await outboxWorker.stop()
  await views.flush().catch((error: unknown) => log.error({ err: error }, 'views were lost at the stop'))
  await qrScans.flush().catch((error: unknown) => log.error({ err: error }, 'scans of QR codes were lost at the stop'))
  await pageCounts.flush().catch((error: unknown) => log.error({ err: error }, 'counts of pages were lost at the stop'))
  await refusals.flush(now(), true).catch((error: unknown) => log.error({ err: error }, 'how many were refused was lost at the stop'))
  await store.close()
}
