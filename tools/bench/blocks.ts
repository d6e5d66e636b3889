/**
 * `npm run site -- bench-blocks [--registrations 100000 --keep DIR WORDS]`: how long each operation of the office, of retention
 * and of APIs blocks the event loop at that many registrations, on the embedded store. Prints the highest processor time of one
 * turn of the loop, which counts all threads of this process and varies little with other load; the largest delay of a timer of a
 * millisecond, which includes other load; the total time; and peak resident memory. Not a test, because machines differ. `--keep`
 * fills that directory once; WORDS select operations by name.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { exportColumns } from '@/lib/registrations/office/export/export-columns'
import { exportRegistrations } from '@/lib/registrations/office/export/export-registrations'
import { createExportSlot } from '@/lib/registrations/office/export/export-slot'
import { listRegistrations, sealSearch, type InboxFilter } from '@/lib/registrations/office/list-registrations'
import { reportFile } from '@/lib/registrations/office/reports/report-file'
import { reportView } from '@/lib/registrations/office/reports/report-view'
import { workQueueState } from '@/lib/registrations/office/work-queue/work-queue-state'
import { workQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { createVault } from '@/lib/vault'
import { koreanIsoDay } from '@/lib/korean-time'
import { createLog } from '@/lib/log'
import { readFacts } from '@/lib/registrations/office/read-alarm-facts'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { fillRegistrations } from './fill-registrations'
import { accounts, NOW, pageCounts } from './office-data'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { registrations: { type: 'string', default: '100000' }, keep: { type: 'string' } },
})
const COUNT = Number(options.registrations)
const COUNTED_TOGETHER = 400

if (options.keep) mkdirSync(options.keep, { recursive: true })
const directory = options.keep ?? mkdtempSync(join(tmpdir(), 'bench-blocks-'))
const keyFile = join(directory, 'bench-key')
const filled = existsSync(keyFile)
const key = filled ? readFileSync(keyFile) : randomBytes(32)
const vault = createVault(key)
const store = createSqliteStore(directory, vault)
if (!filled) {
  for (const account of accounts) await store.accounts.add({ ...account, passwordHash: '' })
  for (let index = 0; index < pageCounts.length; index += COUNTED_TOGETHER) await store.pageCounts.add(pageCounts.slice(index, index + COUNTED_TOGETHER))
  fillRegistrations(join(directory, STORE_FILE), vault, COUNT)
  writeFileSync(keyFile, key)
}

const now = () => new Date(NOW)
const services = { store, vault, now, log: createLog(), visits: null, env: { ALARM_WAITING_MINUTES: 30, ALARM_SILENT_HOURS: 72, ALARM_EXPIRY: [] } }
const [leader, counsellor] = [accounts[0]!, accounts[1]!]
const list = (filter: InboxFilter) => () => listRegistrations(services, filter)
const actor = { account: { email: 'leader@example.com' }, address: '203.0.113.9' }
const audit = { at: now(), actor: null, address: null, action: 'registration.expire', subject: null, detail: null } as const

/** Processor time of the process so far, in milliseconds. */
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function measure(name: string, ask: () => Promise<unknown>): Promise<void> {
  if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) return
  await wait(50)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let [rss, most, before, running] = [0, 0, processorMs(), true]
  const turn = () => {
    const now = processorMs()
    most = Math.max(most, now - before)
    before = now
    rss = Math.max(rss, process.memoryUsage.rss())
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  await wait(20)
  most = 0
  delay.enable()
  const began = performance.now()
  await ask()
  const took = performance.now() - began
  await wait(20)
  running = false
  delay.disable()
  const figures = [most, delay.max / 1e6, took].map((ms) => ms.toFixed(1))
  process.stdout.write(`| ${name} | ${figures.join(' | ')} | ${Math.round(rss / 1024 / 1024)} |\n`)
}

/** Reads a file to its end as fast as it arrives. */
async function takeExport(format: string): Promise<void> {
  const columns = exportColumns.map(({ id }) => id)
  const outcome = await exportRegistrations(services, actor, { format, status: '', from: '', until: '', columns, reason: 'bench' }, createExportSlot())
  if (outcome.kind !== 'file') throw new Error(outcome.kind)
  let bytes = 0
  for await (const chunk of outcome.bytes) bytes += chunk.length
  process.stderr.write(`${format}: ${(bytes / 1024 / 1024).toFixed(1)} MB\n`)
}

process.stdout.write(
  `${COUNT.toLocaleString('en')} registrations\n\n| what | processor time of a turn at most, ms | longest delay, ms | whole, ms | memory at most, MB |\n|---|---|---|---|---|\n`,
)
await measure('nothing', () => wait(300))
// A commit costs disk time: an export commits once per 500 registrations.
await measure('100 commits to the audit trail', async () => {
  for (let commit = 0; commit < 100; commit += 1) {
    await store.audit.record(audit)
    await wait(1)
  }
})
await measure('export, CSV, every column', () => takeExport('csv'))
await measure('export, XLSX, every column', () => takeExport('xlsx'))
await measure('today, a leader', () => workQueueView(services, leader))
await measure('today, a counsellor', () => workQueueView(services, counsellor))
await measure('version of today', () => workQueueState(services, leader))
await measure('numbers and alarms of every page', () =>
  readFacts({ ...services, policy: { legal: { items: [], recruiting: null } }, checkStore: async () => undefined, dataDirectory: null }),
)
await measure('tabs of the list', () => store.registrations.count())
await measure('list, first page', list({}))
await measure('list, own of a counsellor', list({ assignee: 'c0' }))
await measure('filter: status and source', list({ status: 'visited', source: 'popup' }))
await measure('filter: status and source, none', list({ status: 'closed', source: 'desk' }))
await measure('filter: channel, none', list({ channel: 'utm:nowhere' }))
await measure('filter: wished type', list({ wish: '84A' }))
await measure('search: last four digits', list({ search: sealSearch('0527', vault) }))
await measure('search: half a name', list({ search: sealSearch('김가', vault) }))
await measure('report of a day', () => reportView(services, { day: koreanIsoDay(now()), span: 'day' }))
await measure('report of a week', () => reportView(services, { day: koreanIsoDay(now()), span: 'week' }))
const week = await reportView(services, { day: koreanIsoDay(now()), span: 'week' })
await measure('report of a week as a workbook', () => reportFile(week))
await measure('audit trail, first page', () => store.audit.list({ limit: 50 }))
await measure('retention: how many, and which', async () => {
  await store.registrations.countBefore(now())
  return store.registrations.listIdsBefore(now(), 500)
})
await measure('search terms of a release, 500', () => store.registrations.addSearchTerms(null, 500))
if (!options.keep) await measure('retention: 500 removed', async () => store.registrations.remove(await store.registrations.listIdsBefore(now(), 500), audit))
await store.close()
if (!options.keep) rmSync(directory, { recursive: true })
