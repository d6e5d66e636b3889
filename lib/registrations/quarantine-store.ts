import type { QuarantineReason } from './stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { OutboxMessage } from '@/lib/messaging/message'

/** A registration on its way out of quarantine, with what it sets in motion now. */
export interface Released {
  readonly id: string
  readonly messages: readonly OutboxMessage[]
}

/** Into quarantine and out of it, committed together with the audit entry. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface QuarantineStore {
  /**
   * Quarantines registrations that had passed, and takes back their messages that have certainly not been sent, and the
   * places of their visits, whose times stay in their events. One that the office has worked on (an event, a note) stays
   * where it is; who got one by turns has it no more. @returns how many were moved
   */
  quarantine(ids: readonly string[], reason: QuarantineReason, at: Date, audit: AuditEntry): Promise<number>
  /** Takes registrations out of quarantine, with any mark, and queues their messages as {@link save} does. @returns how many were quarantined until now */
  release(released: readonly Released[], at: Date, audit: AuditEntry): Promise<number>
}
