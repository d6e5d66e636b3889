import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowConnections } from './security-headers.mjs'
import { readManifest, SITE_DIRECTORY } from './site-manifest.mjs'

/**
 * @param {string} root absolute path of the project, built
 * @param {readonly string[]} connections foreign origins that pages may talk to
 * @returns {{ rendered: string, page: import('./page-cache.mjs').FinishedPage } | undefined} the page for addresses that
 *   do not exist, as the build prepared it, and the hash of what Next sends for it
 */
export function notFoundPage(root, connections) {
  const { notFound } = readManifest(root)
  if (!notFound) return undefined
  const file = join(root, SITE_DIRECTORY, notFound.file)
  return {
    rendered: notFound.rendered,
    page: {
      policy: allowConnections(notFound.policy ?? '', connections),
      etag: notFound.etag,
      bodies: { identity: readFileSync(file), br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) },
    },
  }
}
