/** How often something happened on a page in a day: a sum, and nothing of who did it. */
export interface PageCount {
  /** Of Korea's calendar, `2026-11-28`. */
  readonly day: string
  /** Path of the page, not percent-encoded. */
  readonly page: string
  /** See lib/attribution/channel.ts; `other` for those that are not counted by themselves. */
  readonly channel: string
  /** Documents that were opened. */
  readonly views: number
  /** Openings of the registration popup, one a document at most. */
  readonly popups: number
  /** Registrations that came from there. */
  readonly registrations: number
}

/**
 * Counts of pages, summed up as they are written.
 * All methods throw StoreUnavailableError when the store cannot answer or commit.
 */
export interface PageCountStore {
  /** Adds to what is there of the same day, page and channel; all of it or nothing. 400 counts at most, of different days, pages or channels. */
  add(counts: readonly PageCount[]): Promise<void>
  /** Of the days from `from` until before `until`, by day, page and channel. */
  list(from: string, until: string): Promise<PageCount[]>
  /** Removes what is of earlier days. */
  removeBefore(day: string): Promise<void>
}
