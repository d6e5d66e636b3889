import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVault } from '@/lib/vault'
import { createFirestoreStore } from '@/lib/store/firestore'
import { createSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'
import { DATA_KEY, PROJECT, startFirestoreEmulators } from '@/tests/support/firestore-site'
import { emulatedApp } from '@/tests/support/firestore-store'

/** A store that outlives a killed site. */
export interface StoreFixture {
  /** For the report. */
  readonly name: string
  /** Environment of a site that uses it. */
  readonly environment: Readonly<Record<string, string>>
  /** Opens the same store in this process; the caller closes it. */
  open(): Store
  end(): Promise<void>
}

/** @param prefix of its directory */
export function embeddedStore(prefix: string): StoreFixture {
  const directory = mkdtempSync(join(tmpdir(), prefix))
  return {
    name: 'embedded store',
    environment: { DATA_DIR: directory, DATA_KEY: DATA_KEY.toString('base64') },
    open: () => createSqliteStore(directory, createVault(DATA_KEY)),
    end: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** @throws Error when the emulator does not start */
export async function firestoreStore(): Promise<StoreFixture> {
  const { environment, emulator, stop } = await startFirestoreEmulators()
  Object.assign(process.env, emulator)
  return {
    name: 'Firestore’s emulator',
    environment,
    open: () => createFirestoreStore(emulatedApp(PROJECT), createVault(DATA_KEY)),
    end: stop,
  }
}
