import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from './rate-limit'

/**
 * Notices networks that name much that does not exist. Whoever names what exists is answered whatever others behind the
 * same address did: no miss keeps anybody from a look-up. In this process's memory.
 */
export interface GuessLimits {
  /** To be called after a look-up that found nothing. */
  recordMiss(address: string): Promise<void>
}

/**
 * @param keyPrefix names what is guessed at
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 * @param onExceeded told once a network and time of its misses beyond the limit
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
