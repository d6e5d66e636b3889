import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { acceptedEncoding } from './compression.mjs'
import { readManifest, SITE_DIRECTORY } from './site-manifest.mjs'
import { allowConnections } from './security-headers.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * @typedef {object} Answer
 * @property {Record<string, string>} files by encoding
 * @property {Record<string, Buffer>} bodies by encoding, read when first asked for
 * @property {Record<string, Record<string, string | number>>} headers by encoding
 * @property {string} etag
 */

const FLIGHT_VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Answers GET and HEAD for everything that the build prepared, from memory.
 * @param {string} root absolute path of the project
 * @param {Record<string, string>} common headers of every answer
 * @param {readonly string[]} connections foreign origins that pages may talk to
 * @returns {(request: Request, response: Response, path: string) => boolean} false when the path was not prepared
 */
export function preparedSite(root, common, connections) {
  const directory = join(root, SITE_DIRECTORY)
  const manifest = readManifest(root)

  /**
   * @param {import('./site-manifest.mjs').Entry} entry
   * @param {Record<string, string>} extra
   * @returns {Answer}
   */
  const load = (entry, extra) => {
    const file = join(directory, entry.file)
    /** @type {Record<string, string>} */
    const files = entry.compressed ? { br: `${file}.br`, gzip: `${file}.gz`, identity: file } : { identity: file }
    const shared = {
      ...common,
      'content-type': entry.type,
      'cache-control': entry.immutable ? FOREVER : REVALIDATE,
      etag: entry.etag,
      ...(entry.policy ? { 'content-security-policy': allowConnections(entry.policy, connections) } : {}),
      ...extra,
    }
    const headers = Object.fromEntries(
      Object.entries(files).map(([encoding, path]) => [
        encoding,
        { ...shared, 'content-length': statSync(path).size, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) },
      ]),
    )
    return { files, bodies: {}, headers, etag: entry.etag }
  }

  const answers = new Map(
    Object.entries(manifest.answers).map(([path, entry]) => [
      path,
      load(entry, { vary: entry.policy ? `${FLIGHT_VARY}, accept-encoding` : 'accept-encoding' }),
    ]),
  )
  const flightHeaders = { vary: `${FLIGHT_VARY}, accept-encoding`, 'x-nextjs-prerender': '1', 'x-nextjs-stale-time': '300' }
  const flights = new Map(
    Object.entries(manifest.flights).map(([key, entry]) => [
      key,
      load(entry, key.includes(' ') ? { ...flightHeaders, 'x-nextjs-postponed': '2' } : flightHeaders),
    ]),
  )

  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const segment = request.headers['next-router-segment-prefetch']
    const answer = request.headers['rsc'] === '1' ? flights.get(typeof segment === 'string' ? `${path} ${segment}` : path) : answers.get(path)
    if (!answer) return false
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const chosen = answer.files[encoding] ? encoding : 'identity'
    if (request.headers['if-none-match']?.includes(answer.etag)) {
      const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = answer.headers[chosen] ?? {}
      response.writeHead(304, rest).end()
      return true
    }
    response.writeHead(200, answer.headers[chosen])
    response.end(request.method === 'HEAD' ? undefined : (answer.bodies[chosen] ??= readFileSync(answer.files[chosen] ?? '')))
    return true
  }
}
