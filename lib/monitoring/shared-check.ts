import { limits } from '@/lib/limits.mjs'

const GOOD_FOR_MS = limits.healthCheck.seconds * 1000
const BAD_FOR_MS = limits.healthCheck.secondsAfterFailure * 1000

/**
 * Shares one check among all who ask while it runs and for some seconds after it: each commits to the store, and
 * anonymous callers may ask as often as they like.
 * @param clock milliseconds that only rise
 */
export function createSharedCheck(check: () => Promise<void>, clock: () => number = () => performance.now()): () => Promise<void> {
  let shared: Promise<void> | undefined
  let believedUntil = 0
  return () => {
    if (shared && clock() < believedUntil) return shared
    believedUntil = Number.POSITIVE_INFINITY
    shared = check()
    shared.then(
      () => void (believedUntil = clock() + GOOD_FOR_MS),
      () => void (believedUntil = clock() + BAD_FOR_MS),
    )
    return shared
  }
}
