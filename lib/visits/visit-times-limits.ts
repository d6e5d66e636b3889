import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits'
import { secondsToWait } from '@/lib/rate-limit'

export interface VisitTimesLimits {
  /**
   * @param address of the client
   * @param key of the request; few values, because one response of each is kept
   * @returns the result of `read`; for a network over its limit possibly a shared recent result
   */
  readFor<T>(address: string, key: string, read: () => Promise<T>): Promise<T>
}

/**
 * Limits the cost of requests for the store without refusing any, because others share the address. Keeps counts in
 * this process's memory.
 * @param networkOf maps an address to its network, see lib/client-network.ts
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
