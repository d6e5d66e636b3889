import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible'

/**
 * Consumes a point of `key` immediately, so that concurrent calls cannot exceed the limit.
 * @returns seconds to wait (at least 1) if none is left, otherwise 0
 */
export async function secondsToWait(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
