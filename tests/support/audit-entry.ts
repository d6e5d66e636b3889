import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import { MORNING } from './registrations'

/** An entry of the audit trail, for tests of something else. */
export const auditOf = (action: AuditAction): AuditEntry => ({ at: MORNING, actor: null, address: null, action, subject: null, detail: null })
