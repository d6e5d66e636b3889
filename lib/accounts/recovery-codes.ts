import { randomInt } from 'node:crypto'

/** Enough for years of lost phones; setting the second factor up again creates a new set. */
const COUNT = 10
/**
 * 40 bits: in addition to a password, and with ten attempts in a quarter of an hour, nobody guesses one. Digits only,
 * for number pads.
 */
const DIGITS = 12
const GROUP = 4

/** @returns a new set, digits only */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => Array.from({ length: DIGITS }, () => randomInt(10)).join(''))

/** `123456789012` -> `1234-5678-9012`, as shown to people. */
export const formatRecoveryCode = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code

/** @returns the digits of what was typed; null if it cannot be a recovery code */
export function parseRecoveryCode(typed: string): string | null {
  if (typed.length > 4 * DIGITS) return null
  const digits = typed.normalize('NFKC').replace(/[\s\-‐-―]/g, '')
  return new RegExp(`^\\d{${DIGITS}}$`).test(digits) ? digits : null
}
