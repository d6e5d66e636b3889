/**
 * `npm run site -- bench-press [--articles 100000 --rounds 100 --firestore]`: compares the first and the 5,000th page of the
 * press list. On the embedded store in a temporary directory, or with `--firestore` on its own emulator. Prints medians in
 * milliseconds and the memory before and after; not a test, because machines differ. `--json` prints the figures only, for `npm
 * run bench`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomBytes } from 'node:crypto'
import { createVault } from '@/lib/vault'
import type { FirebaseApp } from '@/lib/accounts/firebase/app'
import { listArticles, PAGE_SIZE } from '@/lib/press/list-articles'
import { encodeCursor } from '@/lib/press/cursor'
import { createFirestoreStore } from '@/lib/store/firestore'
import { COLLECTIONS } from '@/lib/store/firestore/collections'
import type { ArticleToAdd } from '@/lib/press/press-store'
import { createSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'
import { missingEmulator, startFirestoreEmulator } from '@/tests/support/firestore-emulator'
import { emulatedApp, freshProject } from '@/tests/support/firestore-store'

const { values: options } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    page: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '100' },
    firestore: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const ARTICLES = Number(options.articles)
const PAGE = Number(options.page)
const ROUNDS = Number(options.rounds)
/** Concurrent writes of documents: the emulator answers late when it gets everything at once. */
const WRITTEN_TOGETHER = 4_000
/** The emulator keeps everything in memory: 100,000 articles of 3 kB and their counts took 4.1 GB. */
const EMULATOR_HEAP_MEGABYTES = 6_000
const SITE = 'bench'
const START = Date.UTC(2020, 0, 1)

/** The same text for all: the bench measures lists, not the memory of its own articles. */
const CONTENT = '본문 '.repeat(400)

const article = (index: number): ArticleToAdd => {
  const date = new Date(START + index * 60_000)
  return {
    id: `a${String(index).padStart(7, '0')}`,
    siteId: SITE,
    title: `제목 ${index}`,
    summary: '요약 '.repeat(20),
    content: CONTENT,
    status: 'published',
    date,
    updatedAt: date,
  }
}

/** Firestore limits a transaction to 10 MiB and serialises those of a site: the bench writes documents itself. */
async function fillFirestore(app: FirebaseApp): Promise<void> {
  const { getFirestore } = await import('firebase-admin/firestore')
  const db = getFirestore(await app.open())
  const writer = db.bulkWriter({ throttling: false })
  for (let index = 0; index < ARTICLES; index += 1) {
    const { id, date, updatedAt, ...texts } = article(index)
    void writer.set(db.collection(COLLECTIONS.articles).doc(id), { ...texts, number: index + 1, date: date.getTime(), updatedAt: updatedAt.getTime() })
    void writer.set(db.collection(COLLECTIONS.views).doc(id), { views: index })
    if ((index + 1) % WRITTEN_TOGETHER === 0) await writer.flush()
  }
  await writer.close()
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(store: Store, cursor: string | undefined): Promise<number> {
  const views = { count: () => undefined, pending: () => 0, flush: async () => undefined }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const { items } = await listArticles({ store, views }, SITE, { cursor })
    times.push(performance.now() - began)
    if (items.length !== PAGE_SIZE) throw new Error(`a page of ${items.length}`)
  }
  return median(times)
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024)

async function opened(): Promise<{ store: Store; dispose: () => Promise<void> }> {
  const vault = createVault(randomBytes(32))
  if (options.firestore) {
    const missing = missingEmulator()
    if (missing) throw new Error(missing)
    const emulator = await startFirestoreEmulator({ heapMegabytes: EMULATOR_HEAP_MEGABYTES })
    Object.assign(process.env, emulator.environment)
    const app = emulatedApp(freshProject())
    await fillFirestore(app)
    const store = createFirestoreStore(app, vault)
    return {
      store,
      async dispose() {
        await store.close()
        await emulator.stop()
      },
    }
  }
  const directory = mkdtempSync(join(tmpdir(), 'bench-'))
  const store = createSqliteStore(directory, vault)
  await store.press.seedOnce(
    SITE,
    Array.from({ length: ARTICLES }, (_, index) => article(index)),
    new Date(),
  )
  return {
    store,
    async dispose() {
      await store.close()
      rmSync(directory, { recursive: true })
    },
  }
}

const { store, dispose } = await opened()
const lastPage = Math.min(PAGE, Math.floor(ARTICLES / PAGE_SIZE))
// End of the previous page, as after that many clicks on the button.
const far = ARTICLES - PAGE_SIZE * (lastPage - 1)
const cursor = encodeCursor(article(far))
await measure(store, undefined)
const before = megabytes()
const [first, last] = [await measure(store, undefined), await measure(store, cursor)]
const again = [await measure(store, undefined), await measure(store, cursor)] as const
const figures = {
  'page 1, ms': (first + again[0]) / 2,
  [`page ${lastPage.toLocaleString('en')}, ms`]: (last + again[1]) / 2,
  'last to first': (last + again[1]) / (first + again[0]),
  'resident before, MB': before,
  [`resident after ${ROUNDS * 4} pages, MB`]: megabytes(),
}
const title = `${options.firestore ? 'Firestore emulator' : 'embedded store'}, ${ARTICLES.toLocaleString('en')} articles, medians of ${ROUNDS}`
const lines = Object.entries(figures).map(([name, value]) => `  ${name}: ${value.toFixed(2)}`)
process.stdout.write(options.json ? JSON.stringify(figures) : `${title}\n${lines.join('\n')}\n`)
await dispose()
