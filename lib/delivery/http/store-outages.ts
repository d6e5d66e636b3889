import { LRUCache } from 'lru-cache'
import { bridge, type Outage } from '../bridge'

/** Reports are kept until their answer is judged; a page that is rendered anew in the background outlives its request. */
const REPORTS_MAX = 1000

/**
 * Next answers every error of a page or handler with 500; only its hook onRequestError learns which error it was.
 * @returns what was reported of a request; told once
 */
export function storeOutages(): (requestId: string) => Outage | undefined {
  const reported = new LRUCache({ max: REPORTS_MAX }) as LRUCache<string, Outage>
  bridge.reportOutage = (outage) => void reported.set(outage.requestId, outage)
  return (requestId) => {
    const outage = reported.get(requestId)
    reported.delete(requestId)
    return outage
  }
}
