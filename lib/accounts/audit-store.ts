/**
 * Everything that may be written to the trail. A new one joins here and gets its Korean name in
 * lib/accounts/office/audit-labels.ts, or neither compiles.
 */
export const AUDIT_ACTIONS = [
  'session.open',
  'session.close',
  'session.refused',
  'session.throttled',
  'session.recovery-code',
  'access.refused',
  'account.create',
  'account.invite',
  'account.password-link',
  'account.accept',
  'account.role',
  'account.disable',
  'account.enable',
  'account.password',
  'account.second-factor-on',
  'account.second-factor-off',
  'press.publish',
  'press.draft',
  'press.edit',
  'press.unpublish',
  'press.delete',
  'registration.list',
  'registration.view',
  'registration.status',
  'registration.result',
  'registration.call',
  'registration.note',
  'registration.tag',
  'registration.wish',
  'duty.start',
  'duty.end',
  'registration.claim',
  'registration.assign',
  'registration.channel',
  'registration.merge',
  'registration.separate',
  'registration.quarantine',
  'registration.release',
  'registration.delete',
  'registration.export',
  'registration.expire',
  'qr-code.create',
  'qr-code.close',
  'fact.draft',
  'fact.discard',
  'fact.publish',
  'visit.hours',
  'visit.notice',
  'visit.move',
  'visit.confirm',
  'registration.walk-in',
  'message.retry',
  'phone.opt-out',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** One thing that a member of staff did, or was refused. Kept for a year at least (개인정보의 안전성 확보조치 기준 §8). */
export interface AuditEntry {
  readonly at: Date
  /** E-mail of who did it; null for an anonymous caller. */
  readonly actor: string | null
  readonly address: string | null
  readonly action: AuditAction
  /** Whose data, or which thing: an id, never personal data. */
  readonly subject: string | null
  /** Reason or extent, e.g. `CSV, 31건, 사유: 주간 보고`. */
  readonly detail: string | null
}

/** As it was written, perhaps by an earlier release that had other actions. */
interface StoredAuditEntry extends Omit<AuditEntry, 'action'> {
  readonly id: number
  readonly action: string
}

interface AuditQuery {
  readonly limit: number
  /** Lists entries older than this id. */
  readonly before?: number
  readonly action?: string
}

export interface AuditStore {
  record(entry: AuditEntry): Promise<void>
  /** Newest first. */
  list(query: AuditQuery): Promise<StoredAuditEntry[]>
  removeBefore(at: Date): Promise<number>
}
