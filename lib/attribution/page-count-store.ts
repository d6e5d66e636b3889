/** Anonymous totals of a page on one day. */
export interface PageCount {
  /** Calendar day in Korea, `2026-11-28`. */
  readonly day: string
  /** Path of the page, not percent-encoded. */
  readonly page: string
  /** See lib/attribution/channel.ts; `other` for channels without a count of their own. */
  readonly channel: string
  /** Page views. */
  readonly views: number
  /** Page views that opened the registration popup. */
  readonly popups: number
  /** Registrations from this page and channel. */
  readonly registrations: number
}

/**
 * Daily page totals.
 * All methods throw StoreUnavailableError when the store cannot answer or commit.
 */
export interface PageCountStore {
  /** Adds to the totals of the same day, page and channel, in one transaction. At most 400 counts, each of another day, page or channel. */
  add(counts: readonly PageCount[]): Promise<void>
  /** Lists the days from `from` up to, not including, `until`, ordered by day, page and channel. */
  list(from: string, until: string): Promise<PageCount[]>
  /** Removes the totals of earlier days. */
  removeBefore(day: string): Promise<void>
}
