import type { AuditEntry } from '@/lib/accounts/audit-store'

/** Somebody who takes new registrations. */
interface OnDuty {
  readonly accountId: string
  readonly since: Date
}

/** Who takes new registrations, see RegistrationStore.save. Whoever is disabled or gets another role is off duty from then on. */
export interface DutyStore {
  /** Those on duty who began at `from` or later, by when they began. */
  list(from: Date): Promise<OnDuty[]>
  /** Puts an account on duty. Its place among the turns stays what it was, so that going and coming wins nothing. */
  start(accountId: string, at: Date, audit: AuditEntry): Promise<void>
  /** @returns false when it was not on duty; nothing was changed */
  end(accountId: string, audit: AuditEntry): Promise<boolean>
}
