import { limits } from '@/lib/limits'

const SUCCESS_TTL_MS = limits.healthCheck.seconds * 1000
const FAILURE_TTL_MS = limits.healthCheck.secondsAfterFailure * 1000

/**
 * Single flight with a short cache for the health check: each check commits to the store, and anonymous callers may send any
 * number of requests.
 * @param clock monotonic milliseconds
 */
export function createSharedCheck(check: () => Promise<void>, clock: () => number = () => performance.now()): () => Promise<void> {
  let shared: Promise<void> | undefined
  let validUntil = 0
  return () => {
    if (shared && clock() < validUntil) return shared
    validUntil = Number.POSITIVE_INFINITY
    shared = check()
    shared.then(
      () => void (validUntil = clock() + SUCCESS_TTL_MS),
      () => void (validUntil = clock() + FAILURE_TTL_MS),
    )
    return shared
  }
}
