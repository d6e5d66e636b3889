/** A name that an account gave to what it filters lists by. */
interface SavedFilter {
  readonly name: string
  /** Query string of the list, without `?`: values of lib/registrations/office/list-registrations.ts, and nothing that was searched for. */
  readonly query: string
  readonly createdAt: Date
}

/** Filters that accounts saved, each its own. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface SavedFilterStore {
  /** By name. */
  list(accountId: string): Promise<SavedFilter[]>
  /** Replaces one of the same name. @returns false when the account has `limit` others already; nothing was written */
  save(accountId: string, filter: SavedFilter, limit: number): Promise<boolean>
  /** @returns false when there is none of that name */
  remove(accountId: string, name: string): Promise<boolean>
}
