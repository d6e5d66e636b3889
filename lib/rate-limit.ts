import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

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

/**
 * Detects networks that request many ids that do not exist. Never blocks a lookup, so others of the same address are
 * not affected. Keeps counts in this process's memory.
 */
export interface GuessLimits {
  /** Called after a lookup that found nothing. */
  recordMiss(address: string): Promise<void>
}

/**
 * @param keyPrefix names what is guessed
 * @param networkOf maps an address to its network, see lib/client-network.ts
 * @param onExceeded called once per network and period when its misses exceed the limit
 */
export function createGuessLimits(
  keyPrefix: string,
  { points, seconds }: { readonly points: number; readonly seconds: number },
  networkOf: (address: string) => string,
  onExceeded: () => void,
): GuessLimits {
  const guesses = new RateLimiterMemory({ keyPrefix, points, duration: seconds })
  const told = new RateLimiterMemory({ keyPrefix: `${keyPrefix} told`, points: 1, duration: seconds })
  return {
    async recordMiss(address) {
      const network = networkOf(address)
      if ((await secondsToWait(guesses, network)) > 0 && (await secondsToWait(told, network)) === 0) onExceeded()
    },
  }
}
