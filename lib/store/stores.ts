import type { IdentityProviderName } from '@/lib/auth/identity-providers'

/** A store that STORE names, as far as others must know it. lib/services opens the store itself. */
interface StoreTraits {
  /** Environment variables that must be set. */
  readonly needs: readonly string[]
  /** Whether its data lie in DATA_DIR: a disk of ours, which can fill, and backups of `npm run backup`. */
  readonly inDataDirectory: boolean
  /** Who judges passwords where IDENTITY does not say. */
  readonly identity: IdentityProviderName
}

export const STORES = {
  sqlite: { needs: [], inDataDirectory: true, identity: 'accounts' },
  // Many instances: all of them need the same keys.
  firestore: { needs: ['FIREBASE_PROJECT_ID', 'DATA_KEY', 'AUTH_SECRET'], inDataDirectory: false, identity: 'firebase' },
} as const satisfies Readonly<Record<string, StoreTraits>>

export type StoreName = keyof typeof STORES
export const storeNames = Object.keys(STORES) as [StoreName, ...StoreName[]]
