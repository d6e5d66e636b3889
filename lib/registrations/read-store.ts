import type { Result } from './registration-event'
import type { Source } from '@/lib/registration-fields'
import type { RegistrationStatus } from './statuses'
import type { QuarantineReason, Registration, StoredRegistration, Suspicion } from './stored-registration'

/** A position in the list, newest first, ties by id. */
export interface RegistrationPosition {
  readonly createdAt: Date
  readonly id: string
}

/** The filters of a list. */
interface Filters {
  /** true: quarantined registrations; false: the inbox. */
  readonly quarantined: boolean
  /** The reason of the quarantine. */
  readonly reason: QuarantineReason
  /** Flags, of which a registration of the inbox carries at least one. */
  readonly suspicions: readonly Suspicion[]
  /** The latest result. */
  readonly result: Result
  /** A tag of the registration. */
  readonly tag: string
  /** The preferred unit type. */
  readonly wishedUnit: string
  /** Id of the assigned account. */
  readonly assignee: string
  /** See lib/attribution/channel.ts. */
  readonly channel: string
  readonly status: RegistrationStatus
  readonly source: Source
  readonly site: string
  /** A search term as lib/registrations/search-terms normalises it, of any length. */
  readonly term: string
}
type Only<Name extends keyof Filters> = { readonly [Each in Name]?: Filters[Each] } & { readonly [Each in Exclude<keyof Filters, Name>]?: undefined }

/** The allowed combinations of filters; both stores answer each one completely. */
export type RegistrationFilter =
  | Only<'quarantined' | 'reason'>
  | Only<'suspicions'>
  | Only<'result'>
  | Only<'tag' | 'assignee'>
  | Only<'wishedUnit' | 'assignee'>
  | Only<'status' | 'term' | 'assignee'>
  | Only<'status' | 'term' | 'channel'>
  | Only<'status' | 'term' | 'source' | 'site'>

/** A query for all matching registrations, newest first. */
export type ScanQuery = RegistrationFilter & {
  readonly from?: Date
  /** Exclusive. */
  readonly until?: Date
}
export type RegistrationQuery = ScanQuery & { readonly after?: RegistrationPosition; readonly limit: number }

/** A batch of a scan, in its order. */
export interface ScannedRegistrations {
  readonly registrations: readonly Registration[]
  /** Ids of unreadable registrations of the batch: damaged, or encrypted with another key. */
  readonly unreadable: readonly string[]
}

/** Queries for lists, exports and pages. All methods throw StoreUnavailableError when the store cannot answer. */
export interface ReadStore {
  find(id: string): Promise<StoredRegistration | null>
  list(query: RegistrationQuery): Promise<StoredRegistration[]>
  /** The number of registrations that {@link scan} yields. */
  countMatching(query: ScanQuery): Promise<number>
  /**
   * Yields all matching registrations in small batches: yields to the event loop between them, and holds one batch in memory.
   * Registrations added during the scan are not included; registrations removed during it may be.
   */
  scan(query: ScanQuery): AsyncIterable<ScannedRegistrations>
  /** All registrations of a phone number, newest first, quarantined and merged ones included. */
  listByPhone(phone: string, limit: number): Promise<StoredRegistration[]>
}

/** Counts for tabs and alarms. All methods throw StoreUnavailableError when the store cannot answer. */
export interface CountStore {
  /** Counts for the inbox's tabs. */
  count(): Promise<{
    readonly byStatus: Readonly<Record<RegistrationStatus, number>>
    readonly quarantined: number
    readonly byReason: Readonly<Record<QuarantineReason, number>>
  }>
  /** Counts quarantined registrations by reason: the part of {@link count} whose cost does not grow with the inbox. */
  countQuarantined(): Promise<Readonly<Record<QuarantineReason, number>>>
  /** Counts flagged registrations of the inbox that staff have not worked on, by flag. */
  countSuspected(): Promise<Readonly<Record<Suspicion, number>>>
  /** Arrival of the newest registration before `until`, without quarantined ones. The limit excludes damaged dates in the future. */
  newestAt(until?: Date): Promise<Date | null>
  /** Counts quarantined registrations that arrived since `at`. */
  countQuarantinedSince(at: Date): Promise<number>
}
