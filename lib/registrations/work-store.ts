import type { NewEvent, RegistrationEvent } from './registration-event'
import type { RegistrationNote, StoredRegistration } from './stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'

/**
 * `repeated`: the registration already has an event of this id. `merged`: the registration was merged into another one, where
 * staff work on it (only its number may still be called). Only `recorded` writes anything.
 * `home-taken`: a contract of the same home holds (standingContract) in another registration that is not merged with this one.
 */
export type RecordOutcome = 'recorded' | 'repeated' | 'merged' | 'not-found' | 'home-taken'

export interface Assignment {
  /** Id of the account; null: unassigned. */
  readonly to: string | null
  /** E-mail of the account that assigns; null: assigned in rotation. */
  readonly actor: string | null
  readonly reason?: string | null
}

/** `taken`: another account than expected has the registration; nothing was changed. */
export type AssignOutcome = { readonly kind: 'assigned' } | { readonly kind: 'taken'; readonly assignee: string } | { readonly kind: 'not-found' }

/** The events of registrations. Each change is committed in one transaction with its audit entry. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface EventStore {
  /**
   * Adds an event and updates the status that follows from all events, in one transaction. 수신거부 also stops
   * advertisements, as OutboxStore.optOut does. Of two contracts of one home that are recorded at once one is refused.
   * @param isSecondContractMeant records a contract although another customer has one of the same home
   */
  record(event: NewEvent, audit: AuditEntry, isSecondContractMeant?: boolean): Promise<RecordOutcome>
  /** All registrations for which a contract was ever recorded. */
  listContracted(): Promise<{ readonly id: string; readonly mergedInto: string | null }[]>
  /** The events of a registration, in the order of recording. */
  events(registrationId: string): Promise<RegistrationEvent[]>
  /** The recorded events of several registrations, by id, each in the order of recording. */
  eventsOf(registrationIds: readonly string[]): Promise<ReadonlyMap<string, readonly RegistrationEvent[]>>
  /** All tags ever used, ordered by name. */
  listTags(limit: number): Promise<string[]>
}

/** Notes of staff, committed in one transaction with their audit entry. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface NoteStore {
  notes(registrationId: string): Promise<RegistrationNote[]>
  addNote(note: RegistrationNote, audit: AuditEntry): Promise<boolean>
}

/** Assignments of registrations, committed in one transaction with their audit entry. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface AssignmentStore {
  /**
   * Assigns a registration of the inbox to an account and adds an event.
   * @param change.from the expected present account (null: unassigned), so that of two concurrent claims one succeeds;
   *   absent: any
   */
  assign(id: string, change: Assignment & { readonly from?: string | null }, at: Date, audit: AuditEntry): Promise<AssignOutcome>
  /**
   * Assigns an unassigned registration of the inbox as SaveStore.save assigns a new one: to the account that has the latest one of
   * the same phone number, otherwise in rotation to an account on duty. Adds an event.
   * @returns false when it is assigned already or nobody is on duty: nothing was written
   */
  assignByTurn(id: string, actor: string, at: Date, audit: AuditEntry): Promise<boolean>
  /** New, unassigned registrations of the inbox, longest waiting first. */
  listWaiting(limit: number): Promise<StoredRegistration[]>
}

/** Corrections of a registration's channel. Throws StoreUnavailableError when the store cannot answer or commit. */
export interface ChannelStore {
  /**
   * Corrects a registration's channel; the recorded first touch stays (`firstTouch`).
   * @param from the expected present channel (null: none), compared in the same transaction; absent: any
   * @returns false when the registration does not exist; `changed` when its channel is not `from`: nothing was written
   */
  setChannel(id: string, channel: string, note: RegistrationNote, at: Date, audit: AuditEntry, from?: string | null): Promise<boolean | 'changed'>
}
