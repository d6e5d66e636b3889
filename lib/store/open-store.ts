import 'server-only'
import type { Vault } from '@/lib/vault'
import type { Env } from '@/lib/env'
import type { FirebaseApp } from '@/lib/accounts/firebase/app'
import { createFirestoreStore } from '@/lib/store/firestore'
import { createSqliteStore } from '@/lib/store/sqlite'
import { backUpInProcess } from '@/lib/store/sqlite/backup-process'
import type { Store } from '@/lib/store/store'
import type { StoreName } from '@/lib/stores'

export interface OpenedStore {
  readonly store: Store
  /** Copies the store before something is destroyed; rejects when it could not. Does nothing where the store has backups of its own. */
  readonly backUp: (at: Date) => Promise<void>
}

interface Opening {
  readonly env: Env
  readonly vault: Vault
  /** Made at first use. */
  readonly firebase: () => FirebaseApp
}

const OPENERS: Readonly<Record<StoreName, (opening: Opening) => OpenedStore>> = {
  sqlite: ({ env: { DATA_DIR }, vault }) => ({ store: createSqliteStore(DATA_DIR, vault), backUp: (at) => backUpInProcess(DATA_DIR, at) }),
  firestore: ({ firebase, vault }) => ({ store: createFirestoreStore(firebase(), vault), backUp: async () => undefined }),
}

/** The store that STORE names. @throws StoreUnavailableError, see the adapters */
export const openStore = (opening: Opening): OpenedStore => OPENERS[opening.env.STORE](opening)
