import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bridge } from '../bridge.mjs'
import { readManifest, SITE_DIRECTORY } from '../pages/site-manifest.mjs'
import { wantsPage } from './refusal-page.mjs'
import { allowConnections } from './security-headers.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/**
 * What stands for a page that failed, with the number of its request, which the log has beside Next's own (instrumentation.ts).
 * Undefined where the build prepared none.
 * @typedef {(requestId: string) => { headers: Record<string, string>, body: string } | undefined} FailurePage
 */

/** Where app/(visitor)/failure leaves a placeholder for it. */
const PLACEHOLDER = '{request-id}'
/** Next numbers an error by its text, so that each failure of a kind has the same number; what steers it has letters. */
const DIGEST = /(?<="digest":")\d+(?=")/g

/**
 * @param {string} root absolute path of the project, built
 * @param {readonly string[]} connections foreign origins that pages may talk to
 * @returns {FailurePage}
 */
export function failurePage(root, connections) {
  const { failure } = readManifest(root)
  const page = failure?.bodies['page']
  if (!failure || !page) return () => undefined
  const html = readFileSync(join(root, SITE_DIRECTORY, page.file), 'utf8')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': allowConnections(failure.headers['content-security-policy'] ?? '', connections),
  }
  return (requestId) => ({ headers, body: (bridge.withCurrentFacts?.(html) ?? html).replace(PLACEHOLDER, requestId) })
}

/**
 * @param {string | Uint8Array} chunk of a route change's data, which carries the number of an error to app/(visitor)/error.tsx
 * @param {string} requestId
 * @returns {Buffer} with the request's number in its place; bytes that are no number stay as they are
 */
export const replaceErrorDigests = (chunk, requestId) => Buffer.from(Buffer.from(chunk).toString('latin1').replace(DIGEST, requestId), 'latin1')

/**
 * Answers a request that could not be answered: 500, with a page for a person; an answer that has begun is broken off.
 * @param {Request} request
 * @param {Response} response
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.common headers of every answer
 * @param {string} options.requestId under which the log has it
 * @param {FailurePage} options.failure
 */
export function sendFailure(request, response, { common, requestId, failure }) {
  if (response.headersSent) return void response.destroy()
  const page = wantsPage(request) ? failure(requestId) : undefined
  response.writeHead(500, { ...common, 'x-request-id': requestId, 'cache-control': 'no-store', ...page?.headers }).end(page?.body)
}

/**
 * An exception of a listener ends its answer, not the process and everybody else's answers: a file that the build wrote may
 * be gone when it is first asked for.
 * @param {import('node:http').RequestListener} listener
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.common headers of every answer
 * @param {FailurePage} options.failure what a person reads
 * @returns {import('node:http').RequestListener}
 */
export function containErrors(listener, { common, failure }) {
  return (request, response) => {
    try {
      listener(request, response)
    } catch (error) {
      const requestId = randomUUID()
      const err = error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : String(error)
      console.error(JSON.stringify({ level: 50, time: Date.now(), requestId, err, msg: 'a request could not be answered' }))
      sendFailure(request, response, { common, requestId, failure })
    }
  }
}
