import type { AuditEntry } from '@/lib/accounts/audit-store'

/** Removes registrations. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface RemovalStore {
  /**
   * Removes registrations with notes, messages, claims, search terms and the places of their visits. Merged registrations are
   * removed one by one: where a primary is removed, the oldest registration merged into it becomes the primary, with the same
   * assignee and status. @returns how many were removed
   */
  remove(ids: readonly string[], audit: AuditEntry): Promise<number>
  /**
   * Lists registrations that arrived before `at`, oldest first, for the retention run. A registration with a damaged date counts
   * by its last change.
   */
  listIdsBefore(at: Date, limit: number): Promise<string[]>
  /** Counts registrations that arrived before `at`, quarantined ones included. */
  countBefore(at: Date): Promise<number>
}
