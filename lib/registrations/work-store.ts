import type { NewEvent, RegistrationEvent } from './registration-event'
import type { RegistrationNote, StoredRegistration } from './stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'

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

/** What happened to registrations. A change takes its audit entry along: both are committed, or neither. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface EventStore {
  /**
   * Adds an event to its registration, and what the events now add up to, in one transaction. 수신거부 stops
   * advertisements in the same one, as OutboxStore.optOut does.
   */
  record(event: NewEvent, audit: AuditEntry): Promise<RecordOutcome>
  /** What happened to a registration, in the order in which it was recorded. */
  events(registrationId: string): Promise<RegistrationEvent[]>
  /** Tags that are in use, or were, by name. */
  listTags(limit: number): Promise<string[]>
}

/** Remarks of the office, committed together with their audit entry. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface NoteStore {
  notes(registrationId: string): Promise<RegistrationNote[]>
  addNote(note: RegistrationNote, audit: AuditEntry): Promise<boolean>
}

/** Who looks after which registration, committed together with its audit entry. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface AssignmentStore {
  /**
   * Gives a registration of the inbox to an account, and notes it among its events.
   * @param change.from whom it must belong to until now (null: nobody), so that of two who take it at once one has it;
   *   absent: whoever it belongs to
   */
  assign(id: string, change: Assignment & { readonly from?: string | null }, at: Date, audit: AuditEntry): Promise<AssignOutcome>
  /**
   * Gives a registration of the inbox that is nobody's to whom it would go if it had just come (see SaveStore.save): who has the
   * latest of the same phone, else by turns to one of those on duty. Notes it among its events.
   * @returns false if somebody has it already, or nobody is on duty: nothing was written
   */
  assignByTurn(id: string, actor: string, at: Date, audit: AuditEntry): Promise<boolean>
  /** Those in the inbox that are new and nobody's, the one that waits longest first. */
  listWaiting(limit: number): Promise<StoredRegistration[]>
}

/** Where registrations came from, as the office corrects it. Throws StoreUnavailableError when the store cannot answer or commit. */
export interface ChannelStore {
  /**
   * Corrects where a registration came from; what it said when it came stays (`firstTouch`).
   * @param from what it must be until now (null: none recorded), compared in the same transaction; absent: whatever it is
   * @returns false when there is no such registration; `changed` when it is another one than `from`: nothing was written
   */
  setChannel(id: string, channel: string, note: RegistrationNote, at: Date, audit: AuditEntry, from?: string | null): Promise<boolean | 'changed'>
}
