import type { AuditEntry } from '@/lib/store/audit-store'

/** Who does something to registrations, for the audit trail. */
export interface Actor {
  /** E-mail of the signed-in administrator; null for the machine itself (retention, command line). */
  readonly email: string | null
  /** The client's address; null for the machine itself. */
  readonly address: string | null
}

export type RegistrationAction =
  | 'registration.list'
  | 'registration.view'
  | 'registration.status'
  | 'registration.note'
  | 'registration.release'
  | 'registration.remove'
  | 'registration.expire'
  | 'registration.export'

export const SYSTEM: Actor = { email: null, address: null }

/** @param detail extent or reason; never personal data */
export const auditEntry = (actor: Actor, at: Date, action: RegistrationAction, subject: string | null = null, detail: string | null = null): AuditEntry => ({
  at,
  actor: actor.email,
  address: actor.address,
  action,
  subject,
  detail,
})
