/**
 * Run by articles.mjs in a separate process: fills the press list of a data directory before a site starts on it. Arguments: the
 * directory, the press site's slug, how many. Ids start at `a0000000`, oldest first.
 */
import { createVault } from '@/lib/vault'
import { readOrCreateKey } from '@/lib/store/key-file'
import { createSqliteStore, DATA_KEY_FILE } from '@/lib/store/sqlite'

const [, , directory = '', site = '', count = '0'] = process.argv
const START = Date.UTC(2020, 0, 1)

const store = createSqliteStore(directory, createVault(readOrCreateKey(directory, DATA_KEY_FILE, () => undefined)))
await store.press.seedOnce(
  site,
  Array.from({ length: Number(count) }, (_, index) => {
    const date = new Date(START + index * 60_000)
    return {
      id: `a${String(index).padStart(7, '0')}`,
      siteId: site,
      title: `제목 ${index}`,
      summary: `요약 ${index} `.repeat(20),
      content: `본문 ${index}의 문단입니다. `.repeat(200),
      status: 'published' as const,
      date,
      updatedAt: date,
    }
  }),
  new Date(),
)
await store.close()
