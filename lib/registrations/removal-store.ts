import type { AuditEntry } from '@/lib/accounts/audit-store'

/** Registrations at their end. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface RemovalStore {
  /**
   * Removes registrations with notes, messages, claims, search terms and the places of their visits. Of what was merged, each
   * is removed by itself: where one goes that others are part of, the one that came first of these goes on in its place,
   * with its assignee and status. @returns how many there were
   */
  remove(ids: readonly string[], audit: AuditEntry): Promise<number>
  /**
   * Registrations that arrived before `at`, oldest first: for the end of the retention period. One whose date was damaged goes
   * by when it was last changed.
   */
  listIdsBefore(at: Date, limit: number): Promise<string[]>
  /** How many arrived before `at`, quarantined ones too. */
  countBefore(at: Date): Promise<number>
}
