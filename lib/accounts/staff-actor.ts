import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import type { Account } from './account'

/** Who acts on accounts, and from where. */
export interface StaffActor {
  readonly account: Account
  readonly address: string
}

/** @param subject id of the account that is acted on */
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
