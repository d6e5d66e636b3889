import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The first byte of a sealed value identifies its key. */
const STORE_FORMAT = 1
const RECORD_FORMAT = 2
const IV_BYTES = 12
const TAG_START = 1 + IV_BYTES
const BODY_START = TAG_START + 16

/** Encryption at rest, and keyed hashes (blind indexes) to look up encrypted values. */
export interface Vault {
  /**
   * AES-256-GCM. The result is format byte, IV, tag, ciphertext.
   * @param context authenticated with the text (e.g. `registration:ID`): a sealed value copied elsewhere cannot be
   *   opened
   */
  seal(text: string, context: string): Buffer
  /** @throws Error when the value was changed, moved, or sealed with another key */
  open(sealed: Uint8Array, context: string): string
  /** {@link seal} for binary data, e.g. compressed. */
  sealBytes(bytes: Uint8Array, context: string): Buffer
  openBytes(sealed: Uint8Array, context: string): Buffer
  /** HMAC of a value as 32 hex digits, for lookups without decryption. */
  digest(purpose: string, value: string): string
  /** Identifies the key without revealing it; detects a store that was written with another key. */
  readonly fingerprint: string
}

/** Encrypts and decrypts text. */
export type Sealer = Pick<Vault, 'seal' | 'open'>

/** Computes keyed hashes. */
export type Hasher = Pick<Vault, 'digest'>

/** Computes hashes with the store's key, and seals with a key per registration, which is destroyed with the registration. */
export interface RecordVault extends Hasher {
  /** Seals and opens all that is stored about a registration: with its own key if it has one, else with the store's. */
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

/** Whether a value was sealed with the store's key, as before registrations had their own. */
export const isSealedByStore = (sealed: Uint8Array): boolean => sealed[0] === STORE_FORMAT

/**
 * Seals with one registration's key; also opens earlier values sealed with the store's key.
 * @param key 32 random bytes
 * @param store the store's vault
 */
export const createRecordSealer = (key: Uint8Array, store: Sealer): Sealer => ({
  seal: (text, context) => sealWith(key, RECORD_FORMAT, Buffer.from(text, 'utf8'), context),
  open: (sealed, context) => (isSealedByStore(sealed) ? store.open(sealed, context) : openWith(key, RECORD_FORMAT, sealed, context).toString('utf8')),
})

/** @param key 32 bytes; each purpose uses its own derived key */
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
