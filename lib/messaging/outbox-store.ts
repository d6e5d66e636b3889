import type { MessageKind, MessageState, OutboxMessage, QueuedMessage, StoredMessage } from '@/lib/messaging/message'
import type { AuditEntry } from '@/lib/accounts/audit-store'

/** How one try ended. `code` is one of ours (`http-500`, `timeout`), never text from outside. */
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

/** Messages waiting to be delivered. RegistrationStore and VisitStore add them in the transaction of what they follow from. */
export interface OutboxStore {
  /**
   * Queues messages that follow from nothing that is stored with them; of those that are queued already, nothing changes.
   * @returns how many wait to be sent now that did not before
   */
  add(messages: readonly OutboxMessage[], audit: AuditEntry): Promise<number>
  /**
   * Takes due messages for one worker, oldest due first, counting the try.
   * Also those whose claim ran out: their worker died, and a message is delivered at least once. They come with
   * `lastError` 'interrupted', because nobody knows how far it got; one that is only looked up keeps its own. One that
   * cannot be opened is claimed with the others, so that whoever claims it ends it.
   * @param vendor the SMS vendor that the worker hands messages to. A message that was certainly not sent remembers it
   *   from here on, before anything is handed over; one that may have been sent keeps the vendor that had it.
   * @param until when this claim runs out in turn
   */
  claimDue(claim: {
    readonly token: string
    readonly now: Date
    readonly until: Date
    readonly limit: number
    readonly vendor?: string
  }): Promise<StoredMessage[]>
  /** Ends a try. @returns false when the claim is no longer held: another worker has it, or it is gone */
  settle(id: string, token: string, settlement: Settlement): Promise<boolean>
  /** Gives a claim back untried, e.g. until 08:00 for an advertisement; the try is not counted. */
  postpone(id: string, token: string, dueAt: Date): Promise<boolean>
  list(query: OutboxQuery): Promise<StoredMessage[]>
  /** @param states those that are counted: one that most messages are in costs a read for each 1,000 in Firestore */
  countByState<State extends MessageState>(states: readonly State[]): Promise<Readonly<Record<State, number>>>
  /** The earliest time anything becomes due or a claim runs out; null when nothing waits. */
  nextDueAt(): Promise<Date | null>
  /**
   * Messages that nobody delivers: due, or with a claim that ran out, before `at`; or claimed {@link CLAIMS_MAX} times and
   * claimed still, whatever their due time says, because each claim moves it.
   */
  countOverdue(at: Date): Promise<number>
  /** Messages that were tried at least `tries` times and wait to be tried again. */
  countFailing(tries: number): Promise<number>
  /** Queues a dead, unknown or cancelled message anew. @returns false when it is in no such state */
  replay(id: string, at: Date, audit: AuditEntry): Promise<boolean>
  /**
   * Stops advertisements to a phone, queued ones included, in one transaction; and to those of registrations that are one
   * with a registration of it. @returns how many were stopped
   */
  optOut(phone: string, at: Date, audit: AuditEntry): Promise<number>
  /** Whether a phone gets no advertisements: its own refusal, or that of a registration that is one with one of it now. */
  hasOptedOut(phone: string): Promise<boolean>
  /**
   * Whether nobody has looked at the registration of a message yet though it carries a mark, or at another one of the
   * number, which was registered from several networks.
   */
  isSuspected(message: Pick<QueuedMessage, 'registrationId' | 'to'>): Promise<boolean>
  /** What the `record` sender writes instead of sending: once a message, however often it is tried. */
  recordDelivery(message: QueuedMessage, at: Date): Promise<void>
  /** Without those that cannot be opened. */
  listRecorded(limit: number): Promise<{ readonly messageId: string; readonly at: Date; readonly to: string; readonly body: string }[]>
}
