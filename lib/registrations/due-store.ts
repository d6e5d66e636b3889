import type { Registration, StoredRegistration } from './stored-registration'

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

/** What staff have to do, and whether that changed. All methods throw StoreUnavailableError when the store cannot answer. */
export interface DueStore {
  /** What is due, the earliest first. */
  listDue(query: DueQuery, limit: number): Promise<StoredRegistration[]>
  /** The same without opening what is sealed. */
  listDueVersions(query: DueQuery, limit: number): Promise<RegistrationVersion[]>
  countDue(query: DueQuery): Promise<number>
  /** New ones, the one that waits longest first. */
  listNew(query: NewQuery, limit: number): Promise<StoredRegistration[]>
  listNewVersions(query: NewQuery, limit: number): Promise<RegistrationVersion[]>
  countNew(query: NewQuery): Promise<number>
  /** How many {@link listWaiting} would list. */
  countWaiting(): Promise<number>
  /**
   * A text that is another one once something changed about registrations of the inbox, cheaper than looking. It may miss
   * that one left (removed, quarantined, given to somebody else): who compares it looks now and then all the same.
   * @param assignee only those of this account; absent: all
   */
  changeMark(assignee?: string): Promise<string>
}
