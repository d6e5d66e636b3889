import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { brotli, gzip, RUN_TIME_QUALITY, type Encoding } from './compression'

/**
 * One body in the encodings that were asked for so far, and its tag. Once it is there in brotli, which browsers take, that
 * is a fifth of its bytes, and what it was made from is not kept: whoever takes no other encoding gets it decompressed.
 */
export class EncodedBody {
  #bodies: Partial<Record<Encoding, Buffer>>
  #etag = ''
  #isLight = false

  constructor(plain: Buffer) {
    this.#bodies = { identity: plain }
  }

  get plain(): Buffer {
    const { identity, br } = this.#bodies
    return identity ?? (br ? brotliDecompressSync(br) : Buffer.alloc(0))
  }

  get size() {
    return Object.values(this.#bodies).reduce((sum, { length }) => sum + length, 0)
  }

  get etag() {
    return (this.#etag ||= `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 20)}"`)
  }

  has(_encoding: Encoding) {
    return true
  }

  in(encoding: Encoding) {
    if (encoding === 'identity') return this.plain
    const made = this.#bodies[encoding]
    if (made) return made
    if (encoding === 'gzip') return (this.#bodies.gzip = gzip(this.plain))
    this.#bodies.br = brotli(this.plain, RUN_TIME_QUALITY)
    delete this.#bodies.identity
    return this.#bodies.br
  }

  /** Whether its brotli was made while somebody waited, and can be made lighter. */
  get isProvisional() {
    return this.#bodies.br !== undefined && !this.#isLight
  }

  /** @param compressed the same body in brotli, compressed as far as it goes; not taken where it is no smaller */
  lighten(compressed: Buffer) {
    this.#isLight = true
    if (compressed.length < this.in('br').length) this.#bodies.br = compressed
  }
}
