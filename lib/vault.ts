import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The first byte of a sealed value says which key opens it. */
const STORE_FORMAT = 1
const RECORD_FORMAT = 2
const IV_BYTES = 12
const TAG_START = 1 + IV_BYTES
const BODY_START = TAG_START + 16

/** Encryption at rest, and keyed hashes (blind indexes) to look up encrypted values. */
export interface Vault {
  /**
   * AES-256-GCM. The result is format byte, IV, tag, ciphertext.
   * @param context bound to the text (e.g. `registration:ID`): a sealed value moved elsewhere does not open
   */
  seal(text: string, context: string): Buffer
  /** @throws Error when the value was changed, moved, or sealed with another key */
  open(sealed: Uint8Array, context: string): string
  /** {@link seal} for what is not text, e.g. compressed. */
  sealBytes(bytes: Uint8Array, context: string): Buffer
  openBytes(sealed: Uint8Array, context: string): Buffer
  /** HMAC of a value as 32 hex digits, to look it up without decryption. */
  digest(purpose: string, value: string): string
  /** Identifies the key without revealing it: shows that a store was written with another key. */
  readonly fingerprint: string
}

/** What seals and opens text. */
export type Sealer = Pick<Vault, 'seal' | 'open'>

/** What makes keyed hashes. */
export type Hasher = Pick<Vault, 'digest'>

/** Hashes with the store's key, and seals with keys of registrations, each of which is destroyed with its registration. */
export interface RecordVault extends Hasher {
  /** What seals and opens all that is stored about a registration: with its own key where it has one, else with the store's. */
  of(registrationId: string): Sealer
}

function sealWith(key: Uint8Array, format: number, plain: Uint8Array, context: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(format), iv, cipher.getAuthTag(), body])
}

function openWith(key: Uint8Array, format: number, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== format || bytes.length < BODY_START) throw new Error('not a sealed value')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, TAG_START))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(TAG_START, BODY_START))
  return Buffer.concat([decipher.update(bytes.subarray(BODY_START)), decipher.final()])
}

/** Whether a value was sealed with the store's key, as before registrations had keys of their own. */
export const isSealedByStore = (sealed: Uint8Array): boolean => sealed[0] === STORE_FORMAT

/**
 * Seals with the key of one registration; opens what it sealed, and what the store's key sealed before.
 * @param key 32 random bytes
 * @param store the store's vault
 */
export const createRecordSealer = (key: Uint8Array, store: Sealer): Sealer => ({
  seal: (text, context) => sealWith(key, RECORD_FORMAT, Buffer.from(text, 'utf8'), context),
  open: (sealed, context) => (isSealedByStore(sealed) ? store.open(sealed, context) : openWith(key, RECORD_FORMAT, sealed, context).toString('utf8')),
})

/** @param key 32 bytes; each use gets its own key derived from it */
export function createVault(key: Uint8Array): Vault {
  if (key.length !== 32) throw new Error('the data key must have 32 bytes')
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `site data/${use}`, 32))
  const sealing = derive('seal')
  const hashing = derive('digest')
  const digest = (purpose: string, value: string) => createHmac('sha256', hashing).update(`${purpose}\0${value}`).digest('hex').slice(0, 32)

  const sealBytes = (plain: Uint8Array, context: string) => sealWith(sealing, STORE_FORMAT, plain, context)
  const openBytes = (sealed: Uint8Array, context: string) => openWith(sealing, STORE_FORMAT, sealed, context)

  return {
    seal: (text, context) => sealBytes(Buffer.from(text, 'utf8'), context),
    open: (sealed, context) => openBytes(sealed, context).toString('utf8'),
    sealBytes,
    openBytes,
    digest,
    fingerprint: digest('fingerprint', 'data key'),
  }
}
