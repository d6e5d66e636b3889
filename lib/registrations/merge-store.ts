import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'

/** One merge or separation; repeating it has no further effect. */
export interface MergeStep {
  /** E-mail of the account; null for the retention run. */
  readonly actor: string | null
  /** Unique for each step; the ids of its events begin with it. */
  readonly id: string
}

/**
 * `repeated`: already merged into that registration. `moved`: one of the two was merged into a third meanwhile.
 * `quarantined`: one of the two is in quarantine. `too-many`: more than MERGED_MAX registrations would be merged. Only `merged`
 * writes anything.
 */
export type MergeOutcome = 'merged' | 'repeated' | 'not-found' | 'moved' | 'quarantined' | 'too-many'

/**
 * Merges several registrations of one visitor. A merged registration keeps its events, notes, consents, origin, visit and
 * messages, and points to its primary. Lists and counts contain the primary only; it is found by the search terms of all, and
 * its status follows from the events of all (lib/registrations/progress.ts). Merged registrations are never primaries.
 */
export interface MergeStore {
  /**
   * Merges a registration, with those merged into it, into another one, and adds an event to each.
   * One transaction: of two concurrent merges the second sees the result of the first.
   */
  merge(id: string, into: string, step: MergeStep, at: Date, audit: AuditEntry): Promise<MergeOutcome>
  /** Separates a registration from its primary. @returns false when it has none */
  separate(id: string, step: MergeStep, at: Date, audit: AuditEntry): Promise<boolean>
  /** Registrations merged into this one, oldest first. */
  listMerged(id: string): Promise<StoredRegistration[]>
}
