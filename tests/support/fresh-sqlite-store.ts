import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'

/** An empty embedded store in its own directory, which is removed when the store closes. */
export async function freshSqliteStore(): Promise<Store> {
  const directory = mkdtempSync(join(tmpdir(), 'store-'))
  const store = createSqliteStore(directory)
  return {
    ...store,
    async close() {
      await store.close()
      rmSync(directory, { recursive: true })
    },
  }
}
