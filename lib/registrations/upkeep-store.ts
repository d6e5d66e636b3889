/** Search terms of registrations that an earlier version stored. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface SearchTermStore {
  /**
   * Adds the search terms of this version to registrations that an earlier one stored, by their ids, and to what they are
   * part of.
   * @param after where the last call ended; null at first
   * @returns where this one ended; null when none are left
   */
  addSearchTerms(after: string | null, limit: number): Promise<string | null>
  /** Notes that every registration has the search terms of this version. */
  noteSearchTerms(): Promise<void>
  /** Whether that was noted, or there is no registration. */
  hasSearchTerms(): Promise<boolean>
}

/** Keys of registrations that an earlier version stored. Throws StoreUnavailableError when the store cannot answer or commit. */
export interface RecordKeyStore {
  /**
   * Gives registrations of an earlier version, which are sealed with the store's key, a key of their own, by their ids: what
   * is stored about each is sealed anew in one transaction. Goes on where the last call ended.
   * @returns whether none are left
   */
  addRecordKeys(limit: number): Promise<boolean>
}
