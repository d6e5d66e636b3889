import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits.mjs'
import { secondsToWait } from '@/lib/rate-limit'
import { clientNetwork } from './client-network'

const { registrations, registrationAttempts } = limits

export interface RegistrationLimits {
  /** Any request with a readable body. @param program as for {@link register} @returns seconds to wait, or 0 to go on */
  attempt(client: string, program?: string): Promise<number>
  /**
   * A new registration. A client is one program behind one address: thousands of phones share a carrier's address.
   * @param program a hash of what the client's program says of itself
   * @returns seconds to wait, or 0 to go on
   */
  register(client: string, program: string): Promise<number>
  /** Gives back what {@link register} took when nothing was stored. */
  refund(client: string, program: string): Promise<void>
}

/**
 * Counts in this process's memory: right for the embedded store, which has one process.
 * @param points registrations of one client within the time that lib/limits.mjs says
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
