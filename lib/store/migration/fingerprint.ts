import { createHash } from 'node:crypto'
import type { DocumentData } from './tables'

const canonical = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value

/** @returns a hash of one document, whatever the order of its fields */
function documentHash(id: string, data: DocumentData): string {
  const fields = Object.keys(data)
    .toSorted()
    .map((field) => [field, canonical(data[field])])
  return createHash('sha256')
    .update(JSON.stringify([id, fields]))
    .digest('hex')
}

/** Counts and hashes documents in any order: the sum does not depend on it. */
export class CollectionFingerprint {
  count = 0
  private sum = 0n

  add(id: string, data: DocumentData): void {
    this.count += 1
    this.sum = (this.sum + BigInt(`0x${documentHash(id, data)}`)) % (1n << 256n)
  }

  get hash(): string {
    return this.sum.toString(16).padStart(64, '0')
  }
}
