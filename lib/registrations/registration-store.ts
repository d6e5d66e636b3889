import type { OutboxMessage } from '@/lib/messaging/message'
import type { ConsentText, StoredConsentText } from '@/lib/registrations/consent'
import type { NewEvent, RegistrationEvent, Result } from '@/lib/registrations/registration-event'
import type { Source } from '@/lib/registrations/registration-fields'
import type { QuarantineReason, Registration, RegistrationNote, StoredRegistration, Suspicion } from '@/lib/registrations/stored-registration'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import type { PlaceRefusal, PlaceToTake } from '@/lib/visits/booking'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { MergeStore } from './merge-store'

/** Says that a request is the same one again. Both are keyed hashes: the store learns neither key nor body. */
export interface RequestClaim {
  readonly key: string
  readonly body: string
  /** A claim made before this no longer counts. */
  readonly validFrom: Date
}

/** What became of a request before. */
export type ClaimOutcome =
  /** The same request was committed before; nothing was written. */
  | { readonly kind: 'replayed'; readonly id: string }
  /** The key was used for another body; nothing was written. */
  | { readonly kind: 'conflict' }

export type SaveOutcome =
  | { readonly kind: 'created'; readonly id: string }
  | ClaimOutcome
  /** The place of the visit could not be taken; nothing was written. */
  | { readonly kind: 'not-booked'; readonly reason: PlaceRefusal }

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

/** What was agreed on with visitors of the inbox: calls, or visits that the office wrote down. */
export interface DueQuery {
  readonly by: 'callback' | 'appointment'
  readonly from?: Date
  /** Exclusive. */
  readonly until: Date
  /** Of this account only. */
  readonly assignee?: string
}

/** Registrations of the inbox that nobody has reached yet. */
export interface NewQuery {
  readonly from?: Date
  /** Exclusive. */
  readonly until?: Date
  /** Of this account only. */
  readonly assignee?: string
}

/** What tells a page that is open whether a registration changed; nothing of it is sealed. */
export type RegistrationVersion = Pick<Registration, 'id' | 'createdAt' | 'updatedAt' | 'assignee' | 'callbackAt'>

/**
 * `repeated`: an event of this id is among those of the registration. `merged`: it became part of another one, which is what
 * is worked on (only its number may still be called). In neither is anything written.
 */
export type RecordOutcome = 'recorded' | 'repeated' | 'merged' | 'not-found'

export interface Assignment {
  /** Id of the account; null: nobody has it any more. */
  readonly to: string | null
  /** E-mail of who gives it; null: it was given by turns. */
  readonly actor: string | null
  readonly reason?: string | null
}

/** What became of an assignment: `taken` by an account that was not expected; nothing was changed. */
export type AssignOutcome = { readonly kind: 'assigned' } | { readonly kind: 'taken'; readonly assignee: string } | { readonly kind: 'not-found' }

/** A registration on its way out of quarantine, with what it sets in motion now. */
export interface Released {
  readonly id: string
  readonly messages: readonly OutboxMessage[]
}

/**
 * Registrations, their notes, and what they set in motion.
 * Every change that staff make takes its audit entry along: both are committed, or neither.
 * All methods throw StoreUnavailableError when the store cannot answer or commit.
 */
export interface RegistrationStore extends MergeStore {
  /**
   * One transaction: the registration, its search terms, consent texts, messages and claim. A message whose number has
   * one of its kind and period is stored as cancelled with ALREADY_SENT, or not at all (isKeptWhenTaken): of any that
   * arrive together, in any number of processes, one is sent. One that is not quarantined goes to whoever has the latest
   * of the same phone, else by turns to one of those on duty (DutyStore), and its events say so.
   * @param place of the visit that the registration books, taken in the same transaction: of any that ask for the last
   *   one, one has it. A repeated request takes none. Nor does one that is quarantined, because a program would take all of
   *   them: its events say what was asked for.
   */
  save(
    registration: Registration,
    messages: readonly OutboxMessage[],
    texts: readonly ConsentText[],
    claim: RequestClaim | null,
    place?: PlaceToTake | null,
  ): Promise<SaveOutcome>
  /** What {@link save} would answer to this claim; null when it is new. Spares a limit for a mere repetition. */
  findClaim(claim: RequestClaim): Promise<ClaimOutcome | null>
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
  /**
   * Gives registrations of an earlier version, which are sealed with the store's key, a key of their own, by their ids: what
   * is stored about each is sealed anew in one transaction. Goes on where the last call ended.
   * @returns whether none are left
   */
  addRecordKeys(limit: number): Promise<boolean>
  /** Tags that are in use, or were, by name. */
  listTags(limit: number): Promise<string[]>
  notes(registrationId: string): Promise<RegistrationNote[]>
  consentText(hash: string): Promise<StoredConsentText | null>
  /**
   * Keeps the texts that the site shows from `at` on, and notes when they replaced others. Repeated with the same texts it
   * writes nothing.
   */
  publishConsentTexts(texts: readonly ConsentText[], at: Date): Promise<void>
  /**
   * Adds an event to its registration, and what the events now add up to, in one transaction. 수신거부 stops
   * advertisements in the same one, as OutboxStore.optOut does.
   */
  record(event: NewEvent, audit: AuditEntry): Promise<RecordOutcome>
  /** What happened to a registration, in the order in which it was recorded. */
  events(registrationId: string): Promise<RegistrationEvent[]>
  /**
   * Gives a registration of the inbox to an account, and notes it among its events.
   * @param change.from whom it must belong to until now (null: nobody), so that of two who take it at once one has it;
   *   absent: whoever it belongs to
   */
  assign(id: string, change: Assignment & { readonly from?: string | null }, at: Date, audit: AuditEntry): Promise<AssignOutcome>
  /**
   * Corrects where a registration came from; what it said when it came stays (`firstTouch`).
   * @param from what it must be until now (null: none recorded), compared in the same transaction; absent: whatever it is
   * @returns false when there is no such registration; `changed` when it is another one than `from`: nothing was written
   */
  setChannel(id: string, channel: string, note: RegistrationNote, at: Date, audit: AuditEntry, from?: string | null): Promise<boolean | 'changed'>
  /** Those in the inbox that are new and nobody's, newest first. */
  listWaiting(limit: number): Promise<StoredRegistration[]>
  /** What is due, the earliest first. */
  listDue(query: DueQuery, limit: number): Promise<StoredRegistration[]>
  /** The same without opening what is sealed. */
  listDueVersions(query: DueQuery, limit: number): Promise<RegistrationVersion[]>
  countDue(query: DueQuery): Promise<number>
  /** New ones, the one that waits longest first. */
  listNew(query: NewQuery, limit: number): Promise<StoredRegistration[]>
  listNewVersions(query: NewQuery, limit: number): Promise<RegistrationVersion[]>
  countNew(query: NewQuery): Promise<number>
  /**
   * A text that is another one once something changed about registrations of the inbox, cheaper than looking. It may miss
   * that one left (removed, quarantined, given to somebody else): who compares it looks now and then all the same.
   * @param assignee only those of this account; absent: all
   */
  changeMark(assignee?: string): Promise<string>
  /** How many {@link listWaiting} would list. */
  countWaiting(): Promise<number>
  addNote(note: RegistrationNote, audit: AuditEntry): Promise<boolean>
  /**
   * Quarantines registrations that had passed, and takes back their messages that have certainly not been sent, and the
   * places of their visits, whose times stay in their events. One that the office has worked on (an event, a note) stays
   * where it is; who got one by turns has it no more. @returns how many were moved
   */
  quarantine(ids: readonly string[], reason: QuarantineReason, at: Date, audit: AuditEntry): Promise<number>
  /** Takes registrations out of quarantine, with any mark, and queues their messages as {@link save} does. @returns how many were quarantined until now */
  release(released: readonly Released[], at: Date, audit: AuditEntry): Promise<number>
  /**
   * Removes registrations with notes, messages, claims, search terms and the places of their visits. Of what was merged, each
   * is removed by itself: where one goes that others are part of, the one that came first of these goes on in its place,
   * with its assignee and status. @returns how many there were
   */
  remove(ids: readonly string[], audit: AuditEntry): Promise<number>
  /**
   * Registrations that arrived before `at`, oldest first: for the end of the retention period. One whose date was damaged goes
   * by when it was last changed.
   */
  listIdsBefore(at: Date, limit: number): Promise<string[]>
  /** How many arrived before `at`, quarantined ones too. */
  countBefore(at: Date): Promise<number>
  /** Forgets claims older than `at`. */
  removeClaimsBefore(at: Date): Promise<void>
}
