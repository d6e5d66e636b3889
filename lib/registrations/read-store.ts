import type { Result } from './registration-event'
import type { Source } from './registration-fields'
import type { RegistrationStatus } from './statuses'
import type { QuarantineReason, Registration, StoredRegistration, Suspicion } from './stored-registration'

/** A place in the list, newest first, ties by id. */
export interface RegistrationPosition {
  readonly createdAt: Date
  readonly id: string
}

export interface RegistrationQuery {
  /** Quarantined ones only, which go with `reason`, `from`, `until` and `after` only, or (default) those of the inbox only. */
  readonly quarantined?: boolean
  /** Those that were quarantined for this reason; goes with `from`, `until` and `after` only. */
  readonly reason?: QuarantineReason
  /** Those in the inbox that carry one of these marks; goes with `from`, `until` and `after` only. */
  readonly suspicions?: readonly Suspicion[]
  readonly status?: RegistrationStatus
  readonly source?: Source
  /** Those in the inbox that this account looks after; goes with `status`, `term`, `from`, `until` and `after` only. */
  readonly assignee?: string
  /** Those in the inbox whose latest result this is; goes with `from`, `until` and `after` only. */
  readonly result?: Result
  readonly site?: string
  /** See lib/attribution/channel.ts; goes with `status`, `term`, `from`, `until` and `after` only. */
  readonly channel?: string
  /** Those in the inbox that carry this tag; goes with `assignee`, `from`, `until` and `after` only. */
  readonly tag?: string
  /** Those in the inbox whose visitor wishes for this unit type; goes with `assignee`, `from`, `until` and `after` only. */
  readonly wishedUnit?: string
  /** What lib/registrations/search-terms makes of what somebody typed, of any length. */
  readonly term?: string
  readonly from?: Date
  /** Exclusive. */
  readonly until?: Date
  readonly after?: RegistrationPosition
  readonly limit: number
}

/** What all of is read: from the newest to the oldest. */
export type ScanQuery = Omit<RegistrationQuery, 'after' | 'limit'>

/** Some registrations of a scan, in its order. */
export interface ScannedRegistrations {
  readonly registrations: readonly Registration[]
  /** Ids of those among them that cannot be opened: damaged, or written with another key. */
  readonly unreadable: readonly string[]
}

/** Registrations as lists, files and pages read them. All methods throw StoreUnavailableError when the store cannot answer. */
export interface ReadStore {
  find(id: string): Promise<StoredRegistration | null>
  list(query: RegistrationQuery): Promise<StoredRegistration[]>
  /** How many a {@link scan} would come upon. */
  countMatching(query: ScanQuery): Promise<number>
  /**
   * All of a query, a few at a time: the event loop turns between them, and never more than one answer of the store is held.
   * One that is added meanwhile does not come, one that is removed may.
   */
  scan(query: ScanQuery): AsyncIterable<ScannedRegistrations>
  /** Every registration of a phone, newest first, quarantined and merged ones too. */
  listByPhone(phone: string, limit: number): Promise<StoredRegistration[]>
}

/** How many there are, for tabs and alarms. All methods throw StoreUnavailableError when the store cannot answer. */
export interface CountStore {
  /** Numbers for the inbox's tabs. */
  count(): Promise<{
    readonly byStatus: Readonly<Record<RegistrationStatus, number>>
    readonly quarantined: number
    readonly byReason: Readonly<Record<QuarantineReason, number>>
  }>
  /** How many are quarantined, by reason: of the numbers of {@link count} those that do not grow with the inbox. */
  countQuarantined(): Promise<Readonly<Record<QuarantineReason, number>>>
  /** How many in the inbox carry a mark and have not been worked on. */
  countSuspected(): Promise<Readonly<Record<Suspicion, number>>>
  /** When the newest one arrived that came before `until`, quarantined ones not counted: a date that was damaged may lie anywhere. */
  newestAt(until?: Date): Promise<Date | null>
  /** How many that arrived since `at` are quarantined. */
  countQuarantinedSince(at: Date): Promise<number>
}
