import type { IdentityProviderName } from '@/lib/accounts/identity-providers'

/** Description of a store that STORE can select. lib/services opens it. */
interface StoreDescription {
  /** Environment variables that must be set. */
  readonly requiredVariables: readonly string[]
  /** True when the data is in DATA_DIR: then free disk space is monitored, and `npm run site -- backup` makes the backups. */
  readonly inDataDirectory: boolean
  /** Which identity provider checks passwords if IDENTITY is not set. */
  readonly identity: IdentityProviderName
}

export const STORES = {
  sqlite: { requiredVariables: [], inDataDirectory: true, identity: 'accounts' },
  // For many instances: all of them need the same keys.
  firestore: { requiredVariables: ['FIREBASE_PROJECT_ID', 'DATA_KEY', 'AUTH_SECRET'], inDataDirectory: false, identity: 'firebase' },
} as const satisfies Readonly<Record<string, StoreDescription>>

export type StoreName = keyof typeof STORES
export const storeNames = Object.keys(STORES) as [StoreName, ...StoreName[]]
