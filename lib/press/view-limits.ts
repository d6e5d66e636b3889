import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from '@/lib/rate-limit'

/**
 * Readings of one article that count within an hour. A household or an office shares an address and may use equal
 * phones; whoever drops the cookie or changes what the program says of itself gets no further than `network`.
 */
const AN_HOUR = { program: 3, network: 20 } as const
const HOUR_SECONDS = 60 * 60

export interface ViewLimits {
  /** @param program what the client's program says of itself, see lib/http/client-program.ts */
  mayCount(articleId: string, address: string, program: string): Promise<boolean>
}

/**
 * Counts in this process's memory.
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 */
export function createViewLimits(networkOf: (address: string) => string, limits: Readonly<Record<keyof typeof AN_HOUR, number>> = AN_HOUR): ViewLimits {
  const networks = new RateLimiterMemory({ keyPrefix: 'view-network', points: limits.network, duration: HOUR_SECONDS })
  const programs = new RateLimiterMemory({ keyPrefix: 'view-program', points: limits.program, duration: HOUR_SECONDS })
  return {
    async mayCount(articleId, address, program) {
      const place = `${articleId}\0${networkOf(address)}`
      // The network first: only as many programs of it are remembered as may count.
      if ((await secondsToWait(networks, place)) > 0) return false
      if ((await secondsToWait(programs, `${place}\0${createHash('sha256').update(program).digest('base64url')}`)) === 0) return true
      await networks.reward(place)
      return false
    },
  }
}
