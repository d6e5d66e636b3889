/**
 * `npm run site -- bench-office [--registrations 100000 --rounds 200 --plans --keep DIR]`: response times of the sales office at
 * that many registrations with five events each, on the embedded store in a temporary directory. Prints median and 99th
 * percentile in milliseconds, and memory; not a test, because machines differ. `--plans` prints SQLite's query plans. `--keep`
 * fills that directory once and keeps it, to measure the same store again without filling.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'libsql'
import { listRegistrations, sealSearch, type InboxFilter } from '@/lib/registrations/office/list-registrations'
import { findWorkQueue, readVersions } from '@/lib/registrations/office/work-queue/find-work-queue'
import { workQueueState } from '@/lib/registrations/office/work-queue/work-queue-state'
import { workQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { dealWaiting } from '@/lib/registrations/office/duty-actions'
import { reportView } from '@/lib/registrations/office/reports/report-view'
import { createVault } from '@/lib/vault'
import { koreanIsoDay } from '@/lib/korean-time'
import { readFacts } from '@/lib/registrations/office/read-alarm-facts'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { fillRegistrations } from './fill-registrations'
import { auditEntry } from '@/lib/accounts/office/staff-audit'
import { accounts, EVENTS_EACH, FAMILIES, madeRegistration, NOW, pageCounts, PERIOD_MS, pick, SYLLABLES } from './office-data'

const { values: options } = parseArgs({
  options: {
    registrations: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    plans: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
})
const COUNT = Number(options.registrations)
const ROUNDS = Number(options.rounds)
const COUNTED_TOGETHER = 400
const DEALT = 300
const DAY_MS = 24 * 60 * 60 * 1000

if (options.keep) mkdirSync(options.keep, { recursive: true })
const directory = options.keep ?? mkdtempSync(join(tmpdir(), 'bench-office-'))
const keyFile = join(directory, 'bench-key')
// Written once filling has finished: a directory without it is not used.
const filled = existsSync(keyFile)
const key = filled ? readFileSync(keyFile) : randomBytes(32)
const vault = createVault(key)
const store = createSqliteStore(directory, vault)
const file = join(directory, STORE_FILE)
const database = new Database(file)
async function fill(): Promise<void> {
  for (const account of accounts) await store.accounts.add({ ...account, passwordHash: '' })
  for (let index = 0; index < pageCounts.length; index += COUNTED_TOGETHER) await store.pageCounts.add(pageCounts.slice(index, index + COUNTED_TOGETHER))
  fillRegistrations(file, vault, COUNT)
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024)

async function measure(name: string, ask: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 3; round++) await ask()
  const times: number[] = []
  // Slow operations need fewer rounds.
  const until = performance.now() + 20_000
  while (times.length < ROUNDS && performance.now() < until) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  process.stdout.write(`| ${name} | ${percentile(sorted, 0.5).toFixed(2)} | ${percentile(sorted, 0.99).toFixed(2)} | ${times.length} |\n`)
}

/** Deals {@link DEALT} new registrations to two counsellors, in one press. They arrive while nobody is on duty: else each is assigned as it is saved. */
async function measureDealing(): Promise<void> {
  const { duty, registrations } = store
  const day = new Date(NOW - DAY_MS / 2)
  const counsellors = accounts.slice(1, 3).map(({ id }) => id)
  const start = async () => {
    for (const id of counsellors) await duty.start(id, now(), auditEntry({ now }, actor, 'duty.start', id))
  }
  await start()
  while ((await dealWaiting({ store, now }, actor)) > 0);
  for (const id of counsellors) await duty.end(id, auditEntry({ now }, actor, 'duty.end', id))
  for (let index = 0; index < DEALT; index++) {
    const { registration } = madeRegistration(COUNT - 1 - index, COUNT)
    await registrations.save({ ...registration, status: 'new', assignee: null }, [], [], null)
  }
  await start()
  const started = (await duty.list(day)).length
  const since = performance.now()
  const dealt = await dealWaiting({ store, now }, actor)
  process.stdout.write(`| dealing ${dealt} to ${started} on duty | ${(performance.now() - since).toFixed(0)} | | 1 |\n`)
}

const began = performance.now()
if (!filled) {
  await fill()
  writeFileSync(keyFile, key)
}
const fillSeconds = Math.round((performance.now() - began) / 1000)
const howFilled = filled ? 'filled before' : `filled in ${fillSeconds} s`
const now = () => new Date(NOW)
const services = { store, vault, now, visits: null, env: { ALARM_WAITING_MINUTES: 30, ALARM_SILENT_HOURS: 72, ALARM_EXPIRY: [] } }
const [leader, counsellor] = [accounts[0]!, accounts[1]!]
const actor = { account: leader, address: '127.0.0.1' }
const list = (filter: InboxFilter) => () => listRegistrations(services, filter)
const far = Buffer.from(`${NOW - PERIOD_MS / 2}~x`).toString('base64url')
const before = megabytes()
process.stdout.write(
  `${COUNT.toLocaleString('en')} registrations, ${(COUNT * EVENTS_EACH).toLocaleString('en')} events, ${Math.round(statSync(file).size / 1024 / 1024)} MB, ${howFilled}\n\n| question | median, ms | p99, ms | rounds |\n|---|---|---|---|\n`,
)
await measure('today, a leader', () => workQueueView(services, leader))
await measure('today, a counsellor', () => workQueueView(services, counsellor))
await measure('version of today, a leader', () => findWorkQueue(services, leader, readVersions(store.registrations)))
await measure('version of today where nothing changed', () => workQueueState(services, leader))
await measure('numbers and alarms of every page', () =>
  readFacts({ ...services, policy: { legal: { items: [], recruiting: null } }, checkStore: async () => undefined, dataDirectory: null }),
)
await measure('list, first page', list({}))
await measure('list, halfway', list({ cursor: far }))
await measure('list, own of a counsellor', list({ assignee: 'c0' }))
await measure('filter: status', list({ status: 'visited' }))
await measure('filter: status and source', list({ status: 'visited', source: 'popup' }))
await measure('filter: channel', list({ channel: 'kakao' }))
await measure('filter: own and status', list({ assignee: 'c0', status: 'new' }))
await measure('filter: result', list({ result: 'contract' }))
await measure('search: last four digits', () => listRegistrations(services, { search: sealSearch(String(randomInt(10_000)).padStart(4, '0'), vault) }))
await measure('search: half a name', () => listRegistrations(services, { search: sealSearch(pick(FAMILIES) + pick(SYLLABLES), vault) }))
await measure('search: whole name', () => listRegistrations(services, { search: sealSearch(pick(FAMILIES) + pick(SYLLABLES) + pick(SYLLABLES), vault) }))
await measure('search: part of a name that is longer than a term', () => listRegistrations(services, { search: sealSearch('Abdullah', vault) }))
await measure('search: half a name, own of a counsellor', () =>
  listRegistrations(services, { assignee: 'c0', search: sealSearch(pick(FAMILIES) + pick(SYLLABLES), vault) }),
)
await measure('filter: wished type', list({ wish: '84A' }))
await measure('report of a day', () => reportView(services, { day: koreanIsoDay(now()), span: 'day' }))
await measure('report of a week', () => reportView(services, { day: koreanIsoDay(now()), span: 'week' }))
await measureDealing()
process.stdout.write(`\nresident: ${before} MB before, ${megabytes()} MB after\n`)

if (options.plans)
  for (const sql of [
    'SELECT status, quarantine, count(*) FROM registrations GROUP BY status, quarantine',
    'SELECT * FROM registrations WHERE callback_at IS NOT NULL AND quarantine IS NULL AND callback_at >= 0 AND callback_at < 9 ORDER BY callback_at, id LIMIT 30',
    "SELECT * FROM registrations WHERE quarantine IS NULL AND status = 'new' AND created_at >= 0 AND created_at < 9 ORDER BY created_at, id LIMIT 30",
    "SELECT r.* FROM registration_terms t CROSS JOIN registrations r ON r.id = t.registration_id WHERE r.quarantine IS NULL AND t.term = 'x' ORDER BY t.created_at DESC, t.registration_id DESC LIMIT 21",
    'SELECT id FROM registrations r WHERE r.quarantine IS NULL AND r.created_at >= 0 AND r.created_at < 9 ORDER BY r.created_at, r.id LIMIT 9',
    "SELECT e.registration_id FROM registration_events e WHERE e.kind IN ('booked', 'visited') AND e.at >= 0 AND e.at < 9 AND NOT EXISTS (SELECT 1 FROM registration_events w INDEXED BY registration_events_withdrawn WHERE w.registration_id = e.registration_id AND w.kind = 'withdrawn' AND w.subject = e.id) GROUP BY e.registration_id, e.kind ORDER BY min(e.at)",
  ])
    process.stdout.write(
      `\n${sql}\n${(database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => `  ${detail}`).join('\n')}\n`,
    )
database.close()
await store.close()
if (!options.keep) rmSync(directory, { recursive: true })
