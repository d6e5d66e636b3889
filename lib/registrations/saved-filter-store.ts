/** A filter of the list that an account saved under a name. */
interface SavedFilter {
  readonly name: string
  /** Query string of the list, without `?`: values of lib/registrations/office/list-registrations.ts, never a search term. */
  readonly query: string
  readonly createdAt: Date
}

/** Saved filters by account. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface SavedFilterStore {
  /** Ordered by name. */
  list(accountId: string): Promise<SavedFilter[]>
  /** Replaces a filter of the same name. @returns false when the account already has `limit` others */
  save(accountId: string, filter: SavedFilter, limit: number): Promise<boolean>
  /** @returns false when no filter has that name */
  remove(accountId: string, name: string): Promise<boolean>
}
