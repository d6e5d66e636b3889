/**
 * @typedef {object} Outage what the application says of a request whose page or handler threw because the store failed
 * @property {string} requestId that the front server gave the request
 * @property {number} retryAfterSeconds
 * @property {unknown} body for a script, becomes JSON
 */

/** Where instrumentation.ts, which Next compiles, reports to the server that runs Next. */
const REPORT = Symbol.for('site.reportOutage')

/** Reports are kept until their answer is judged; a page that is rendered anew in the background outlives its request. */
const REPORTS_MAX = 1000

/**
 * Next answers every error of a page or handler with 500; only its hook onRequestError learns which error it was.
 * @returns {(requestId: string) => Outage | undefined} what was reported of a request; told once
 */
export function storeOutages() {
  /** @type {Map<string, Outage>} */
  const reported = new Map()
  Reflect.set(globalThis, REPORT, (/** @type {Outage} */ outage) => {
    reported.set(outage.requestId, outage)
    const [oldest] = reported.keys()
    if (oldest !== undefined && reported.size > REPORTS_MAX) reported.delete(oldest)
  })
  return (requestId) => {
    const outage = reported.get(requestId)
    reported.delete(requestId)
    return outage
  }
}
