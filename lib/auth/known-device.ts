import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/*
 * OWASP's device cookie: a browser that has signed in to an account is told from strangers, so that strangers'
 * guesses cannot keep the owner out. https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
const sign = (secret: string, email: string, nonce: string) => createHmac('sha256', secret).update(`device\0${email}\0${nonce}`).digest('base64url')

/** The cookie's value for a device that has just signed in. */
export function deviceMark(secret: string, email: string): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${nonce}.${sign(secret, email, nonce)}`
}

/** @returns the device's name, or null unless the mark was made here for this account */
export function readDeviceMark(secret: string, email: string, mark: string | undefined): string | null {
  const [nonce, signature] = mark?.split('.') ?? []
  if (!nonce || !signature) return null
  const expected = Buffer.from(sign(secret, email, nonce))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null
}
