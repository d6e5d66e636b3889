import type { Result } from './registration-event'
import type { Source } from '@/lib/registration-fields'
import type { RegistrationStatus } from './statuses'
import type { QuarantineReason, Registration, StoredRegistration, Suspicion } from './stored-registration'

/** A place in the list, newest first, ties by id. */
export interface RegistrationPosition {
  readonly createdAt: Date
  readonly id: string
}

/** What a list can be narrowed by. */
interface Filters {
  /** Quarantined ones only; false: those of the inbox. */
  readonly quarantined: boolean
  /** Those that were quarantined for this reason. */
  readonly reason: QuarantineReason
  /** Those in the inbox that carry one of these marks. */
  readonly suspicions: readonly Suspicion[]
  /** Those in the inbox whose latest result this is. */
  readonly result: Result
  /** Those in the inbox that carry this tag. */
  readonly tag: string
  /** Those in the inbox whose visitor wishes for this unit type. */
  readonly wishedUnit: string
  /** Those in the inbox that this account looks after. */
  readonly assignee: string
  /** See lib/attribution/channel.ts. */
  readonly channel: string
  readonly status: RegistrationStatus
  readonly source: Source
  readonly site: string
  /** What lib/registrations/search-terms makes of what somebody typed, of any length. */
  readonly term: string
}
type Only<Name extends keyof Filters> = { readonly [Each in Name]?: Filters[Each] } & { readonly [Each in Exclude<keyof Filters, Name>]?: undefined }

/** Which filters go together; each row is a query that both stores answer in full. */
export type RegistrationFilter =
  | Only<'quarantined' | 'reason'>
  | Only<'suspicions'>
  | Only<'result'>
  | Only<'tag' | 'assignee'>
  | Only<'wishedUnit' | 'assignee'>
  | Only<'status' | 'term' | 'assignee'>
  | Only<'status' | 'term' | 'channel'>
  | Only<'status' | 'term' | 'source' | 'site'>

/** What all of is read: from the newest to the oldest. */
export type ScanQuery = RegistrationFilter & {
  readonly from?: Date
  /** Exclusive. */
  readonly until?: Date
}
export type RegistrationQuery = ScanQuery & { readonly after?: RegistrationPosition; readonly limit: number }

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
