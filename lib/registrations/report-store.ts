import type { Registration } from '@/lib/registrations/stored-registration'

/** The dimensions of a report's figure, without personal data. */
interface Counted extends Pick<Registration, 'channel' | 'assignee'> {
  /** Id of the registration, which counts once. */
  readonly id: string
  /** The preferred unit type. */
  readonly unit: string | null
}

/** A registration of the inbox in a report. */
export interface Arrival extends Counted, Pick<Registration, 'createdAt' | 'contactedAt'> {
  /** Whether it booked a visit when it arrived, cancelled since or not. */
  readonly booked: boolean
}

/** Results that reports count: of visits, and of calls. */
export const OUTCOMES = ['booked', 'visited', 'no-show', 'contract', 'reached', 'absent', 'callback', 'wrong-number', 'declined'] as const
export type OutcomeKind = (typeof OUTCOMES)[number]

/** A valid result of a registration of the inbox: the first of its kind in the period. */
export interface Outcome extends Counted {
  readonly kind: OutcomeKind
  readonly at: Date
}

/** Arrivals and results of a period, earliest first. */
export interface ReportedPeriod {
  readonly arrivals: readonly Arrival[]
  readonly outcomes: readonly Outcome[]
}

/**
 * Queries of the reports. Their cost depends on the period alone, and they decrypt nothing.
 * All methods throw StoreUnavailableError when the store cannot answer.
 */
export interface ReportStore {
  /** Reads registrations that arrived from `from` up to, not including, `until`, and results recorded then, at most `limit` of each. */
  readPeriod(from: Date, until: Date, limit: number): Promise<ReportedPeriod>
  /** Lists the channel of each registration that arrived in that period, at most `limit`. */
  listChannels(from: Date, until: Date, limit: number): Promise<(string | null)[]>
}
