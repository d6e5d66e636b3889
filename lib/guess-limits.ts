import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from './rate-limit'

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
 * @param networkOf maps an address to its network, see lib/registrations/client-network.ts
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
