import { bridge } from '../bridge.mjs'

/** @typedef {import('../bridge.mjs').Outage} Outage */

/** Reports are kept until their answer is judged; a page that is rendered anew in the background outlives its request. */
const REPORTS_MAX = 1000

/**
 * Next answers every error of a page or handler with 500; only its hook onRequestError learns which error it was.
 * @returns {(requestId: string) => Outage | undefined} what was reported of a request; told once
 */
export function storeOutages() {
  /** @type {Map<string, Outage>} */
  const reported = new Map()
  bridge.reportOutage = (outage) => {
    reported.set(outage.requestId, outage)
    const [oldest] = reported.keys()
    if (oldest !== undefined && reported.size > REPORTS_MAX) reported.delete(oldest)
  }
  return (requestId) => {
    const outage = reported.get(requestId)
    reported.delete(requestId)
    return outage
  }
}
