import type { Registration } from '@/lib/registrations/stored-registration'

/** Whom a figure of a report counts for: nothing here says who the visitor is. */
interface Counted extends Pick<Registration, 'channel' | 'assignee'> {
  /** Of the registration: it counts once, whatever happened to it. */
  readonly id: string
  /** Unit type that is wished for. */
  readonly unit: string | null
}

/** A registration of the inbox as a report counts it. */
export interface Arrival extends Counted, Pick<Registration, 'createdAt' | 'contactedAt'> {
  /** Whether it came with the booking of a visit, cancelled since or not. */
  readonly booked: boolean
}

export const OUTCOMES = ['booked', 'visited', 'no-show', 'contract'] as const
export type OutcomeKind = (typeof OUTCOMES)[number]

/** A result of a registration of the inbox that stands: the first of its kind in a period. */
export interface Outcome extends Counted {
  readonly kind: OutcomeKind
  readonly at: Date
}

/** What happened from one time until before another, the earliest first. */
export interface ReportedPeriod {
  readonly arrivals: readonly Arrival[]
  readonly outcomes: readonly Outcome[]
}

/**
 * What the reports count. Both read what lies in the period, whatever else there is, and open nothing that is sealed.
 * All methods throw StoreUnavailableError when the store cannot answer.
 */
export interface ReportStore {
  /** Registrations of the inbox that came from `from` until before `until`, and results that were recorded in it, `limit` at most of each. */
  readPeriod(from: Date, until: Date, limit: number): Promise<ReportedPeriod>
  /** Channels of the registrations of the inbox that came in that time, one for each, `limit` at most. */
  listChannels(from: Date, until: Date, limit: number): Promise<(string | null)[]>
}
