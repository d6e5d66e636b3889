import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from '@/lib/rate-limit'
import { clientNetwork } from './client-network'

/** People mistype, and share addresses: an address may try this many times as often as a client may register. */
const ATTEMPTS_PER_REGISTRATION = 6

export interface RegistrationLimits {
  /** Any request with a readable body. @returns seconds to wait, or 0 to go on */
  attempt(client: string): Promise<number>
  /**
   * A new registration. A client is one program behind one address: thousands of phones share a carrier's address.
   * @param program a hash of what the client's program says of itself
   * @returns seconds to wait, or 0 to go on
   */
  register(client: string, program: string): Promise<number>
  /** Gives back what {@link register} took when nothing was stored. */
  giveBack(client: string, program: string): Promise<void>
}

/**
 * Counts in this process's memory: right for the embedded store, which has one process.
 * @param perMinute registrations a minute and client; a household or an office behind one address stays below
 */
export function createRegistrationLimits(perMinute: number): RegistrationLimits {
  const attempts = new RateLimiterMemory({ keyPrefix: 'attempt', points: perMinute * ATTEMPTS_PER_REGISTRATION, duration: 60 })
  const clients = new RateLimiterMemory({ keyPrefix: 'client', points: perMinute, duration: 60 })
  const keyOf = (client: string, program: string) => `${clientNetwork(client)} ${program}`

  return {
    attempt: (client) => secondsToWait(attempts, clientNetwork(client)),
    register: (client, program) => secondsToWait(clients, keyOf(client, program)),
    async giveBack(client, program) {
      await clients.reward(keyOf(client, program))
    },
  }
}
