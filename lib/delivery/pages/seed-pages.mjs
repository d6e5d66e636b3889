import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Answer } from './answer.mjs'
import { allowConnections } from '../http/security-headers.mjs'
import { isExpired } from '../next/tags.mjs'
import { readManifest, SITE_DIRECTORY } from './site-manifest.mjs'

/** @typedef {import('./compression.mjs').Encoding} Encoding */

/**
 * A body that the build wrote, in its encodings; each is read when first asked for.
 * @param {string} directory
 * @param {import('./site-manifest.mjs').WrittenBody} written
 * @returns {import('./page-store.mjs').StoredBody}
 */
function writtenBody(directory, { file, compressed, etag }) {
  const path = join(directory, file)
  const files = { br: `${path}.br`, gzip: `${path}.gz`, identity: path }
  /** @type {Partial<Record<Encoding, Buffer>>} */
  const read = {}
  const body = (/** @type {Encoding} */ encoding) => (read[encoding] ??= readFileSync(files[encoding]))
  return { etag, size: 0, has: (encoding) => compressed || encoding === 'identity', in: body, length: (encoding) => body(encoding).length }
}

/**
 * Fills the store with what the build prepared.
 * @param {import('./page-store.mjs').PageStore} pages
 * @param {string} root absolute path of the project, built
 * @param {Record<string, string>} common headers of every answer
 * @param {readonly string[]} connections foreign origins that pages may talk to: known when the server starts
 * @returns {{ policy: string, answer: Answer, isCurrent: () => boolean } | undefined} the page for addresses that do not exist, the
 *   policy that Next sends with it, and whether it still says what holds
 */
export function seedPages(pages, root, common, connections) {
  const { entries, notFound } = readManifest(root)
  const directory = join(root, SITE_DIRECTORY)
  /** @param {Record<string, string>} headers @returns {Record<string, string>} */
  const allowed = ({ 'content-security-policy': policy, ...headers }) =>
    policy === undefined ? headers : { ...headers, 'content-security-policy': allowConnections(policy, connections) }
  for (const [address, { headers, tags, bodies }] of Object.entries(entries))
    pages.seed(address, {
      tags,
      renderedAt: 0,
      times: { revalidate: false },
      headers: allowed(headers),
      bodies: new Map(Object.entries(bodies).map(([part, body]) => [part, writtenBody(directory, body)])),
    })
  if (!notFound?.bodies['page']) return undefined
  const own = allowed(notFound.headers)
  const headers = { ...common, ...own, 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }
  return {
    policy: own['content-security-policy'] ?? '',
    answer: new Answer(404, headers, writtenBody(directory, notFound.bodies['page'])),
    isCurrent: () => !isExpired({ tags: notFound.tags, renderedAt: 0 }),
  }
}
