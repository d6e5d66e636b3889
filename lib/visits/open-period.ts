/** Opening period of the office on a day, in milliseconds since 1970; `until` is exclusive. */
export interface OpenPeriod {
  readonly from: number
  readonly until: number
}

/** Milliseconds of a period between two instants. */
export const overlapMs = (period: OpenPeriod, from: number, until: number): number => Math.max(0, Math.min(period.until, until) - Math.max(period.from, from))
