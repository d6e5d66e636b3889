import { pipeline, Transform, type Readable } from 'node:stream'
import { acceptedEncoding, compressOnce, compressor, isCompressible, type Encoding } from '../pages/compression'
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'

/** Names in lower case */
type Headers = Record<string, string | string[]>

/** Below that, what compression saves fits into the same packet. */
const COMPRESSED_BYTES_MIN = 1024

const varyByEncoding = (vary: string | string[] | undefined) =>
  [...new Set([...[vary ?? []].flat().join(', ').split(/,\s*/).filter(Boolean), 'accept-encoding'])].join(', ')

const mayCompress = (headers: Headers): boolean => isCompressible(String(headers['content-type'] ?? '')) && headers['content-encoding'] === undefined

function headersInEncoding(headers: Headers, encoding: Encoding): Headers {
  const whole: Headers = mayCompress(headers) ? { ...headers, vary: varyByEncoding(headers['vary']) } : { ...headers }
  if (encoding === 'identity') return whole
  const { 'content-length': _length, etag, ...others } = whole
  // A tag names bytes; of another encoding they are others (https://www.rfc-editor.org/rfc/rfc9110#section-8.8.1).
  const tag = typeof etag === 'string' && !etag.startsWith('W/') ? `W/${etag}` : etag
  return { ...others, ...(tag === undefined ? {} : { etag: tag }), 'content-encoding': encoding }
}

/**
 * Sends a body that is there, compressed beside the event loop.
 * @param response nothing is sent where it was answered or left meanwhile
 */
export async function sendWhole(request: Request, response: Response, { status, headers, body }: { status: number; headers: Headers; body: Buffer }) {
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
 * @returns settles when all is sent or the visitor has left, which is no fault
 */
export async function sendStream(
  request: Request,
  response: Response,
  { status, headers, body }: { status: number; headers: Headers; body: Readable },
  changed: (chunk: Buffer) => Buffer,
): Promise<void> {
  const accepted = mayCompress(headers) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity'
  response.writeHead(status, headersInEncoding(headers, accepted))
  if (request.method === 'HEAD') return void response.end()
  const changing = new Transform({ transform: (chunk: Buffer, _encoding, done) => done(null, changed(chunk)) })
  const stages = accepted === 'identity' ? [changing] : [changing, compressor(accepted)]
  await new Promise((resolve) => {
    pipeline([body, ...stages, response], () => resolve(undefined))
  })
}
