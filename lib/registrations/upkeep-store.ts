/** Adds search terms to registrations of an earlier version. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface SearchTermStore {
  /**
   * Adds this version's search terms to registrations of an earlier version, ordered by id, and to their primaries.
   * @param after the last id of the previous call; null at first
   * @returns the last id; null when none are left
   */
  addSearchTerms(after: string | null, limit: number): Promise<string | null>
  /** Records that every registration has this version's search terms. */
  noteSearchTerms(): Promise<void>
  /** Whether that is recorded, or there are no registrations. */
  hasSearchTerms(): Promise<boolean>
}

/** Gives registrations of an earlier version a data key. Throws StoreUnavailableError when the store cannot answer or commit. */
export interface RecordKeyStore {
  /**
   * Gives registrations of an earlier version, which are encrypted with the store's key, a data key each, ordered by id: all
   * records of a registration are encrypted again in one transaction. Continues where the last call ended.
   * @returns whether none are left
   */
  addRecordKeys(limit: number): Promise<boolean>
}
