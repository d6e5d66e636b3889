import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import type { Account } from './account'

/** The account that acts on accounts, and its network address. */
export interface StaffActor {
  readonly account: Account
  readonly address: string
}

/** @param subject id of the changed account */
export const accountAudit = (
  now: () => Date,
  { account, address }: StaffActor,
  action: AuditAction,
  subject: string,
  detail: string | null = null,
): AuditEntry => ({
  at: now(),
  actor: account.email,
  address,
  action,
  subject,
  detail,
})
