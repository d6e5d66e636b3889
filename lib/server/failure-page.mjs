import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, SITE_DIRECTORY } from './post-build.mjs'

/** Where app/(visitor)/failure leaves room for it. */
const PLACE = '{request-id}'
/** Under which Next has logged what was thrown. */
const DIGEST = /\\?"digest\\?":\\?"([\w;@-]+)/

/**
 * @typedef {object} FailurePage
 * @property {string} policy
 * @property {(rendered: string, requestId: string) => string} fill the page for one failed answer of Next, with the number
 *   that the log has, or else the request's own
 */

/**
 * @param {string} root absolute path of the project, built
 * @returns {FailurePage | undefined} what stands for a page that failed; undefined where the build prepared none
 */
export function failurePage(root) {
  const { failure } = readManifest(root)
  if (!failure) return undefined
  const html = readFileSync(join(root, SITE_DIRECTORY, failure.file), 'utf8')
  return { policy: failure.policy ?? '', fill: (rendered, requestId) => html.replace(PLACE, DIGEST.exec(rendered)?.[1] ?? requestId) }
}
