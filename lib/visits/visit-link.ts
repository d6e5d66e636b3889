import { createHash } from 'node:crypto'
import type { Vault } from '@/lib/vault'

/*
 * The link of a visitor's own page. Its token is a keyed hash of the registration's id (HMAC, 128 bits): nobody guesses it,
 * and it can be written into a second SMS though the store keeps its hash alone. Whoever has a copy of the store without
 * the key of its data can make none.
 */

/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/

export const visitLinkToken = (vault: Pick<Vault, 'digest'>, registrationId: string): string =>
  Buffer.from(vault.digest('visit link', registrationId), 'hex').toString('base64url')

/** What is kept of a token, and looked up: how long that takes tells nothing of the token. @returns null for what is no token */
export const visitLinkHash = (token: string): string | null => (TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null)
