import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits'
import { secondsToWait } from '@/lib/rate-limit'

export interface PopupLimits {
  /** @param address of the client */
  mayCount(address: string): Promise<boolean>
}

/**
 * Keeps counts in this process's memory.
 * @param networkOf maps an address to its network, see lib/client-network.ts
 */
export function createPopupLimits(networkOf: (address: string) => string): PopupLimits {
  const { points, seconds } = limits.popupOpens
  const networks = new RateLimiterMemory({ keyPrefix: 'popup-openings', points, duration: seconds })
  return { mayCount: async (address) => (await secondsToWait(networks, networkOf(address))) === 0 }
}
