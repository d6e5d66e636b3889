/**
 * The store's port: what the domains ask of a database. Adapters: `sqlite/`, `firestore/`.
 * One contract suite (tests/contract) runs against every adapter. Split by entity, one file each.
 */
import type { PressStore } from './press-store'
import type { RegistrationStore } from './registration-store'

export interface Store {
  readonly registrations: RegistrationStore
  readonly press: PressStore
  /** Writes and reads once. @throws StoreUnavailableError when a commit would fail now */
  check(): Promise<void>
  close(): Promise<void>
}
