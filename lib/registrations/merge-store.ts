import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'

/** Who merges or separates. One that is sent twice finds it done. */
export interface MergeStep {
  /** E-mail of the account; null: nobody of the office, a period ended. */
  readonly actor: string | null
  /** Made anew for each; the ids of its events begin with it. */
  readonly id: string
}

/**
 * `repeated`: it is merged into that one already. `moved`: one of the two was merged into another one meanwhile.
 * `quarantined`: one of them is. `too-many`: more than MERGED_MAX would be one. In none of these is anything written.
 */
export type MergeOutcome = 'merged' | 'repeated' | 'not-found' | 'moved' | 'quarantined' | 'too-many'

/**
 * Registrations of one visitor as one. Nothing is moved: each keeps its log, notes, consents, origin, visit and messages, and
 * says whose part it is. What is part of another one is in no list or count; the other one is found by what either is
 * found by, and its events add up with what the parts have come to (lib/registrations/progress.ts). Parts have no parts.
 */
export interface MergeStore {
  /**
   * Makes a registration part of another one, with those that are part of it, and notes it among the events of each.
   * One transaction: of two who merge at once the second finds what the first did.
   */
  merge(id: string, into: string, step: MergeStep, at: Date, audit: AuditEntry): Promise<MergeOutcome>
  /** Takes a registration out of the one that it is part of. @returns false where it is part of none; nothing was written */
  separate(id: string, step: MergeStep, at: Date, audit: AuditEntry): Promise<boolean>
  /** Those that are part of a registration, the one that came first first. */
  listMerged(id: string): Promise<StoredRegistration[]>
}
