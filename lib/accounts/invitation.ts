import { createHash, randomBytes } from 'node:crypto'
import type { StoredInvitation } from '@/lib/accounts/account-store'

const HOUR_MS = 60 * 60 * 1000
/** Over a weekend; whoever lost a password asks when it is needed. */
export const INVITATION_MS = 72 * HOUR_MS
export const PASSWORD_LINK_MS = 24 * HOUR_MS

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** @returns the token that only the link carries, and what is kept of it */
export function newInvitation(now: Date, lifeMs: number): { readonly token: string; readonly stored: StoredInvitation } {
  const token = randomBytes(32).toString('base64url')
  return { token, stored: { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifeMs) } }
}

/** @returns null for what is no token */
export const invitationHash = (token: string): string | null => (TOKEN.test(token) ? hashOf(token) : null)
