/** One thing that a member of staff did, or was refused. Kept for a year at least (개인정보의 안전성 확보조치 기준 §8). */
export interface AuditEntry {
  readonly at: Date
  /** E-mail of who did it; null for an anonymous caller. */
  readonly actor: string | null
  readonly address: string | null
  /** What was done, e.g. `registration.export`. */
  readonly action: string
  /** Whose data, or which thing: an id, never personal data. */
  readonly subject: string | null
  /** Reason or extent, e.g. `CSV, 31건, 사유: 주간 보고`. */
  readonly detail: string | null
}

export interface AuditQuery {
  readonly limit: number
  /** Lists entries older than this id. */
  readonly before?: number
  readonly action?: string
}

export interface AuditStore {
  record(entry: AuditEntry): Promise<void>
  /** Newest first. */
  list(query: AuditQuery): Promise<(AuditEntry & { readonly id: number })[]>
  removeBefore(at: Date): Promise<number>
}
