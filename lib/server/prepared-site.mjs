import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isOutOfDate } from '../next/page-cache.mjs'
import { Answer } from './answer.mjs'
import { FLIGHT_VARY } from './flight.mjs'
import { allowConnections } from './security-headers.mjs'
import { readManifest, SITE_DIRECTORY } from './site-manifest.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @typedef {import('./compression.mjs').Encoding} Encoding */

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * A body that the build wrote, in its encodings; each is read when first asked for.
 * @param {string} directory
 * @param {import('./site-manifest.mjs').Entry} entry
 * @returns {import('./answer.mjs').Body}
 */
function preparedBody(directory, { file, compressed, etag }) {
  const path = join(directory, file)
  /** @type {Partial<Record<Encoding, string>>} */
  const files = compressed ? { br: `${path}.br`, gzip: `${path}.gz`, identity: path } : { identity: path }
  /** @type {Partial<Record<Encoding, Buffer>>} */
  const bodies = {}
  return {
    etag,
    has: (encoding) => files[encoding] !== undefined,
    in: (encoding) => (bodies[encoding] ??= readFileSync(files[encoding] ?? path)),
    length: (encoding) => statSync(files[encoding] ?? path).size,
  }
}

/**
 * @param {string} root absolute path of the project
 * @param {Record<string, string>} common headers of every answer
 * @param {readonly string[]} connections foreign origins that pages may talk to
 * @returns {{ answer: (request: Request, response: Response, path: string) => boolean, notFound: { policy: string, answer: Answer } | undefined }}
 *   `answer` answers GET and HEAD for everything that the build prepared, from memory; false when the path was not
 *   prepared, or what was prepared is out of date. `notFound`: the page for addresses that do not exist, and the policy that Next sends with it
 */
export function preparedSite(root, common, connections) {
  const directory = join(root, SITE_DIRECTORY)
  const manifest = readManifest(root)
  const policyOf = (/** @type {string} */ policy) => allowConnections(policy, connections)

  /**
   * @param {import('./site-manifest.mjs').Entry} entry
   * @param {Record<string, string>} extra
   */
  const load = (entry, extra, status = 200) =>
    new Answer(
      status,
      {
        ...common,
        'content-type': entry.type,
        'cache-control': entry.immutable ? FOREVER : REVALIDATE,
        ...(entry.policy ? { 'content-security-policy': policyOf(entry.policy) } : {}),
        ...extra,
      },
      preparedBody(directory, entry),
    )

  const answers = new Map(
    Object.entries(manifest.answers).map(([path, entry]) => [path, load(entry, { vary: entry.policy ? FLIGHT_VARY : 'accept-encoding' })]),
  )
  const tags = new Map(Object.entries(manifest.answers).flatMap(([path, entry]) => (entry.tags ? [[path, entry.tags]] : [])))
  const flightHeaders = { vary: FLIGHT_VARY, 'x-nextjs-prerender': '1', 'x-nextjs-stale-time': '300' }
  const flights = new Map(
    Object.entries(manifest.flights).map(([key, entry]) => [
      key,
      load(entry, key.includes(' ') ? { ...flightHeaders, 'x-nextjs-postponed': '2' } : flightHeaders),
    ]),
  )
  const { notFound } = manifest

  return {
    answer(request, response, path) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const tagsOfPage = tags.get(path)
      if (tagsOfPage && isOutOfDate(tagsOfPage)) return false
      const segment = request.headers['next-router-segment-prefetch']
      const answer = request.headers['rsc'] === '1' ? flights.get(typeof segment === 'string' ? `${path} ${segment}` : path) : answers.get(path)
      answer?.send(request, response)
      return answer !== undefined
    },
    notFound: notFound && {
      policy: policyOf(notFound.policy ?? ''),
      answer: load(notFound, { vary: FLIGHT_VARY, 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }, 404),
    },
  }
}
