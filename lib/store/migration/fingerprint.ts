import { createHash } from 'node:crypto'
import type { DocumentData } from './migrated-table'

function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const named = value as Readonly<Record<string, unknown>>
  return Object.keys(named)
    .toSorted()
    .map((name) => [name, canonical(named[name])])
}

/** @returns a hash of one document, independent of the order of its fields */
function documentHash(id: string, data: DocumentData): string {
  return createHash('sha256')
    .update(JSON.stringify([id, canonical(data)]))
    .digest('hex')
}

/** Counts and hashes documents; the sum does not depend on their order. */
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
