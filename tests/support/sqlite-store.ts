import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Vault } from '@/lib/vault'
import { createSqliteStore, removeErased } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { RECORD_KEYS_FILE } from '@/lib/store/sqlite/record-keys'
import type { Store } from '@/lib/store/store'
import { emptyStore } from './empty-store'
import { testVault } from './registrations'

/** Copies the files of a closed store: registrations and their keys. */
export function copyStoreFiles(from: string, to: string): void {
  for (const file of [STORE_FILE, RECORD_KEYS_FILE]) copyFileSync(join(from, file), join(to, file))
}

/**
 * An embedded store in its own directory, and a function that removes it.
 * @param filled directory of a closed store that it is a copy of; otherwise it is empty
 */
export function temporaryStore(vault: Vault = testVault, filled?: string): { store: Store; directory: string; dispose: () => Promise<void> } {
  const directory = mkdtempSync(join(tmpdir(), 'store-'))
  const from = filled ?? (vault === testVault ? emptyStore((empty) => removeErased(empty, testVault)) : undefined)
  if (from) copyStoreFiles(from, directory)
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
