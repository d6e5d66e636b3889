import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from './rate-limit'

/** Bounds how often one network may name what does not exist, and so what guessing costs the store. In this process's memory. */
export interface GuessLimits {
  /** False once a network has guessed too often: then the store is not asked. */
  mayLookUp(address: string): Promise<boolean>
  recordMiss(address: string): Promise<void>
}

/**
 * @param keyPrefix names what is guessed at
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 */
export function createGuessLimits(
  keyPrefix: string,
  { points, seconds }: { readonly points: number; readonly seconds: number },
  networkOf: (address: string) => string,
): GuessLimits {
  const guesses = new RateLimiterMemory({ keyPrefix, points, duration: seconds })
  return {
    async mayLookUp(address) {
      const state = await guesses.get(networkOf(address))
      return state === null || state.consumedPoints < points
    },
    async recordMiss(address) {
      await secondsToWait(guesses, networkOf(address))
    },
  }
}
