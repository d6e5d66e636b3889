import { createHash } from 'node:crypto'
import { brotli, gzip, RUN_TIME_QUALITY } from './compression.mjs'

/** @typedef {import('./compression.mjs').Encoding} Encoding */

/** One body in the encodings that were asked for so far: each is made once, and so is its tag. */
export class EncodedBody {
  /** @type {Partial<Record<Encoding, Buffer>>} */
  #bodies
  #etag = ''
  #isLight = false

  /** @param {Buffer} plain */
  constructor(plain) {
    this.#bodies = { identity: plain }
  }

  /** @returns {Buffer} */
  get plain() {
    return this.#bodies.identity ?? Buffer.alloc(0)
  }

  /** Bytes of all encodings that there are. */
  get size() {
    return Object.values(this.#bodies).reduce((sum, { length }) => sum + length, 0)
  }

  get etag() {
    return (this.#etag ||= `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 20)}"`)
  }

  /** @param {Encoding} _encoding */
  has(_encoding) {
    return true
  }

  /** @param {Encoding} encoding */
  in(encoding) {
    return (this.#bodies[encoding] ??= encoding === 'br' ? brotli(this.plain, RUN_TIME_QUALITY) : gzip(this.plain))
  }

  /** Whether its brotli was made while somebody waited, and can be made lighter. */
  get isProvisional() {
    return this.#bodies.br !== undefined && !this.#isLight
  }

  /** @param {Buffer} compressed the same body in brotli, compressed as far as it goes; not taken where it is no smaller */
  lighten(compressed) {
    this.#isLight = true
    if (compressed.length < this.length('br')) this.#bodies.br = compressed
  }

  /** @param {Encoding} encoding */
  length(encoding) {
    return this.in(encoding).length
  }
}
