import type { Registration, StoredRegistration } from './stored-registration'

/** Agreed callbacks or visits of registrations in the inbox. */
export interface DueQuery {
  readonly by: 'callback' | 'appointment'
  readonly from?: Date
  /** Exclusive. */
  readonly until: Date
  /** Of this account only. */
  readonly assignee?: string
}

/** Registrations of the inbox without a first contact. */
export interface NewQuery {
  readonly from?: Date
  /** Exclusive. */
  readonly until?: Date
  /** Of this account only. */
  readonly assignee?: string
}

/** The unencrypted fields by which an open page notices that a registration changed. */
export type RegistrationVersion = Pick<Registration, 'id' | 'createdAt' | 'updatedAt' | 'assignee' | 'callbackAt'>

/** The work queue of staff, and whether it changed. All methods throw StoreUnavailableError when the store cannot answer. */
export interface DueStore {
  /** Due registrations, earliest first. */
  listDue(query: DueQuery, limit: number): Promise<StoredRegistration[]>
  /** Like {@link listDue}, without decrypting anything. */
  listDueVersions(query: DueQuery, limit: number): Promise<RegistrationVersion[]>
  countDue(query: DueQuery): Promise<number>
  /** New registrations, longest waiting first. */
  listNew(query: NewQuery, limit: number): Promise<StoredRegistration[]>
  listNewVersions(query: NewQuery, limit: number): Promise<RegistrationVersion[]>
  countNew(query: NewQuery): Promise<number>
  /** The number of registrations that {@link listWaiting} lists. */
  countWaiting(): Promise<number>
  /**
   * Returns a mark that changes whenever a registration of the inbox changes; cheaper than a query. It may miss a registration
   * that left the inbox (removed, quarantined, reassigned), so callers also query from time to time.
   * @param assignee only registrations of this account; absent: all
   */
  changeMark(assignee?: string): Promise<string>
}
