import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg\+xml)/

/** @param {string} type a Content-Type */
export const isCompressible = (type) => COMPRESSIBLE.test(type)

/**
 * The best encoding that a client takes; a quality of zero refuses it.
 * @param {string | undefined} header Accept-Encoding
 * @returns {Encoding}
 */
export function acceptedEncoding(header = '') {
  const offers = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.replace(/\s/g, '').split(';q='))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name]) => name),
  )
  if (offers.has('br')) return 'br'
  return offers.has('gzip') ? 'gzip' : 'identity'
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
