import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits'
import { secondsToWait } from '@/lib/rate-limit'

const { points, seconds } = limits.articleViews

export interface ViewLimits {
  /** @param userAgent fingerprint, see lib/requests/user-agent-fingerprint.ts */
  mayCount(articleId: string, address: string, userAgent: string): Promise<boolean>
}

/**
 * Keeps counts in this process's memory.
 * @param networkOf maps an address to its network, see lib/client-network.ts
 */
export function createViewLimits(networkOf: (address: string) => string): ViewLimits {
  const networks = new RateLimiterMemory({ keyPrefix: 'view-network', points: points.network, duration: seconds })
  const userAgents = new RateLimiterMemory({ keyPrefix: 'view-program', points: points.userAgent, duration: seconds })
  return {
    async mayCount(articleId, address, userAgent) {
      const key = `${articleId}\0${networkOf(address)}`
      // The network first, which limits how many of its user agents are remembered.
      if ((await secondsToWait(networks, key)) > 0) return false
      if ((await secondsToWait(userAgents, `${key}\0${createHash('sha256').update(userAgent).digest('base64url')}`)) === 0) return true
      await networks.reward(key)
      return false
    },
  }
}
