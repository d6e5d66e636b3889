import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { ChainEnd, FactDraft, FactPublication, FactVersion } from '@/lib/fact-version'

/** What becomes a version together with others. */
interface Publishing {
  readonly publication: FactPublication
  /** Number of the fact's newest version that the publisher has seen; 0: none. */
  readonly basedOn: number
  readonly audit: AuditEntry
}

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
   * @param approved the requested draft that it was made of, as the approver saw it
   * @returns null when somebody else published the fact meanwhile, or the approved draft is not requested as it was: nothing was
   *   written
   */
  publish(publication: FactPublication, basedOn: number, draftsOf: readonly string[], audit: AuditEntry, approved?: FactDraft): Promise<FactVersion | null>
  /**
   * One transaction for several facts, each named once, which leaves all drafts.
   * @returns null when somebody else published one of them meanwhile: nothing was written
   */
  publishTogether(given: readonly Publishing[]): Promise<readonly FactVersion[] | null>
  /** All drafts, the latest first. */
  listDrafts(): Promise<FactDraft[]>
  /** Replaces the account's draft of the fact. */
  saveDraft(draft: FactDraft, audit: AuditEntry): Promise<void>
  /**
   * Sends a requested draft back to its author.
   * @param seen as who sends it back saw it
   * @returns false when it is not requested as it was: nothing was written
   */
  returnDraft(seen: FactDraft, returned: NonNullable<FactDraft['returned']>, audit: AuditEntry): Promise<boolean>
  /** @returns false when there is none */
  removeDraft(path: string, actor: string, audit: AuditEntry): Promise<boolean>
}
