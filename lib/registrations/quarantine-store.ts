import type { QuarantineReason } from './stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { OutboxMessage } from '@/lib/messaging/message'

/** A registration to release from quarantine, with the messages that its release causes. */
export interface Released {
  readonly id: string
  readonly messages: readonly OutboxMessage[]
}

/** Moves registrations into and out of quarantine, in one transaction with the audit entry. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface QuarantineStore {
  /**
   * Quarantines registrations of the inbox, cancels their unsent messages and frees the places of their visits, whose times
   * stay in their events. Registrations that staff have worked on (an event, a note) stay in the inbox; automatic assignments
   * are removed. @returns how many were moved
   */
  quarantine(ids: readonly string[], reason: QuarantineReason, at: Date, audit: AuditEntry): Promise<number>
  /** Releases registrations from quarantine, flagged ones too, and queues their messages as {@link save} does. @returns how many were released */
  release(released: readonly Released[], at: Date, audit: AuditEntry): Promise<number>
}
