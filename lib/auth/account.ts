/** Someone who may work on the site. One role so far; further ones join this union. */
export interface Account {
  readonly id: string
  /** Lower case, see {@link normaliseEmail}. */
  readonly email: string
  readonly role: 'administrator'
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
