import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { ChainEnd, FactDraft, FactPublication, FactVersion } from '@/lib/fact-version'

interface FactVersionQuery {
  /** Absent: of all facts. */
  readonly path?: string
  /** Lists versions with smaller numbers. */
  readonly before?: number
  readonly limit: number
}

/**
 * Facts that the office published, and its drafts. All methods throw StoreUnavailableError when the store cannot answer or
 * commit.
 */
export interface FactStore {
  /** The newest version's number and hash. Cheap: asked every minute by each instance. */
  readEnd(): Promise<ChainEnd>
  /** What holds at `now` and what takes effect later, see {@link heldVersions}. */
  listHeld(now: Date): Promise<FactVersion[]>
  /** Newest first. */
  listVersions(query: FactVersionQuery): Promise<FactVersion[]>
  /** The chain in the order of its numbers. @param after number of the version before the first */
  readChain(after: number, limit: number): Promise<FactVersion[]>
  /**
   * One transaction: adds the version, removes the drafts of the fact by these accounts, writes the audit entry.
   * @param basedOn number of the fact's newest version that the publisher has seen; 0: none
   * @returns null when somebody else published the fact meanwhile: nothing was written
   */
  publish(publication: FactPublication, basedOn: number, draftsOf: readonly string[], audit: AuditEntry): Promise<FactVersion | null>
  /** All drafts, the latest first. */
  listDrafts(): Promise<FactDraft[]>
  /** Replaces the account's draft of the fact. */
  saveDraft(draft: FactDraft, audit: AuditEntry): Promise<void>
  /** @returns false when there is none */
  removeDraft(path: string, actor: string, audit: AuditEntry): Promise<boolean>
}
