import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/*
 * OWASP's device cookie: a browser that has signed in to an account is told from strangers, so that strangers'
 * guesses cannot keep the owner out. https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
const sign = (secret: string, email: string, nonce: string) => createHmac('sha256', secret).update(`device\0${email}\0${nonce}`).digest('base64url')

/** Compares in a time that says nothing about where two signatures differ. */
function isSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The cookie's value for a device that has just signed in, or was let in by an invitation.
 * @param device its name, base64url; by default a new one
 */
export const deviceMark = (secret: string, email: string, device: string = randomBytes(12).toString('base64url')): string =>
  `${device}.${sign(secret, email, device)}`

/** @returns the device's name, or null unless the mark was made here for this account */
export function readDeviceMark(secret: string, email: string, mark: string | undefined): string | null {
  const [nonce, signature] = mark?.split('.') ?? []
  if (!nonce || !signature) return null
  return isSignature(signature, sign(secret, email, nonce)) ? nonce : null
}

const signInvitation = (secret: string, email: string, expires: string) =>
  createHmac('sha256', secret).update(`device invitation\0${email}\0${expires}`).digest('base64url')

/**
 * What the operator gives to an owner who is kept out on a new device while strangers guess at the account. Whoever
 * opens it is known as one of the account's devices: they may try a password, and nothing more.
 */
export const deviceInvitation = (secret: string, email: string, expiresAt: Date): string => {
  const expires = String(expiresAt.getTime())
  return [Buffer.from(email).toString('base64url'), expires, signInvitation(secret, email, expires)].join('.')
}

export interface InvitedDevice {
  readonly email: string
  /** One an invitation: opening it again gives no further attempts. */
  readonly device: string
}

/** @returns null unless the invitation was made here and holds still */
export function readDeviceInvitation(secret: string, invitation: string, now: Date): InvitedDevice | null {
  const [encoded, expires, signature] = invitation.split('.')
  if (!encoded || !expires || !signature) return null
  const email = Buffer.from(encoded, 'base64url').toString('utf8')
  return isSignature(signature, signInvitation(secret, email, expires)) && now.getTime() < Number(expires) ? { email, device: signature } : null
}
