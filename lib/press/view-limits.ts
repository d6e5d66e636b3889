import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits.mjs'
import { secondsToWait } from '@/lib/rate-limit'

const { points, seconds } = limits.articleViews

export interface ViewLimits {
  /** @param program what the client's program says of itself, see lib/requests/client-program.ts */
  mayCount(articleId: string, address: string, program: string): Promise<boolean>
}

/**
 * Counts in this process's memory.
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 */
export function createViewLimits(networkOf: (address: string) => string): ViewLimits {
  const networks = new RateLimiterMemory({ keyPrefix: 'view-network', points: points.network, duration: seconds })
  const programs = new RateLimiterMemory({ keyPrefix: 'view-program', points: points.program, duration: seconds })
  return {
    async mayCount(articleId, address, program) {
      const key = `${articleId}\0${networkOf(address)}`
      // The network first: only as many programs of it are remembered as may count.
      if ((await secondsToWait(networks, key)) > 0) return false
      if ((await secondsToWait(programs, `${key}\0${createHash('sha256').update(program).digest('base64url')}`)) === 0) return true
      await networks.reward(key)
      return false
    },
  }
}
