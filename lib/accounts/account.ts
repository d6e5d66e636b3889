/**
 * What an account is for; what each may do stands in permissions.ts. The order is that of lists and forms. Names are
 * stored, and are values of the Firebase claim `role`: never rename one.
 */
export const ROLES = ['administrator', 'team-leader', 'counsellor', 'privacy-officer'] as const
export type Role = (typeof ROLES)[number]

/** As the office calls them. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  administrator: '관리자',
  'team-leader': '팀장',
  counsellor: '상담사',
  'privacy-officer': '개인정보 담당',
}

/** @returns undefined for a text that names no role */
export const roleOf = (value: unknown): Role | undefined => ROLES.find((role) => role === value)

/** Someone who may work on the site. */
export interface Account {
  readonly id: string
  /** Lower case, see {@link normaliseEmail}. */
  readonly email: string
  /** As colleagues call this person; null where nobody gave one. */
  readonly name: string | null
  readonly role: Role
  readonly createdAt: Date
  readonly disabledAt: Date | null
}

/** What is kept of a session: never the id that the cookie carries, only its hash. */
export interface StoredSession {
  readonly idHash: string
  readonly accountId: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/**
 * Longer input is truncated before it is normalised, which bounds the work; four times the 254 characters that RFC
 * 5321 allows, so truncated text is still refused as too long.
 */
const EMAIL_RAW_MAX = 1016

/** Mailboxes are compared without regard to letter case, as people type them. */
export const normaliseEmail = (email: string): string => email.slice(0, EMAIL_RAW_MAX).normalize('NFKC').trim().toLowerCase()

/** How an account is called in lists. */
export const shownName = ({ name, email }: Pick<Account, 'name' | 'email'>): string => name ?? email
