import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { InvalidInputError } from '@/lib/errors'
import { cleanLine } from '@/lib/clean-text'
import { cutAt } from '@/lib/cut-text'
import { RAW_FACTOR } from '@/lib/field-limits'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'

/** The acting account and its network address: both are written to the audit trail in the transaction of the change. */
export interface Actor {
  readonly account: Pick<Account, 'email'>
  readonly address: string
}

/** An actor whose rights decide. */
export interface Staff extends Actor {
  readonly account: Account
}

/** Whoever acts at a browser, or at a terminal, which has no address. */
export interface AuditedActor extends Omit<Actor, 'address'> {
  readonly address: string | null
}

/** @returns the audit entry of an action; the store writes it in the transaction of the change */
export const auditEntry = (
  dependencies: Pick<Services, 'now'>,
  actor: AuditedActor,
  action: AuditAction,
  subject: string | null,
  detail: string | null = null,
): AuditEntry => ({
  at: dependencies.now(),
  actor: actor.account.email,
  address: actor.address,
  action,
  subject,
  detail,
})

const REASON_MAX = 200
const REASON_MIN = 2
/** @returns a typed reason or source as it is stored: one clean line of at most 200 units */
export const reasonLine = (typed: string): string => cutAt(cleanLine(typed.slice(0, RAW_FACTOR * REASON_MAX)), REASON_MAX)
export const isReason = (line: string): boolean => line.length >= REASON_MIN

/**
 * The reason for an export or a deletion, which stays in the audit trail.
 * @throws InvalidInputError
 */
export function requiredReason(typed: string): string {
  const reason = reasonLine(typed)
  if (!isReason(reason)) throw new InvalidInputError({ reason: words.reason })
  return reason
}

/** Records whose data was viewed, each once, however often a page shows it. */
export async function recordViewing(
  dependencies: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  action: 'registration.list' | 'registration.view',
  registrations: readonly Pick<Registration, 'id'>[],
): Promise<void> {
  if (registrations.length === 0) return
  const ids = [...new Set(registrations.map(({ id }) => id))]
  await dependencies.store.audit.record(auditEntry(dependencies, actor, action, ids.join(' '), registrationAuditWords.entries(ids.length)))
}
