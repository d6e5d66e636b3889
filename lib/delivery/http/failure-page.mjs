import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bridge } from '../bridge.mjs'
import { readManifest, SITE_DIRECTORY } from '../pages/site-manifest.mjs'

/** Where app/(visitor)/failure leaves a placeholder for it. */
const PLACEHOLDER = '{request-id}'
/** Next numbers an error by its text, so that each failure of a kind has the same number; what steers it has letters. */
const DIGEST = /(?<="digest":")\d+(?=")/g

/**
 * @typedef {object} FailurePage
 * @property {string} policy
 * @property {(requestId: string) => string} fill the page for one failed answer, with the number of its request, which the
 *   log has beside Next's own (instrumentation.ts)
 */

/**
 * @param {string} root absolute path of the project, built
 * @returns {FailurePage | undefined} what stands for a page that failed; undefined where the build prepared none
 */
export function failurePage(root) {
  const { failure } = readManifest(root)
  if (!failure?.bodies['page']) return undefined
  const html = readFileSync(join(root, SITE_DIRECTORY, failure.bodies['page'].file), 'utf8')
  return {
    policy: failure.headers['content-security-policy'] ?? '',
    fill: (requestId) => (bridge.withCurrentFacts?.(html) ?? html).replace(PLACEHOLDER, requestId),
  }
}

/**
 * @param {string | Uint8Array} chunk of a route change's data, which carries the number of an error to app/(visitor)/error.tsx
 * @param {string} requestId
 * @returns {Buffer} with the request's number in its place; bytes that are no number stay as they are
 */
export const replaceErrorDigests = (chunk, requestId) => Buffer.from(Buffer.from(chunk).toString('latin1').replace(DIGEST, requestId), 'latin1')
