import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a right password waits for its code. */
export const CODE_STEP_SECONDS = 5 * 60

/** A sign-in whose password was right and whose code is missing. It opens nothing. */
export interface CodeStep {
  readonly email: string
  /** Differs once the password does: a new password ends every waiting step. */
  readonly passwordMark: string
}

const sign = (secret: string, payload: string) => createHmac('sha256', secret).update(`code step\0${payload}`).digest('base64url')

/** See {@link CodeStep}. */
export const passwordMark = (secret: string, passwordHash: string): string =>
  createHmac('sha256', secret).update(`password of a code step\0${passwordHash}`).digest('base64url')

/** Signed, for a cookie: nothing is stored for who never types the code. */
export function sealCodeStep(secret: string, { email, passwordMark: mark }: CodeStep, now: Date): string {
  const payload = [Buffer.from(email).toString('base64url'), mark, now.getTime() + CODE_STEP_SECONDS * 1000].join('.')
  return `${payload}.${sign(secret, payload)}`
}

/** @returns null unless it was signed here less than five minutes ago */
export function openCodeStep(secret: string, sealed: string | undefined, now: Date): CodeStep | null {
  const [email, mark, expires, signature] = sealed?.split('.') ?? []
  if (!email || !mark || !expires || !signature) return null
  const [given, expected] = [signature, sign(secret, [email, mark, expires].join('.'))].map((one) => Buffer.from(one))
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return now.getTime() < Number(expires) ? { email: Buffer.from(email, 'base64url').toString('utf8'), passwordMark: mark } : null
}
