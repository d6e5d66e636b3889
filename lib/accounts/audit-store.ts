/**
 * Every action of the audit trail. A new action needs a Korean label in lib/accounts/office/audit-labels.ts: without it
 * nothing compiles.
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
  'document.add',
  'document.version',
  'document.change',
  'document.hide',
  'document.show',
  'archive.download',
  'fact.request',
  'fact.approve',
  'fact.return',
  'visit.hours',
  'visit.notice',
  'visit.book',
  'visit.move',
  'visit.cancel',
  'visit.confirm',
  'registration.walk-in',
  'recruiting.override',
  'message.retry',
  'message.write',
  'mailing.save',
  'mailing.request',
  'mailing.approve',
  'mailing.return',
  'mailing.stop',
  'mailing.queue',
  'phone.opt-out',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** One action of a member of staff, done or denied. Kept for a year at least (개인정보의 안전성 확보조치 기준 §8). */
export interface AuditEntry {
  readonly at: Date
  /** E-mail of the account; null for an anonymous caller. */
  readonly actor: string | null
  readonly address: string | null
  readonly action: AuditAction
  /** Id of the person or object concerned, never personal data. */
  readonly subject: string | null
  /** Reason or extent, e.g. `CSV, 31건, 사유: 주간 보고`. */
  readonly detail: string | null
}

/** A stored entry; an earlier release may have written an action that no longer exists. */
export interface StoredAuditEntry extends Omit<AuditEntry, 'action'> {
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
