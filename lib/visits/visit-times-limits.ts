import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits.mjs'
import { secondsToWait } from '@/lib/rate-limit'

export interface VisitTimesLimits {
  /** @param address of the client @returns seconds to wait, or 0 to go on */
  ask(address: string): Promise<number>
}

/**
 * Counts in this process's memory.
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 */
export function createVisitTimesLimits(networkOf: (address: string) => string): VisitTimesLimits {
  const { points, seconds } = limits.visitTimes
  const networks = new RateLimiterMemory({ keyPrefix: 'visit-times', points, duration: seconds })
  return { ask: (address) => secondsToWait(networks, networkOf(address)) }
}
