import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the parameters that every authenticator app supports. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Tolerance for clock drift and typing, in time steps. */
const WINDOW_STEPS = 1
/** RFC 4226 recommends the hash's length. */
const SECRET_BYTES = 20
/** Six digits, with any number of spaces between them. */
const CODE_MAX = 40

/** @returns a new secret in base32 */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** @returns the `otpauth://` address for an authenticator app */
export const totpUri = (secret: string, email: string, issuer: string): string =>
  new TOTP({ ...PARAMETERS, issuer, label: email, secret: Secret.fromBase32(secret) }).toString()

/** @returns the time step of a code, so that it can be used up; null if it matches none around `at` */
export function totpStep(secret: string, code: string, at: Date): number | null {
  if (code.length > CODE_MAX) return null
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) })
  const timestamp = at.getTime()
  // Apps show the digits in groups; Korean keyboards may type them full-width.
  const steps = totp.validate({ token: code.normalize('NFKC').replace(/\s/g, ''), timestamp, window: WINDOW_STEPS })
  return steps === null ? null : totp.counter({ timestamp }) + steps
}
