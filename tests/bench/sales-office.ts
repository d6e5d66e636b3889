/**
 * `npm run bench:office [-- --registrations 100000 --rounds 200 --plans]`: how long the sales office waits at that many
 * registrations with five events each, on the embedded store in a temporary directory. Prints median and 99th percentile
 * in milliseconds, and memory; no test, machines differ. `--plans` prints how SQLite looks up what was asked.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'libsql'
import { listRegistrations, sealSearch, type InboxFilter } from '@/lib/admin/inbox/list-registrations'
import { findToday, readVersions } from '@/lib/admin/today/find-today'
import { todayState } from '@/lib/admin/today/today-state'
import { todayView } from '@/lib/admin/today/today-view'
import type { Account } from '@/lib/auth/account'
import { createVault } from '@/lib/crypto/vault'
import { readFacts } from '@/lib/monitoring/read-facts'
import { recordConsent, type ConsentKind } from '@/lib/registrations/consent'
import { searchTerms } from '@/lib/registrations/search-terms'
import type { FieldValues } from '@/lib/registrations/registration-fields'
import { consentToJson } from '@/lib/store/consent-json'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { phoneHash, sealRegistration, termHash } from '@/lib/store/sealed-fields'
import type { Registration } from '@/lib/registrations/stored-registration'

const { values: options } = parseArgs({
  options: {
    registrations: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    plans: { type: 'boolean', default: false },
  },
})
const COUNT = Number(options.registrations)
const ROUNDS = Number(options.rounds)
const EVENTS_EACH = 5
const IN_ONE_TRANSACTION = 5_000
const COUNSELLORS = 20
const NOW = Date.UTC(2026, 10, 24, 3)
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PERIOD_MS = 2 * 365 * DAY_MS

const FAMILIES = [...'김이박최정강조윤장임한오서신권황안송류홍']
const SYLLABLES = [...'가경규근기나다도동라미민보상서선성세소수승시아연영예용우원유윤은이인자재정제종주준지진찬창채태하한해현형혜호화환훈희']
const pick = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T
const chance = (share: number) => Math.random() < share

interface Progress {
  readonly status: string
  readonly result: string | null
  readonly callbackAt: number | null
  readonly appointmentAt: number | null
}

/** Of what came in the last hours much is new; of the rest most is settled, and some is agreed on for these days. */
function progressAt(createdAt: number): Progress {
  const none = { callbackAt: null, appointmentAt: null }
  if (NOW - createdAt < DAY_MS / 4) return { status: 'new', result: null, ...none }
  if (chance(0.002)) return { status: 'new', result: null, ...none }
  const due = NOW + randomInt(-3, 14) * DAY_MS + randomInt(9 * 60) * MINUTE_MS
  if (chance(0.005)) return { status: 'called', result: 'callback', callbackAt: due, appointmentAt: null }
  if (chance(0.005)) return { status: 'booked', result: 'booked', callbackAt: null, appointmentAt: due }
  return {
    ...none,
    ...pick([
      { status: 'called', result: 'reached' },
      { status: 'absent', result: 'absent' },
      { status: 'visited', result: 'visited' },
      { status: 'closed', result: 'declined' },
      { status: 'closed', result: 'contract' },
    ]),
  }
}

const vault = createVault(randomBytes(32))
const directory = mkdtempSync(join(tmpdir(), 'bench-office-'))
const store = createSqliteStore(directory, vault)
const file = join(directory, STORE_FILE)
const database = new Database(file)
const accounts: Account[] = [
  { id: 'leader', email: 'leader@example.com', name: '팀장', role: 'team-leader', createdAt: new Date(NOW), disabledAt: null },
  ...Array.from({ length: COUNSELLORS }, (_, index): Account => ({
    id: `c${index}`,
    email: `c${index}@example.com`,
    name: `상담 ${index}`,
    role: 'counsellor',
    createdAt: new Date(NOW),
    disabledAt: null,
  })),
]

async function fill(): Promise<void> {
  for (const account of accounts) await store.accounts.add({ ...account, passwordHash: '' })
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -200000')
  const insert = database.prepare(
    'INSERT INTO registrations (id, created_at, updated_at, site, source, sealed, phone_hash, consent, status, assignee, result, absences, callback_at, appointment_at, channel) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)',
  )
  const insertTerm = database.prepare('INSERT OR IGNORE INTO registration_terms (term, registration_id) VALUES (?, ?)')
  const insertEvent = database.prepare(
    'INSERT INTO registration_events (registration_id, number, id, at, actor, kind, subject, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const text = (kind: ConsentKind) => ({ kind, version: '1', text: kind, hash: kind.padEnd(64, '0') })
  const agreed = recordConsent([text('privacy'), text('marketing'), text('night')], { privacy: true, marketing: false, night: false }, new Date(NOW))
  const consent = consentToJson(agreed)
  for (let index = 0; index < COUNT; index++) {
    if (index % IN_ONE_TRANSACTION === 0) database.exec('BEGIN')
    const createdAt = NOW - PERIOD_MS + Math.floor((PERIOD_MS * (index + 1)) / (COUNT + 1))
    const values = {
      name: pick(FAMILIES) + pick(SYLLABLES) + pick(SYLLABLES),
      phone: `010${String(randomInt(1e8)).padStart(8, '0')}`,
      birthdate: '950527',
      message: chance(0.3) ? '84A 문의드립니다' : null,
      visitDate: null,
      email: null,
      residence: null,
      firstTouch: null,
    }
    const id = randomUUID()
    const { status, result, callbackAt, appointmentAt } = progressAt(createdAt)
    const assignee = status === 'new' && chance(0.3) ? null : `c${randomInt(COUNSELLORS)}`
    const sealed = sealRegistration({ id, ...values } as unknown as Registration, vault)
    insert.run(
      id,
      createdAt,
      createdAt,
      'bench',
      pick(['home', 'popup', 'customer']),
      sealed,
      phoneHash(vault, values.phone),
      consent,
      status,
      assignee,
      result,
      callbackAt,
      appointmentAt,
      pick(['direct', 'naver', 'kakao', 'instagram']),
    )
    for (const term of searchTerms(values as unknown as FieldValues)) insertTerm.run(termHash(vault, term), id)
    const actor = assignee === null ? null : `${assignee}@example.com`
    const kinds = status === 'new' ? ['assigned', 'call', 'call', 'call', 'call'] : ['assigned', 'call', 'absent', 'call', result]
    for (const [number, kind] of kinds.slice(0, EVENTS_EACH).entries())
      insertEvent.run(
        id,
        number + 1,
        randomUUID(),
        createdAt + number * MINUTE_MS,
        actor,
        kind,
        kind === 'assigned' ? assignee : null,
        kind === 'callback' ? callbackAt : kind === 'booked' ? appointmentAt : null,
      )
    if ((index + 1) % IN_ONE_TRANSACTION === 0 || index + 1 === COUNT) {
      database.exec('COMMIT')
      if ((index + 1) % 100_000 === 0) process.stderr.write(`${(index + 1).toLocaleString('en')} registrations\n`)
    }
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024)

async function measure(name: string, ask: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 3; round++) await ask()
  const times: number[] = []
  // Whatever is slow is seen in fewer rounds.
  const until = performance.now() + 20_000
  while (times.length < ROUNDS && performance.now() < until) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  process.stdout.write(`| ${name} | ${percentile(sorted, 0.5).toFixed(2)} | ${percentile(sorted, 0.99).toFixed(2)} | ${times.length} |\n`)
}

const began = performance.now()
await fill()
const fillSeconds = Math.round((performance.now() - began) / 1000)
const now = () => new Date(NOW)
const services = { store, vault, now, visits: null, env: { ALARM_WAITING_MINUTES: 30, ALARM_SILENT_HOURS: 72, ALARM_EXPIRY: [] } }
const [leader, counsellor] = [accounts[0]!, accounts[1]!]
const list = (filter: InboxFilter) => () => listRegistrations(services, filter)
const far = Buffer.from(`${NOW - PERIOD_MS / 2}~x`).toString('base64url')
const before = megabytes()
process.stdout.write(
  `${COUNT.toLocaleString('en')} registrations, ${(COUNT * EVENTS_EACH).toLocaleString('en')} events, ${Math.round(statSync(file).size / 1024 / 1024)} MB, filled in ${fillSeconds} s\n\n| question | median, ms | p99, ms | rounds |\n|---|---|---|---|\n`,
)
await measure('today, a leader', () => todayView(services, leader))
await measure('today, a counsellor', () => todayView(services, counsellor))
await measure('version of today, a leader', () => findToday(services, leader, readVersions(store.registrations)))
await measure('version of today where nothing changed', () => todayState(services, leader))
await measure('numbers and alarms of every page', () => readFacts({ ...services, checkStore: async () => undefined, dataDirectory: null }))
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
await measure('search: half a name, own of a counsellor', () =>
  listRegistrations(services, { assignee: 'c0', search: sealSearch(pick(FAMILIES) + pick(SYLLABLES), vault) }),
)
process.stdout.write(`\nresident: ${before} MB before, ${megabytes()} MB after\n`)

if (options.plans)
  for (const sql of [
    'SELECT status, quarantine, count(*) FROM registrations GROUP BY status, quarantine',
    'SELECT * FROM registrations WHERE callback_at IS NOT NULL AND quarantine IS NULL AND callback_at >= 0 AND callback_at < 9 ORDER BY callback_at, id LIMIT 30',
    "SELECT * FROM registrations WHERE quarantine IS NULL AND status = 'new' AND created_at >= 0 AND created_at < 9 ORDER BY created_at, id LIMIT 30",
    "SELECT r.* FROM registrations r WHERE r.quarantine IS NULL AND r.id IN (SELECT registration_id FROM registration_terms WHERE term = 'x') ORDER BY r.created_at DESC, r.id DESC LIMIT 21",
  ])
    process.stdout.write(
      `\n${sql}\n${(database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => `  ${detail}`).join('\n')}\n`,
    )
database.close()
await store.close()
rmSync(directory, { recursive: true })
