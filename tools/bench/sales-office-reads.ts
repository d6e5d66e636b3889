/**
 * `npm run site -- bench-office-reads [--registrations 100000]`: counts the documents that the sales office reads in Firestore,
 * on its own emulator, at that many registrations, from the last three weeks with five events each. Counts reads at the SDK as
 * the service bills them: each document of a result, at least one, and one per 1,000 counted. The emulator's times do not
 * represent the service's.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { DocumentReference, Firestore, getFirestore, Query } from 'firebase-admin/firestore'
import { listRegistrations, sealSearch, type InboxFilter } from '@/lib/registrations/office/list-registrations'
import { reportView } from '@/lib/registrations/office/reports/report-view'
import { workQueueState } from '@/lib/registrations/office/work-queue/work-queue-state'
import { workQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { createVault } from '@/lib/vault'
import { koreanIsoDay } from '@/lib/korean-time'
import { readFacts } from '@/lib/registrations/office/read-alarm-facts'
import { createFirestoreStore } from '@/lib/store/firestore'
import { COLLECTIONS } from '@/lib/store/firestore/collections'
import { DEADLINE_MS } from '@/lib/store/firestore/deadlines'
import { toRegistrationDocument } from '@/lib/store/firestore/registration-documents'
import { missingEmulator, startFirestoreEmulator } from '@/tests/support/firestore-emulator'
import { emulatedApp, freshProject } from '@/tests/support/firestore-store'
import { accounts, madeRegistration, NOW, pageCounts } from './office-data'

const { values: options } = parseArgs({ options: { registrations: { type: 'string', default: '100000' } } })
const COUNT = Number(options.registrations)
/** Concurrent writes of documents: the emulator answers late when it gets everything at once. */
const WRITTEN_TOGETHER = 4_000
const COUNTED_TOGETHER = 400
/** The emulator keeps everything in memory. */
const EMULATOR_HEAP_MEGABYTES = 6_000
const EVENTS_SINCE = NOW - 21 * 24 * 60 * 60_000

let reads = 0
/** Counts the results of a method of the SDK. */
function counted<Method extends string>(type: object, method: Method, readsOf: (answer: never) => number): void {
  const prototype = type as Record<Method, (...given: unknown[]) => Promise<unknown>>
  const original = prototype[method]
  prototype[method] = async function (this: unknown, ...given) {
    const answer = await original.apply(this, given)
    reads += readsOf(answer as never)
    return answer
  }
}
counted(Query.prototype, 'get', ({ size }: { size: number }) => Math.max(1, size))
counted(DocumentReference.prototype, 'get', () => 1)
counted(Firestore.prototype, 'getAll', ({ length }: { length: number }) => length)

// The emulator scans every document for each query, where the service reads an index: no deadline fits it.
const { setTimeout: timer } = globalThis
globalThis.setTimeout = Object.assign((run: () => void, ms?: number) => timer(run, ms === DEADLINE_MS ? 100 * ms : ms), timer)

const missing = missingEmulator()
if (missing) throw new Error(missing)
const emulator = await startFirestoreEmulator({ heapMegabytes: EMULATOR_HEAP_MEGABYTES })
Object.assign(process.env, emulator.environment)
const app = emulatedApp(freshProject())
const vault = createVault(randomBytes(32))
const store = createFirestoreStore(app, vault)
const db = getFirestore(await app.open())
// The SDK does not export its type.
counted(Object.getPrototypeOf(db.collection(COLLECTIONS.registrations).count()) as object, 'get', (answer: { data: () => { count: number } }) =>
  Math.max(1, Math.ceil(answer.data().count / 1000)),
)

async function fill(): Promise<void> {
  const writer = db.bulkWriter({ throttling: false })
  for (let index = 0; index < COUNT; index++) {
    const { registration, events } = madeRegistration(index, COUNT)
    void writer.set(db.collection(COLLECTIONS.registrations).doc(registration.id), {
      ...toRegistrationDocument(registration, { ...vault, of: () => vault }),
      booked: false,
    })
    if (registration.createdAt.getTime() >= EVENTS_SINCE)
      for (const { at, dueAt, text: _none, ...event } of events)
        void writer.set(db.collection(COLLECTIONS.events).doc(`${event.registrationId}:${event.number}`), {
          ...event,
          at: at.getTime(),
          dueAt: dueAt?.getTime() ?? null,
          sealed: null,
        })
    if ((index + 1) % WRITTEN_TOGETHER === 0) await writer.flush()
    if ((index + 1) % 20_000 === 0) process.stderr.write(`${(index + 1).toLocaleString('en')} registrations\n`)
  }
  await writer.close()
  for (const account of accounts) await store.accounts.add({ ...account, passwordHash: '' })
  for (let index = 0; index < pageCounts.length; index += COUNTED_TOGETHER) await store.pageCounts.add(pageCounts.slice(index, index + COUNTED_TOGETHER))
}

async function measure(name: string, ask: () => Promise<unknown>): Promise<void> {
  reads = 0
  const began = performance.now()
  await ask()
  process.stdout.write(`| ${name} | ${reads} | ${Math.round(performance.now() - began)} |\n`)
}

const now = () => new Date(NOW)
const services = { store, vault, now, visits: null, env: { ALARM_WAITING_MINUTES: 30, ALARM_SILENT_HOURS: 72, ALARM_EXPIRY: [] } }
const [leader, counsellor] = [accounts[0]!, accounts[1]!]
const list = (filter: InboxFilter) => () => listRegistrations(services, filter)
await fill()
process.stdout.write(`${COUNT.toLocaleString('en')} registrations\n\n| question | documents read | emulator, ms |\n|---|---|---|\n`)
await measure('today, a leader', () => workQueueView(services, leader))
await measure('today, a counsellor', () => workQueueView(services, counsellor))
await workQueueState(services, leader)
await measure('an open page where nothing changed', () => workQueueState(services, leader))
await measure('numbers and alarms', () =>
  readFacts({ ...services, policy: { legal: { items: [], recruiting: null } }, checkStore: async () => undefined, dataDirectory: null }),
)
await measure('list, first page', list({}))
await measure('list, own of a counsellor', list({ assignee: 'c0' }))
await measure('filter: status and source', list({ status: 'visited', source: 'popup' }))
await measure('filter: wished type', list({ wish: '84A' }))
await measure('search: last four digits', list({ search: sealSearch('0527', vault) }))
await measure('search: half a name', list({ search: sealSearch('김가', vault) }))
await measure('report of a day', () => reportView(services, { day: koreanIsoDay(now()), span: 'day' }))
await measure('report of a week', () => reportView(services, { day: koreanIsoDay(now()), span: 'week' }))
await store.close()
await emulator.stop()
process.exit(0)
