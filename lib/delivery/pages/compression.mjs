import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip as gzipAsync, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg\+xml)/

/** @param {string} type a Content-Type */
export const isCompressible = (type) => COMPRESSIBLE.test(type)

/** Browsers send a handful of different headers; anybody can send any number of them. */
const REMEMBERED_MAX = 100
/** @type {Map<string, Encoding>} */
const remembered = new Map()

/**
 * The best encoding that a client takes; a quality of zero refuses it (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3).
 * @param {string | undefined} header Accept-Encoding
 * @returns {Encoding}
 */
export function acceptedEncoding(header) {
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
 * @param {number} bytes
 */
const windowBits = (bytes) => Math.min(Math.max(Math.ceil(Math.log2(bytes + WINDOW_MARGIN)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)

/** @param {number} quality @param {number} bytes */
const brotliOptions = (quality, bytes) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes),
  },
})

/**
 * Zlib answers with the beginning of a block of 16 kB, all of which stays in memory with it; not Node's pool either, of
 * which 8 kB would.
 * @param {Buffer} view
 */
function exactCopy(view) {
  const copy = Buffer.allocUnsafeSlow(view.length)
  view.copy(copy)
  return copy
}

/**
 * @param {Buffer} data
 * @param {number} quality brotli's 0 to 11; gzip takes at most 9
 */
export const brotli = (data, quality) => exactCopy(brotliCompressSync(data, brotliOptions(quality, data.length)))

/** @param {Buffer} data */
export const gzip = (data) => exactCopy(gzipSync(data, { level: 9 }))

/**
 * Compresses, beside the event loop, a body that is sent once.
 * @param {Buffer} data
 * @param {Exclude<Encoding, 'identity'>} encoding
 * @returns {Promise<Buffer>}
 */
export const compressOnce = (data, encoding) =>
  encoding === 'br' ? promisify(brotliCompress)(data, brotliOptions(RUN_TIME_QUALITY, data.length)) : promisify(gzipAsync)(data)

/**
 * For an answer that is made while it is sent.
 * @param {Exclude<Encoding, 'identity'>} encoding
 */
export const compressor = (encoding) =>
  encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 5 })
