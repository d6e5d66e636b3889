import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip as gzipAsync, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg\+xml)/

export const isCompressible = (type: string) => COMPRESSIBLE.test(type)

/** Browsers send a handful of different headers; anybody can send any number of them. */
const REMEMBERED_MAX = 100
const remembered = new Map<string, Encoding>()

/** The best encoding that a client takes; a quality of zero refuses it (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  const encoding = taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
  if (remembered.size < REMEMBERED_MAX) remembered.set(header, encoding)
  return encoding
}

/** Brotli's, 0 to 11, for a body that is compressed while somebody waits. */
export const RUN_TIME_QUALITY = 6
/** For a body that nobody waits for: a tenth lighter, and forty times the work. */
export const HIGHEST_QUALITY = 11

/** The window is 16 bytes less than its power of two (https://www.rfc-editor.org/rfc/rfc7932#section-9.1). */
const WINDOW_MARGIN = 16

/**
 * The smallest window that holds all of a body: brotli takes twice its window for each, 8 MB by default, after which the C
 * library keeps blocks of that size for itself instead of giving them back. The compressed body is the same.
 */
const windowBits = (bytes: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + WINDOW_MARGIN)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)

const brotliOptions = (quality: number, bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes),
  },
})

/**
 * Zlib answers with the beginning of a block of 16 kB, all of which stays in memory with it; not Node's pool either, of
 * which 8 kB would.
 */
function exactCopy(view: Buffer) {
  const copy = Buffer.allocUnsafeSlow(view.length)
  view.copy(copy)
  return copy
}

/** @param quality brotli's 0 to 11; gzip takes at most 9 */
export const brotli = (data: Buffer, quality: number) => exactCopy(brotliCompressSync(data, brotliOptions(quality, data.length)))

export const gzip = (data: Buffer) => exactCopy(gzipSync(data, { level: 9 }))

export const compressOnce = (data: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(data, brotliOptions(RUN_TIME_QUALITY, data.length)) : promisify(gzipAsync)(data)

export const compressor = (encoding: Exclude<Encoding, 'identity'>) =>
  encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 5 })
