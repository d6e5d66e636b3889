import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const FORMAT = 1
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts what must not be read from a stolen disk, and hashes what must be found without being read. */
export interface Vault {
  /**
   * AES-256-GCM. The result is format byte, IV, tag, ciphertext.
   * @param context bound to the text (e.g. `registration:ID`): a sealed value moved elsewhere does not open
   */
  seal(text: string, context: string): Buffer
  /** @throws Error when the value was changed, moved, or sealed with another key */
  open(sealed: Uint8Array, context: string): string
  /** Keyed hash, 32 hex digits: equal for equal values, useless to guess from without the key. */
  digest(purpose: string, value: string): string
  /** Differs between keys and says nothing about one: tells a store that it was written with another key. */
  readonly fingerprint: string
}

/** @param key 32 bytes; each use gets its own key derived from it */
export function createVault(key: Uint8Array): Vault {
  if (key.length !== 32) throw new Error('the data key must have 32 bytes')
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `garamnuri/${use}`, 32))
  const sealing = derive('seal')
  const hashing = derive('digest')
  const digest = (purpose: string, value: string) => createHmac('sha256', hashing).update(`${purpose}\0${value}`).digest('hex').slice(0, 32)

  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body])
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed)
      if (bytes[0] !== FORMAT || bytes.length < 1 + IV_BYTES + TAG_BYTES) throw new Error('not a sealed value')
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(1, 1 + IV_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    digest,
    fingerprint: digest('fingerprint', 'data key'),
  }
}
