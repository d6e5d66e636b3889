import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { services } from '@/lib/services'
import type { AuditAction } from '@/lib/accounts/audit-store'
import { currentAddress } from './current-admin'
import { auditEntry } from '@/lib/accounts/office/staff-audit'

/** Records an action of a member of staff. `subject` is an id, `detail` a reason or an extent: never personal data. */
export async function recordAudit(
  actor: Pick<Account, 'email'>,
  action: AuditAction,
  subject: string | null = null,
  detail: string | null = null,
): Promise<void> {
  const { store, now } = services()
  await store.audit.record(auditEntry({ now }, { account: actor, address: await currentAddress() }, action, subject, detail))
}
