/**
 * @typedef {object} Outage what the application says of a request whose page or handler threw because the store failed
 * @property {string} requestId that the front server gave the request
 * @property {number} retryAfterSeconds
 * @property {unknown} body for a script, becomes JSON
 */

/** Where instrumentation.ts, which Next compiles, reports to the server that runs Next. */
const REPORT = Symbol.for('site.reportOutage')

/**
 * Next answers every error of a page or handler with 500; only its hook onRequestError learns which error it was.
 * @returns {{ watch: (response: import('node:http').ServerResponse, requestId: string) => void, of: (response: import('node:http').ServerResponse) => Outage | undefined }}
 *   `watch` before Next gets the request; `of` says what was reported since
 */
export function storeOutages() {
  /** @type {Map<string, import('node:http').ServerResponse>} */
  const inFlight = new Map()
  /** @type {WeakMap<import('node:http').ServerResponse, Outage>} */
  const reported = new WeakMap()
  Reflect.set(globalThis, REPORT, (/** @type {Outage} */ outage) => {
    // A page that is rendered anew in the background outlives its request.
    const response = inFlight.get(outage.requestId)
    if (response) reported.set(response, outage)
  })
  return {
    watch(response, requestId) {
      inFlight.set(requestId, response)
      response.once('close', () => inFlight.delete(requestId))
    },
    of: (response) => reported.get(response),
  }
}
