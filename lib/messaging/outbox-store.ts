import type { MessageKind, MessageState, OutboxMessage, QueuedMessage, StoredMessage } from '@/lib/messaging/message'
import type { AuditEntry } from '@/lib/accounts/audit-store'

/** The outcome of one delivery attempt. `code` is one of this project's (`http-500`, `timeout`), never vendor text. */
export type Settlement =
  | { readonly state: 'sent'; readonly at: Date; readonly vendorId: string | null }
  | { readonly state: 'pending'; readonly at: Date; readonly code: string; readonly dueAt: Date }
  | { readonly state: 'unknown' | 'dead' | 'cancelled'; readonly at: Date; readonly code: string }

export interface OutboxQuery {
  readonly states?: readonly MessageState[]
  readonly kind?: MessageKind
  readonly registrationId?: string
  readonly after?: { readonly createdAt: Date; readonly id: string }
  readonly limit: number
}

/** Queue of messages to deliver. RegistrationStore and VisitStore add messages in the transaction of the change that causes them. */
export interface OutboxStore {
  /**
   * Queues messages that no stored change causes. Messages that are already queued stay unchanged.
   * @param audit null for a part of a mailing, whose last part is audited
   * @returns how many were added
   */
  add(messages: readonly OutboxMessage[], audit: AuditEntry | null): Promise<number>
  /**
   * Claims due messages for one worker, oldest due first, and counts the attempt.
   * Includes messages with an expired claim: their worker died, and delivery is at least once. Their `lastError` is
   * 'interrupted', because it is unknown whether the vendor got the message; a message that is only looked up keeps its own.
   * Unreadable messages are claimed too, so that the worker can end them.
   * @param vendor the worker's SMS vendor. A message that was certainly not sent stores it before it is handed over; a message
   *   that may have been sent keeps the vendor that had it.
   * @param until when this claim expires
   */
  claimDue(claim: {
    readonly token: string
    readonly now: Date
    readonly until: Date
    readonly limit: number
    readonly vendor?: string
  }): Promise<StoredMessage[]>
  /** Ends an attempt. @returns false when the claim is no longer held: another worker has the message, or it was removed */
  settle(id: string, token: string, settlement: Settlement): Promise<boolean>
  /** Releases a claim without an attempt, e.g. until 08:00 for an advertisement; the attempt is not counted. */
  postpone(id: string, token: string, dueAt: Date): Promise<boolean>
  list(query: OutboxQuery): Promise<StoredMessage[]>
  /** @param states the states to count: Firestore bills one read for each 1,000 messages of a state */
  countByState<State extends MessageState>(states: readonly State[]): Promise<Readonly<Record<State, number>>>
  /** The earliest time at which a message becomes due or a claim expires; null when the queue is empty. */
  nextDueAt(): Promise<Date | null>
  /**
   * Counts messages that no worker delivers: due, or with an expired claim, before `at`; or claimed {@link CLAIMS_MAX} times and
   * still claimed, whatever their due time is, because each claim moves it.
   */
  countOverdue(at: Date): Promise<number>
  /** Counts pending messages with at least `tries` attempts. */
  countFailing(tries: number): Promise<number>
  /** Queues a dead, unknown or cancelled message again. @returns false when it is in another state */
  replay(id: string, at: Date, audit: AuditEntry): Promise<boolean>
  /**
   * Stops advertisements to a phone number, queued ones included, and to the numbers of registrations merged with one of its
   * registrations, in one transaction. @returns how many queued messages were cancelled
   */
  optOut(phone: string, at: Date, audit: AuditEntry): Promise<number>
  /** Whether a phone number refused advertisements, itself or through a merged registration. */
  hasOptedOut(phone: string): Promise<boolean>
  /**
   * Whether the message's registration is flagged and not yet reviewed by staff, or found to have another's number (NOT_THEIR_NUMBER), or
   * another registration of the same number, registered from several networks, is.
   */
  isSuspected(message: Pick<QueuedMessage, 'registrationId' | 'to'>): Promise<boolean>
  /** Stores what the `record` sender would have sent: once for each message, however many attempts there are. */
  recordDelivery(message: QueuedMessage, at: Date): Promise<void>
  /** Skips unreadable messages. */
  listRecorded(limit: number): Promise<{ readonly messageId: string; readonly at: Date; readonly to: string; readonly body: string }[]>
}
