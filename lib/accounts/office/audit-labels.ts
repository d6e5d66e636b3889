import type { AuditAction } from '@/lib/accounts/audit-store'
import { auditActionWords as words } from '@/lib/messages/ko/account-office'

const LABELS: Readonly<Record<AuditAction, string>> = words.labels

/** Labels of actions that only earlier releases wrote. */
const FORMER_LABELS: Readonly<Record<string, string>> = words.former

const labels: Readonly<Record<string, string>> = { ...FORMER_LABELS, ...LABELS }

/** The Korean name of an action; an unknown action as stored. */
export const auditActionLabel = (action: string): string => (Object.hasOwn(labels, action) ? labels[action] : undefined) ?? action
