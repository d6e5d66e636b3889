import type { AuditEntry } from '@/lib/accounts/audit-store'

/** An account on duty, which is assigned new registrations. */
interface OnDuty {
  readonly accountId: string
  readonly since: Date
}

/** Accounts on duty; RegistrationStore.save assigns new registrations to them. Disabling an account or changing its role ends its duty. */
export interface DutyStore {
  /** Lists accounts on duty since `from` or later, ordered by start. */
  list(from: Date): Promise<OnDuty[]>
  /** Puts an account on duty. It keeps its place in the rotation, so that leaving and returning gains nothing. */
  start(accountId: string, at: Date, audit: AuditEntry): Promise<void>
  /** @returns false when it was not on duty */
  end(accountId: string, audit: AuditEntry): Promise<boolean>
}
