import { roleWords as words } from '@/lib/messages/ko/account-office'
/**
 * Roles; permissions.ts says what each may do. Lists and forms use this order. Names are stored, and are values of the
 * Firebase claim `role`: never rename one.
 */
export const ROLES = ['administrator', 'team-leader', 'counsellor', 'privacy-officer', 'reception'] as const
export type Role = (typeof ROLES)[number]

/** Korean names of the roles. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = words.names

/** @returns undefined for an unknown role */
export const roleOf = (value: unknown): Role | undefined => ROLES.find((role) => role === value)

/** A member of staff who can sign in. */
export interface Account {
  readonly id: string
  /** Lower case, see {@link normaliseEmail}. */
  readonly email: string
  /** Name shown to colleagues; null if none was given. */
  readonly name: string | null
  readonly role: Role
  readonly createdAt: Date
  readonly disabledAt: Date | null
}

/** A session as stored: the hash of its id, never the id that the cookie carries. */
export interface StoredSession {
  readonly idHash: string
  readonly accountId: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/**
 * Truncates longer input before normalising it, which bounds the work. Four times the 254 characters that RFC 5321
 * allows, so truncated text is still refused as too long.
 */
const EMAIL_RAW_MAX = 1016

/** Compares mailboxes case-insensitively, as people type them. */
export const normaliseEmail = (email: string): string => email.slice(0, EMAIL_RAW_MAX).normalize('NFKC').trim().toLowerCase()

/** Name of an account in lists. */
export const shownName = ({ name, email }: Pick<Account, 'name' | 'email'>): string => name ?? email
