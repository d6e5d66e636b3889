import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits.mjs'
import { secondsToWait } from '@/lib/rate-limit'
import { clientNetwork } from './client-network'

const { registrations, registrationAttempts } = limits

export interface RegistrationLimits {
  /** Counts any request with a readable body. @param program as for {@link register} @returns seconds to wait, or 0 to continue */
  attempt(client: string, program?: string): Promise<number>
  /**
   * Counts a new registration. A client is one user agent at one address, because thousands of phones share a carrier's address.
   * @param program hash of the client's user agent
   * @returns seconds to wait, or 0 to continue
   */
  register(client: string, program: string): Promise<number>
  /** Undoes {@link register} after nothing was stored. */
  refund(client: string, program: string): Promise<void>
}

/**
 * Counts in this process's memory, which suffices for the embedded store's single process.
 * @param points registrations of one client within the time in lib/limits.mjs
 */
export function createRegistrationLimits(points: number = registrations.points): RegistrationLimits {
  const attempts = new RateLimiterMemory({
    keyPrefix: 'attempt',
    points: points * registrationAttempts.timesRegistrations,
    duration: registrationAttempts.seconds,
  })
  const clients = new RateLimiterMemory({ keyPrefix: 'client', points, duration: registrations.seconds })
  const keyOf = (client: string, program: string) => `${clientNetwork(client)} ${program}`

  return {
    attempt: (client, program = '') => secondsToWait(attempts, keyOf(client, program)),
    register: (client, program) => secondsToWait(clients, keyOf(client, program)),
    async refund(client, program) {
      await clients.reward(keyOf(client, program))
    },
  }
}
