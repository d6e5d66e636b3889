import { createHash, randomBytes } from 'node:crypto'
import type { StoredInvitation } from '@/lib/accounts/account-store'

const HOUR_MS = 60 * 60 * 1000
/** Lasts over a weekend. Links for a lost password are requested when they are needed, so they last less. */
export const INVITATION_MS = 72 * HOUR_MS
export const PASSWORD_LINK_MS = 24 * HOUR_MS

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** @returns the token for the link, and its stored form */
export function newInvitation(now: Date, lifeMs: number): { readonly token: string; readonly stored: StoredInvitation } {
  const token = randomBytes(32).toString('base64url')
  return { token, stored: { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifeMs) } }
}

/** @returns null for a malformed token */
export const invitationHash = (token: string): string | null => (TOKEN.test(token) ? hashOf(token) : null)
