import { createHash } from 'node:crypto'
import type { Vault } from '@/lib/vault'

/*
 * The link of a visitor's own page. Its token is a keyed hash of the registration's id (HMAC, 128 bits): it cannot be
 * guessed, and it can be computed again for another SMS although the store has only its hash. A copy of the store
 * without the data key is not enough to compute it.
 */

/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/

export const visitLinkToken = (vault: Pick<Vault, 'digest'>, registrationId: string): string =>
  Buffer.from(vault.digest('visit link', registrationId), 'hex').toString('base64url')

/**
 * The stored hash of a token; looking it up has no timing that depends on the token.
 * @returns null for a malformed token
 */
export const visitLinkHash = (token: string): string | null => (TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null)
