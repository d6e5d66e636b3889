import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
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

/**
 * @param {Buffer} data
 * @param {number} quality brotli's 0 to 11; gzip takes at most 9
 */
export const brotli = (data, quality) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } })

/** @param {Buffer} data */
export const gzip = (data) => gzipSync(data, { level: 9 })

/**
 * For an answer that is made while it is sent.
 * @param {Exclude<Encoding, 'identity'>} encoding
 */
export const compressor = (encoding) =>
  encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 5 })
