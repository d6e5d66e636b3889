import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits.mjs'
import { secondsToWait } from '@/lib/rate-limit'

const { points, seconds } = limits.articleViews

export interface ViewLimits {
  /** @param program the client's user agent, see lib/requests/client-program.ts */
  mayCount(articleId: string, address: string, program: string): Promise<boolean>
}

/**
 * Keeps counts in this process's memory.
 * @param networkOf maps an address to its network, see lib/registrations/client-network.ts
 */
export function createViewLimits(networkOf: (address: string) => string): ViewLimits {
  const networks = new RateLimiterMemory({ keyPrefix: 'view-network', points: points.network, duration: seconds })
  const programs = new RateLimiterMemory({ keyPrefix: 'view-program', points: points.program, duration: seconds })
  return {
    async mayCount(articleId, address, program) {
      const key = `${articleId}\0${networkOf(address)}`
      // Checks the network first, which bounds the number of user agents to remember.
      if ((await secondsToWait(networks, key)) > 0) return false
      if ((await secondsToWait(programs, `${key}\0${createHash('sha256').update(program).digest('base64url')}`)) === 0) return true
      await networks.reward(key)
      return false
    },
  }
}
