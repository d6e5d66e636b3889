import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/* Device cookies (OWASP): browsers that have signed in to an account have their own rate limit, so that a
   stranger's failed attempts do not lock the owner out.
   https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies */
const sign = (secret: string, email: string, nonce: string) => createHmac('sha256', secret).update(`device\0${email}\0${nonce}`).digest('base64url')

/** Constant-time comparison of two signatures. */
function isSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Device cookie after a sign-in or an unlock link.
 * @param device its nonce, base64url; random by default
 */
export const createDeviceCookie = (secret: string, email: string, device: string = randomBytes(12).toString('base64url')): string =>
  `${device}.${sign(secret, email, device)}`

/** @returns the device's nonce; null unless the cookie was signed here for this account */
export function verifyDeviceCookie(secret: string, email: string, cookie: string | undefined): string | null {
  const [nonce, signature] = cookie?.split('.') ?? []
  if (!nonce || !signature) return null
  return isSignature(signature, sign(secret, email, nonce)) ? nonce : null
}

const signUnlockToken = (secret: string, email: string, expires: string) =>
  createHmac('sha256', secret).update(`device invitation\0${email}\0${expires}`).digest('base64url')

/**
 * Token of an unlock link, for an owner whom a stranger's attempts locked out on a new device. Opening the link sets a
 * device cookie, which allows password attempts and nothing else.
 */
export const createUnlockToken = (secret: string, email: string, expiresAt: Date): string => {
  const expires = String(expiresAt.getTime())
  return [Buffer.from(email).toString('base64url'), expires, signUnlockToken(secret, email, expires)].join('.')
}

export interface UnlockedDevice {
  readonly email: string
  /** Equal for each use of the token, so that opening the link again gives no further attempts. */
  readonly device: string
}

/** @returns null for a token that was not signed here or has expired */
export function verifyUnlockToken(secret: string, token: string, now: Date): UnlockedDevice | null {
  const [encoded, expires, signature] = token.split('.')
  if (!encoded || !expires || !signature) return null
  const email = Buffer.from(encoded, 'base64url').toString('utf8')
  return isSignature(signature, signUnlockToken(secret, email, expires)) && now.getTime() < Number(expires) ? { email, device: signature } : null
}
