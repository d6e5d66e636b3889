import { LRUCache } from 'lru-cache'
import { bridge } from '../bridge.mjs'

/** @typedef {import('../bridge.mjs').Outage} Outage */

/** Reports are kept until their answer is judged; a page that is rendered anew in the background outlives its request. */
const REPORTS_MAX = 1000

/**
 * Next answers every error of a page or handler with 500; only its hook onRequestError learns which error it was.
 * @returns {(requestId: string) => Outage | undefined} what was reported of a request; told once
 */
export function storeOutages() {
  const reported = /** @type {LRUCache<string, Outage>} */ (new LRUCache({ max: REPORTS_MAX }))
  bridge.reportOutage = (outage) => void reported.set(outage.requestId, outage)
  return (requestId) => {
    const outage = reported.get(requestId)
    reported.delete(requestId)
    return outage
  }
}
