import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits'
import { secondsToWait } from '@/lib/rate-limit'
import { clientNetwork } from '@/lib/client-network'

const { registrations, registrationAttempts } = limits

export interface RegistrationLimits {
  /** Counts any request with a readable body. @param userAgent as for {@link register} @returns seconds to wait, or 0 to continue */
  attempt(client: string, userAgent?: string): Promise<number>
  /**
   * Counts a new registration. A client is one user agent at one address, because thousands of phones share a carrier's address.
   * @param userAgent hash of the client's user agent
   * @returns seconds to wait, or 0 to continue
   */
  register(client: string, userAgent: string): Promise<number>
  /** Undoes {@link register} after nothing was stored. */
  refund(client: string, userAgent: string): Promise<void>
}

/**
 * Counts in this process's memory, which suffices for the embedded store's single process.
 * @param points registrations of one client within the time in lib/limits.ts
 */
export function createRegistrationLimits(points: number = registrations.points): RegistrationLimits {
  const attempts = new RateLimiterMemory({
    keyPrefix: 'attempt',
    points: points * registrationAttempts.timesRegistrations,
    duration: registrationAttempts.seconds,
  })
  const clients = new RateLimiterMemory({ keyPrefix: 'client', points, duration: registrations.seconds })
  const keyOf = (client: string, userAgent: string) => `${clientNetwork(client)} ${userAgent}`

  return {
    attempt: (client, userAgent = '') => secondsToWait(attempts, keyOf(client, userAgent)),
    register: (client, userAgent) => secondsToWait(clients, keyOf(client, userAgent)),
    async refund(client, userAgent) {
      await clients.reward(keyOf(client, userAgent))
    },
  }
}
