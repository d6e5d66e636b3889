import { pipeline, Transform } from 'node:stream'
import { acceptedEncoding, compressOnce, compressor, isCompressible } from '../pages/compression.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {Record<string, string | string[]>} Headers names in lower case */

/** Below that, what compression saves fits into the same packet. */
const COMPRESSED_BYTES_MIN = 1024

/** @param {string | string[] | undefined} vary */
const varyByEncoding = (vary) => [...new Set([...[vary ?? []].flat().join(', ').split(/,\s*/).filter(Boolean), 'accept-encoding'])].join(', ')

/** @param {Headers} headers @returns {boolean} whether the body is a text that is not compressed yet */
const mayCompress = (headers) => isCompressible(String(headers['content-type'] ?? '')) && headers['content-encoding'] === undefined

/**
 * @param {Headers} headers of the plain body
 * @param {import('../pages/compression.mjs').Encoding} encoding that it is sent in
 * @returns {Headers}
 */
function headersInEncoding(headers, encoding) {
  /** @type {Headers} */
  const whole = mayCompress(headers) ? { ...headers, vary: varyByEncoding(headers['vary']) } : { ...headers }
  if (encoding === 'identity') return whole
  const { 'content-length': _length, etag, ...others } = whole
  // A tag names bytes; of another encoding they are others (https://www.rfc-editor.org/rfc/rfc9110#section-8.8.1).
  const tag = typeof etag === 'string' && !etag.startsWith('W/') ? `W/${etag}` : etag
  return { ...others, ...(tag === undefined ? {} : { etag: tag }), 'content-encoding': encoding }
}

/**
 * Sends a body that is there, compressed beside the event loop.
 * @param {Request} request
 * @param {Response} response nothing is sent where it was answered or left meanwhile
 * @param {{ status: number, headers: Headers, body: Buffer }} answer
 */
export async function sendWhole(request, response, { status, headers, body }) {
  const accepted = mayCompress(headers) && body.length >= COMPRESSED_BYTES_MIN ? acceptedEncoding(request.headers['accept-encoding']) : 'identity'
  const sent = accepted === 'identity' ? body : await compressOnce(body, accepted)
  if (response.destroyed || response.headersSent) return
  const whole = headersInEncoding(headers, accepted)
  if (status !== 204 && status !== 304) whole['content-length'] = String(sent.length)
  response.writeHead(status, whole)
  response.end(request.method === 'HEAD' ? undefined : sent)
}

/**
 * Sends a body while it is read.
 * @param {Request} request
 * @param {Response} response
 * @param {{ status: number, headers: Headers, body: import('node:stream').Readable }} answer
 * @param {(chunk: Buffer) => Buffer} changed what is sent in the place of a piece of the body
 * @returns {Promise<void>} settles when all is sent or the visitor has left, which is no fault
 */
export async function sendStream(request, response, { status, headers, body }, changed) {
  const accepted = mayCompress(headers) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity'
  response.writeHead(status, headersInEncoding(headers, accepted))
  if (request.method === 'HEAD') return void response.end()
  const changing = new Transform({ transform: (chunk, _encoding, done) => done(null, changed(chunk)) })
  const stages = accepted === 'identity' ? [changing] : [changing, compressor(accepted)]
  await new Promise((resolve) => {
    pipeline([body, ...stages, response], () => resolve(undefined))
  })
}
