import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Vault } from '@/lib/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'
import { testVault } from './registrations'

/** A fresh embedded store in its own directory, and a function that removes it. */
export function temporaryStore(vault: Vault = testVault): { store: Store; directory: string; dispose: () => Promise<void> } {
  const directory = mkdtempSync(join(tmpdir(), 'store-'))
  const store = createSqliteStore(directory, vault)
  return {
    store,
    directory,
    async dispose() {
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
