import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { PASSWORD_COST, type PasswordCost } from './password-cost'

const KEY_BYTES = 32
const SALT_BYTES = 16
/** Maximum of log2N, r and p: a hash with higher values is damaged, and would occupy a processor for minutes. */
const COST_MAX = [17, 16, 8] as const
const MAX_MEMORY_BYTES = 256 * 1024 * 1024

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 256

const derive = (password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // NFKC, because macOS and Windows use different code points for the same typed Korean password.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** @returns `scrypt$log2N$r$p$salt$key`; the stored costs keep old hashes valid when costs rise */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, PASSWORD_COST)
  return ['scrypt', PASSWORD_COST.log2N, PASSWORD_COST.r, PASSWORD_COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** @param hash of {@link hashPassword}; a malformed one matches no password */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, log2N, r, p, salt, key] = hash.split('$')
  const expected = Buffer.from(key ?? '', 'base64')
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  const known =
    scheme === 'scrypt' &&
    salt &&
    expected.length === KEY_BYTES &&
    [cost.log2N, cost.r, cost.p].every((factor, index) => factor > 0 && factor <= (COST_MAX[index] ?? 0))
  if (!known) return verifyDummyPassword(password)
  const actual = await derive(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(actual, expected)
}

let dummyHash: Promise<string> | undefined
/** Verifies against a dummy hash when there is no account, so that response times do not reveal which accounts exist (user enumeration). */
export async function verifyDummyPassword(password: string): Promise<false> {
  dummyHash ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'))
  await verifyPassword(password, await dummyHash)
  return false
}

/** Random password of 20 letters and digits without similar-looking ones, about 115 bits of entropy. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const letters: string[] = []
  while (letters.length < 20) {
    // Rejection sampling, because the remainder alone would favour some letters (modulo bias).
    for (const byte of randomBytes(32))
      if (byte < 256 - (256 % alphabet.length) && letters.length < 20) letters.push(alphabet[byte % alphabet.length] as string)
  }
  return letters.join('')
}
