import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Mailing } from './mailing'

/** Advertisements to all who agreed. All methods throw StoreUnavailableError when the store cannot answer. */
export interface MailingStore {
  /** @returns false if one of this id exists */
  add(mailing: Mailing, audit: AuditEntry): Promise<boolean>
  find(id: string): Promise<Mailing | null>
  /** Newest first. */
  list(limit: number): Promise<Mailing[]>
  /** The one approved first of those not queued yet; null if there is none. One whose time of approval is damaged is left out, and noted as unreadable. */
  nextToQueue(): Promise<Mailing | null>
  /**
   * Replaces the stored one, if nobody changed it meanwhile.
   * @param mailing its revision is that of the stored one, which becomes one higher
   * @param audit null for a step of the queueing
   * @returns false if it was changed meanwhile, or does not exist
   */
  change(mailing: Mailing, audit: AuditEntry | null): Promise<boolean>
  /**
   * Stores a step of the count of recipients. The revision stays, because a page that somebody has open remains right.
   * @param before the mailing as the step began
   * @returns false if another one is as far, or the mailing was changed meanwhile
   */
  count(before: Mailing, step: Pick<Mailing, 'recipients' | 'countedAt' | 'through'>): Promise<boolean>
}
