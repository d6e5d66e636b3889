import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits.mjs'
import { secondsToWait } from '@/lib/rate-limit'

export interface VisitTimesLimits {
  /**
   * @param address of the client
   * @param key what is asked for; of few kinds, as one answer of each is kept
   * @returns what `read` answers; once the network of the address has asked too often, maybe what it answered anybody a moment ago
   */
  readFor<T>(address: string, key: string, read: () => Promise<T>): Promise<T>
}

/**
 * Bounds what asking costs the store, and refuses nobody: strangers behind the same address ask as well. In this process's memory.
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 */
export function createVisitTimesLimits(networkOf: (address: string) => string, now: () => Date): VisitTimesLimits {
  const { points, seconds, sharedSeconds } = limits.visitTimes
  const networks = new RateLimiterMemory({ keyPrefix: 'visit-times', points, duration: seconds })
  const shared = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>()
  return {
    async readFor<T>(address: string, key: string, read: () => Promise<T>) {
      if ((await secondsToWait(networks, networkOf(address))) === 0) return read()
      const time = now().getTime()
      const kept = shared.get(key)
      if (kept && kept.until > time) return kept.answer as Promise<T>
      const answer = read()
      answer.catch(() => shared.delete(key))
      shared.set(key, { until: time + sharedSeconds * 1000, answer })
      return answer
    },
  }
}
