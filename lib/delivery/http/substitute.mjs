import { EMPTY_SHELL } from '../next/empty-shell.mjs'
import { REFUSAL_HEADERS, refusalPage, wantsPage } from './refusal-page.mjs'

/** Our pages, and our handlers' words. */
const OWN_TYPES = /^(?:text\/html|application\/json)/

/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Substitute its headers are those of its body */

/**
 * What is answered in the place of what the framework says without any page or handler of ours.
 * @param {object} options
 * @param {import('./failure-page.mjs').FailurePage} options.failure stands for a page that failed
 * @param {(requestId: string) => import('./store-outages.mjs').Outage | undefined} [options.outageOf] see store-outages.mjs
 */
export function substitutes({ failure, outageOf }) {
  /** @param {number} status @param {string | undefined} url @returns {Substitute} */
  const refusal = (status, url) => ({ status, headers: REFUSAL_HEADERS, body: refusalPage(status, url) })

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {string} type Content-Type of the framework's answer; empty where it has no body
   * @param {string} requestId
   * @returns {Substitute | undefined}
   */
  const forFailure = (request, type, requestId) => {
    const outage = outageOf?.(requestId)
    const retryHeaders = outage && { 'retry-after': String(outage.retryAfterSeconds) }
    const page = outage || type.startsWith('text/html') || (!type && wantsPage(request)) ? failure(requestId) : undefined
    if (outage && !(page && wantsPage(request)))
      return { status: 503, headers: { ...retryHeaders, 'content-type': 'application/json' }, body: JSON.stringify(outage.body) }
    return page && { status: outage ? 503 : 500, headers: { ...retryHeaders, ...page.headers }, body: page.body }
  }

  return {
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {{ status: number, type: string, requestId: string }} answered by the framework
     * @returns {Substitute | undefined} undefined where its answer is sent
     */
    of: (request, { status, type, requestId }) => {
      if (status === 500) return forFailure(request, type, requestId)
      const withoutPage = status >= 400 && status < 500 && wantsPage(request) && !OWN_TYPES.test(type)
      return withoutPage ? refusal(status, request.url) : undefined
    },
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {{ status: number, type: string, body: Buffer }} answered by the framework
     * @returns {Substitute | undefined} where its page shows nothing without scripts
     */
    ofBody: (request, { status, type, body }) =>
      status === 404 && type.startsWith('text/html') && body.includes(EMPTY_SHELL) ? refusal(status, request.url) : undefined,
  }
}
